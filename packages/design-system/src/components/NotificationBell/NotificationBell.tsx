'use client';
import { Bell } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useMessages } from '../../locale/useMessages';
import { useNumber } from '../../locale/useNumber';
import { IconButton } from '../IconButton';
import { NotificationList, type NotificationListProps } from '../NotificationList';
import { Popover } from '../Popover';
import { useControlled } from '../useControlled';
import { VisuallyHidden } from '../VisuallyHidden';
import { withRef } from '../withRef';
import { notificationBellMessages } from './messages';
import * as styles from './NotificationBell.css';
import { useArrivals } from './useArrivals';

export interface NotificationBellProps
  extends Omit<ComponentPropsWithRef<'button'>, 'children'>,
    Pick<
      NotificationListProps,
      | 'notifications'
      | 'onRead'
      | 'onReadAll'
      | 'onDelete'
      | 'onClear'
      | 'onFollow'
      | 'loading'
      | 'failure'
      | 'footer'
    > {
  /** How many are unread, where more are kept than are handed over. */
  unread?: number;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/**
 * The bell of the top bar: how many are unread, '9+' above nine, and the `NotificationList` behind it. New ones are said politely
 * while one works on; following an action closes it.
 *
 * Not for messages about what one does oneself (`useToast`).
 *
 * Keyboard: Enter and Space open it, Escape closes it and gives the focus back.
 *
 * @example <TopBar end={<NotificationBell notifications={notifications} onRead={read} ... />} />
 */
export const NotificationBell = withRef(function NotificationBell({
  notifications,
  unread: unreadProp,
  onRead,
  onReadAll,
  onDelete,
  onClear,
  onFollow,
  loading = false,
  failure,
  footer,
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  ...rest
}: NotificationBellProps) {
  const text = useMessages('NotificationBell', notificationBellMessages);
  const number = useNumber();
  const [open, setOpen] = useControlled(openProp, defaultOpen, onOpenChange);
  const arrived = useArrivals(notifications, loading);
  const unread = unreadProp ?? notifications.filter(({ read }) => !read).length;
  // Said as it is seen, so that who speaks to the page can name it.
  const shown = unread > 9 ? `${number(9)}+` : number(unread);
  const [first] = arrived;
  return (
    <>
      <Popover
        open={open}
        onOpenChange={setOpen}
        label={text.name}
        className={styles.popover}
        trigger={
          <IconButton
            data-component="NotificationBell"
            label={unread > 0 ? text.unread(unread, shown) : text.name}
            icon={
              <span className={styles.icon}>
                <Bell />
                {unread > 0 && (
                  <span data-part="badge" className={styles.badge} aria-hidden="true">
                    {shown}
                  </span>
                )}
              </span>
            }
            {...rest}
          />
        }
      >
        <NotificationList
          {...{ notifications, onRead, onReadAll, onDelete, onClear, loading, failure, footer }}
          className={styles.list}
          onFollow={(notification) => {
            setOpen(false);
            onFollow?.(notification);
          }}
        />
      </Popover>
      <VisuallyHidden role="status">
        {first &&
          (arrived.length === 1
            ? text.arrivedOne(first.title)
            : text.arrived(arrived.length, number(arrived.length)))}
      </VisuallyHidden>
    </>
  );
});
