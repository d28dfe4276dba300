import { Link as DesignLink, NotificationBell, type NotificationBellProps } from '@linework/design-system';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAppPath } from '../app/useAppPath';
import { useNotifications } from './useNotifications';

/** The bell of the top bar with what one heard of lately (NOT-01, NOT-02). */
export function Bell(props: Pick<NotificationBellProps, 'defaultOpen' | 'ref'>) {
  const path = useAppPath();
  const { list, unread, query } = useNotifications();
  const [isOpen, setOpen] = useState(props.defaultOpen ?? false);
  const open = (next: boolean) => {
    setOpen(next);
    // What one may see has perhaps changed since.
    if (next) void query.refetch();
  };
  return (
    <NotificationBell
      {...list}
      ref={props.ref}
      unread={unread}
      open={isOpen}
      onOpenChange={open}
      footer={
        <DesignLink asChild>
          <Link to={path('/notifications')} onClick={() => setOpen(false)}>
            View all notifications
          </Link>
        </DesignLink>
      }
    />
  );
}
