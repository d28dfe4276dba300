import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { Stack } from '../Stack';
import { TextField } from '../TextField';
import { Dialog } from './Dialog';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    title: 'New task',
    description: 'It belongs to Spillway gate renewal.',
    trigger: <Button>New task</Button>,
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="solid" tone="accent">
          Create Task
        </Button>
      </>
    ),
    children: (
      <Stack gap={12}>
        <TextField label="Title" />
        <TextField label="Assignee" />
      </Stack>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  args: { defaultOpen: true },
};
