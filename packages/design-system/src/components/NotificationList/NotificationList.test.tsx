import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { Link } from '../Link';
import { type NotificationItem, NotificationList, type NotificationListProps } from './NotificationList';

const noop = () => undefined;

const notifications: NotificationItem[] = [
  {
    id: '1',
    type: 'warning',
    title: 'Budget at 80 %',
    message: 'Spillway gate renewal',
    time: '5m ago',
    dateTime: '2026-11-21T10:00:00Z',
    read: false,
    action: { label: 'Open project', link: <Link href="#project" /> },
  },
  { id: '2', type: 'info', title: 'Task assigned', time: '2h ago', read: false },
  { id: '3', type: 'error', title: 'Task overdue', time: '3d ago', read: true },
  { id: '4', type: 'success', title: 'Time approved', time: '2026-11-12', read: true },
];

const handlers = { onRead: noop, onReadAll: noop, onDelete: noop, onClear: noop };

describeConformance(
  'NotificationList',
  (props) => <NotificationList notifications={notifications} {...handlers} {...props} />,
  { element: 'SECTION' },
);

function Kept(props: Partial<NotificationListProps>) {
  const [kept, setKept] = useState(notifications);
  return (
    <NotificationList
      notifications={kept}
      onRead={(id) => setKept(kept.map((one) => (one.id === id ? { ...one, read: true } : one)))}
      onReadAll={() => setKept(kept.map((one) => ({ ...one, read: true })))}
      onDelete={(id) => setKept(kept.filter((one) => one.id !== id))}
      onClear={() => setKept([])}
      {...props}
    />
  );
}

const rows = () => screen.queryAllByRole('listitem');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('NotificationList', () => {
  it('NOT-01: each has the icon of its type, a title, a message, a relative time and an action', () => {
    render(<Kept />);
    const [first] = rows();
    expect(first).toHaveTextContent('WarningunreadBudget at 80 %Spillway gate renewal5m agoOpen project');
    expect(within(first as HTMLElement).getByText('5m ago')).toHaveAttribute(
      'datetime',
      '2026-11-21T10:00:00Z',
    );
    expect(screen.getByRole('link', { name: 'Open project' })).toHaveAttribute('href', '#project');
  });

  it('NOT-01: the types differ in the shape of their icons, not only in colour', () => {
    const { container } = render(<Kept />);
    const shapes = [...container.querySelectorAll('[data-type] > svg')].map((icon) => icon.innerHTML);
    expect(new Set(shapes).size).toBe(4);
  });

  it('NOT-01: marks one as read, and keeps the focus in its row', async () => {
    render(<Kept />);
    await press('Mark “Task assigned” as read');
    expect(rows()[1]).toHaveAttribute('data-state', 'read');
    expect(screen.getByRole('button', { name: 'Delete “Task assigned”' })).toHaveFocus();
  });

  it('NOT-01: marks all as read, after which nothing is left to mark', async () => {
    render(<Kept />);
    await press('Mark all as read');
    expect(screen.queryByText('unread')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus();
  });

  it('NOT-01: deletes one, and the focus is at the next', async () => {
    render(<Kept />);
    await press('Delete “Task assigned”');
    expect(rows()).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Delete “Task overdue”' })).toHaveFocus();
    await press('Delete “Time approved”');
    expect(screen.getByRole('button', { name: 'Delete “Task overdue”' })).toHaveFocus();
  });

  it('NOT-01, NOT-02: clears all, and then says that one is caught up', async () => {
    render(<Kept />);
    await press('Clear All');
    expect(rows()).toHaveLength(0);
    expect(screen.getByText('No notifications')).toBeInTheDocument();
    expect(screen.getByText("You're all caught up!")).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus();
  });

  it('NOT-01: following an action marks it as read and tells', async () => {
    const onFollow = vi.fn();
    render(<Kept onFollow={onFollow} />);
    await userEvent.click(screen.getByRole('link', { name: 'Open project' }));
    expect(onFollow).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '1' }));
    expect(rows()[0]).toHaveAttribute('data-state', 'read');
  });

  it('stands under its groups, has a foot that stays, and goes on to the next row in another group', async () => {
    const grouped = notifications.map((one, place) => ({ ...one, group: place < 2 ? 'Today' : 'Earlier' }));
    render(<Kept notifications={grouped} footer={<Link href="#all">All</Link>} />);
    const headings = screen.getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Today', 'Earlier']);
    expect(screen.getByRole('link', { name: 'All' })).toBeInTheDocument();
    const onDelete = screen.getByRole('button', { name: 'Delete “Task assigned”' });
    await userEvent.click(onDelete);
    expect(screen.getByRole('button', { name: 'Delete “Task overdue”' })).toHaveFocus();
  });

  it('only reads what is followed into another tab', async () => {
    const onFollow = vi.fn();
    render(<Kept onFollow={onFollow} />);
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: 'Open project' }));
    expect(onFollow).not.toHaveBeenCalled();
    expect(rows()[0]).toHaveAttribute('data-state', 'read');
  });

  it('waits without a word of emptiness, and makes room for what failed', () => {
    const { rerender } = render(<NotificationList notifications={[]} loading {...handlers} />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading notifications');
    expect(screen.queryByText('No notifications')).toBeNull();
    rerender(<NotificationList notifications={[]} failure={<p>Gone</p>} {...handlers} />);
    expect(screen.getByText('Gone')).toBeInTheDocument();
    expect(screen.queryByText('No notifications')).toBeNull();
  });
});
