import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Sheet } from '../../stories/Sheet';
import { Link } from '../Link';
import type { NotificationItem } from '../NotificationList';
import { TopBar } from '../TopBar';
import { NotificationBell } from './NotificationBell';

const notifications: NotificationItem[] = [
  {
    id: '1',
    type: 'warning',
    title: 'Budget at 80 %',
    message: 'Spillway gate renewal has used 412 of 515 hours.',
    time: '5m ago',
    read: false,
    action: { label: 'Open project', link: <Link href="#project">{null}</Link> },
  },
  {
    id: '2',
    type: 'info',
    title: 'Task assigned to you',
    message: 'Check hoist chain drawing, due 2026-11-20.',
    time: '2h ago',
    read: false,
  },
  {
    id: '3',
    type: 'success',
    title: 'Time approved',
    message: 'Week 46, 38h 30m.',
    time: '3d ago',
    read: true,
  },
];

const noop = () => undefined;

const meta = {
  title: 'Components/NotificationBell',
  component: NotificationBell,
  args: { notifications, onRead: noop, onReadAll: noop, onDelete: noop, onClear: noop },
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
