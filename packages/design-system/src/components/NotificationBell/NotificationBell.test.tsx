import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { Link } from '../Link';
import type { NotificationItem } from '../NotificationList';
import { NotificationBell, type NotificationBellProps } from './NotificationBell';

const noop = () => undefined;
const handlers = { onRead: noop, onReadAll: noop, onDelete: noop, onClear: noop };

const some = (count: number, read = false): NotificationItem[] =>
  Array.from({ length: count }, (_, place) => ({
    id: `${count - place}`,
    type: 'info',
    title: `Task ${count - place}`,
    time: 'Just now',
    read,
    action: { label: 'Open', link: <Link href={`#${count - place}`} /> },
  }));

describeConformance(
  'NotificationBell',
  (props) => <NotificationBell notifications={some(2)} {...handlers} {...props} />,
  { element: 'BUTTON' },
);

const bell = (props: Partial<NotificationBellProps> = {}) => (
  <NotificationBell notifications={some(2)} {...handlers} {...props} />
);

describe('NotificationBell', () => {
  it.each([
    [0, null, 'Notifications'],
    [1, '1', 'Notifications, 1 unread'],
    [9, '9', 'Notifications, 9 unread'],
    [10, '9+', 'Notifications, 9+ unread'],
  ])('NOT-02: counts %i unread as %s', (count, badge, name) => {
    const { container } = render(bell({ notifications: [...some(count), ...some(3, true)] }));
    expect(container.querySelector('[data-part="badge"]')?.textContent ?? null).toBe(badge);
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
  });

  it('opens the list, and Escape gives the focus back', async () => {
    render(bell());
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('dialog', { name: 'Notifications' })).toHaveTextContent('Task 2');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('NOT-01: following an action marks it as read and closes', async () => {
    const onRead = vi.fn();
    const onFollow = vi.fn();
    render(bell({ onRead, onFollow, notifications: some(1) }));
    await userEvent.click(screen.getByRole('button'));
    await userEvent.click(screen.getByRole('link', { name: 'Open' }));
    expect(onRead).toHaveBeenCalledExactlyOnceWith('1');
    expect(onFollow).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says politely what comes in, and nothing of what was there before', () => {
    const { rerender } = render(bell({ notifications: [], loading: true }));
    const status = screen.getByRole('status');
    rerender(bell({ notifications: some(2) }));
    expect(status).toBeEmptyDOMElement();
    rerender(bell({ notifications: some(3) }));
    expect(status).toHaveTextContent('New notification: Task 3');
    rerender(bell({ notifications: some(5) }));
    expect(status).toHaveTextContent('2 new notifications');
  });

  it('does not say again what was taken away and brought back', () => {
    const { rerender } = render(bell({ notifications: some(2) }));
    rerender(bell({ notifications: [] }));
    rerender(bell({ notifications: some(2) }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
