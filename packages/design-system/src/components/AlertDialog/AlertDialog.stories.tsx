import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlertDialog } from './AlertDialog';

const meta = {
  title: 'Components/AlertDialog',
  component: AlertDialog,
  // It covers the page that it is on: in the docs, one of its own.
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Delete client “Port of Halden”?',
    description: 'Deleted with it: 3 projects, 12 tasks. You can undo this right afterwards.',
    confirmLabel: 'Delete',
    onConfirm: () => undefined,
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
};
