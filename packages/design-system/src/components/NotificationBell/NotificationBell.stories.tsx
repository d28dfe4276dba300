import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Sheet } from '../../stories/Sheet';
import { someNotifications } from '../../stories/someNotifications';
import { TopBar } from '../TopBar';
import { NotificationBell } from './NotificationBell';

const noop = () => undefined;

const meta = {
  title: 'Components/NotificationBell',
  component: NotificationBell,
  args: { notifications: someNotifications, onRead: noop, onReadAll: noop, onDelete: noop, onClear: noop },
} satisfies Meta<typeof NotificationBell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Escape closes it and gives the focus back. */
export const OpenAndClose: Story = {
  play: async ({ canvasElement }) => {
    const bell = within(canvasElement).getByRole('button', { name: 'Notifications, 2 unread' });
    bell.focus();
    await userEvent.keyboard('{Enter}');
    await expect(within(document.body).getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(bell).toHaveFocus();
  },
};

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <TopBar
        end={
          <>
            <NotificationBell {...args} notifications={[]} />
            <NotificationBell {...args} unread={7} />
            <NotificationBell {...args} unread={120} />
            <NotificationBell {...args} defaultOpen />
          </>
        }
      />
    </Sheet>
  ),
};
