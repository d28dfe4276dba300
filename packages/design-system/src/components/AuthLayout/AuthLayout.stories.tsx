import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { Stack } from '../Stack';
import { TextField } from '../TextField';
import { AuthLayout } from './AuthLayout';

const meta = {
  title: 'Components/AuthLayout',
  component: AuthLayout,
  args: {
    title: 'Sign in',
    description: 'to Halden & Roy',
    footer: 'Forgotten your password? Ask the owner of your workspace.',
    children: (
      <Stack gap={16}>
        <TextField label="Email" type="email" />
        <TextField label="Password" type="password" />
        <Button variant="solid" tone="accent" size="large">
          Sign in
        </Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof AuthLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
};
