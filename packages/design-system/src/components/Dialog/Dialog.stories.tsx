import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { Stack } from '../Stack';
import { TextField } from '../TextField';
import { Dialog } from './Dialog';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  // It covers the page that it is on: in the docs, one of its own.
  parameters: { docs: { story: { inline: false, height: '460px' } } },
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

/** Takes the focus in, closes on Escape, and gives the focus back to what opened it. */
export const OpensAndCloses: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'New task' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'New task' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
