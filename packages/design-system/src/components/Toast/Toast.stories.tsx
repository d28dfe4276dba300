import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { Stack } from '../Stack';
import { useToast } from './ToastContext';
import { ToastProvider } from './ToastProvider';

const meta = {
  title: 'Components/Toast',
  component: ToastProvider,
  // It covers the page that it is on: in the docs, one of its own.
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  args: { children: null },
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

function Ask() {
  const toast = useToast();
  const duration = Number.POSITIVE_INFINITY;
  return (
    <Stack direction="row" gap={8} wrap>
      <Button
        onClick={() =>
          toast({
            title: '“Port of Halden” deleted',
            duration,
            action: { label: 'Undo', onAction: () => undefined },
          })
        }
      >
        Delete
      </Button>
      <Button onClick={() => toast({ tone: 'success', title: 'Saved', duration })}>Save</Button>
      <Button
        onClick={() =>
          toast({
            tone: 'danger',
            title: 'You are still signed in',
            description: 'The server did not answer. Try again.',
            duration,
          })
        }
      >
        Sign out
      </Button>
    </Stack>
  );
}

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <ToastProvider>
      <Ask />
    </ToastProvider>
  ),
  play: async ({ canvasElement }) => {
    for (const button of canvasElement.querySelectorAll('button')) button.click();
  },
};

/** What was done is announced with the way back, which can be taken by the keyboard. */
export const Undone: Story = {
  render: () => (
    <ToastProvider>
      <Ask />
    </ToastProvider>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    undo.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  },
};
