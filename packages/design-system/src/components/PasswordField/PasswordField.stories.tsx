import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { FormGrid } from '../Form';
import { PasswordField } from './PasswordField';

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <FormGrid columns={3}>
        <PasswordField label="Password" autoComplete="off" />
        <PasswordField label="Filled" autoComplete="off" defaultValue="gate-hoist-crane" />
        <PasswordField label="New password" autoComplete="off" required hint="At least 12 characters" />
        <PasswordField label="Wrong" autoComplete="off" error="Password is too short" defaultValue="gate" />
        <PasswordField label="Disabled" autoComplete="off" disabled defaultValue="gate-hoist" />
      </FormGrid>
    </Sheet>
  ),
};
