'use client';
import { Bell } from 'lucide-react';
import { type ComponentPropsWithRef, Fragment, type ReactNode, useId, useRef } from 'react';
import { useMessages } from '../../locale/useMessages';
import { Button } from '../Button';
import { classNames } from '../classNames';
import { EmptyState } from '../EmptyState';
import { groupHeading } from '../groupHeading.css';
import { mergeRefs } from '../mergeRefs';
import { Skeleton } from '../Skeleton';
import { VisuallyHidden } from '../VisuallyHidden';
import { withRef } from '../withRef';
import { notificationListMessages } from './messages';
import type { NotificationItem } from './NotificationItem';
import * as styles from './NotificationList.css';
import { NotificationRow } from './NotificationRow';

export type { NotificationItem } from './NotificationItem';

export interface NotificationListProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Newest first. */
  notifications: readonly NotificationItem[];
  onRead: (id: string) => void;
  onReadAll: () => void;
  onDelete: (id: string) => void;
  onClear: () => void;
  /** An action link was followed; `onRead` was told before, if it was unread. */
  onFollow?: (notification: NotificationItem) => void;
  /** None are there yet. */
  loading?: boolean;
  /** In place of the list: an `ErrorState` that asks again. */
  failure?: ReactNode;
  /** Below the list, always in sight: a link to all of them. */
  footer?: ReactNode;
  /** Its accessible name, where its heading is not enough: there are two. */
  'aria-label'?: string;
}

/**
 * What happened while one was away: each can be read, followed, deleted, and all at once too. Keeps nothing itself: its owner
 * does, and shows what is there after.
 *
 * Not for what has just been done (`useToast`), nor for a state of the page that stays (`Callout`).
 *
 * Keyboard: Tab goes from control to control; after a deletion the focus is at the next one.
 *
 * @example <NotificationList notifications={notifications} onRead={read} onReadAll={readAll} onDelete={remove} onClear={clear} />
 */
export const NotificationList = withRef(function NotificationList({
  notifications,
  onRead,
  onReadAll,
  onDelete,
  onClear,
  onFollow,
  loading = false,
  failure,
  footer,
  className,
  ref,
  'aria-label': label,
  ...rest
}: NotificationListProps) {
  const text = useMessages('NotificationList', notificationListMessages);
  const headingId = useId();
  const root = useRef<HTMLElement>(null);
  const isEmpty = notifications.length === 0;
  const groups = inGroups(notifications);
  const shown = groups.flatMap(({ items }) => items);

  // What was pressed goes away; the focus must not go with it.
  const keepFocus = () => root.current?.focus();
  const focusBeside = (id: string) => {
    const place = shown.findIndex((one) => one.id === id);
    const buttons = root.current?.querySelectorAll<HTMLElement>('[data-part="delete"]') ?? [];
    const button = buttons[place + 1] ?? buttons[place - 1];
    if (button) button.focus();
    else keepFocus();
  };

  return (
    <section
      data-component="NotificationList"
      aria-label={label}
      aria-labelledby={label === undefined ? headingId : undefined}
      aria-busy={loading || undefined}
      tabIndex={-1}
      className={classNames(styles.root, className)}
      ref={mergeRefs(root, ref)}
      {...rest}
    >
      <div className={styles.head}>
        <h2 id={headingId} className={styles.heading}>
          {text.title}
        </h2>
        {notifications.some(({ read }) => !read) && (
          <Button
            size="small"
            variant="ghost"
            onClick={() => {
              keepFocus();
              onReadAll();
            }}
          >
            {text.markAllRead}
          </Button>
        )}
        {!isEmpty && (
          <Button
            size="small"
            variant="ghost"
            onClick={() => {
              keepFocus();
              onClear();
            }}
          >
            {text.clearAll}
          </Button>
        )}
      </div>
      {failure ??
        (isEmpty && loading ? (
          <div className={styles.loading}>
            <VisuallyHidden role="status">{text.loading}</VisuallyHidden>
            {['one', 'two', 'three'].map((row) => (
              <div key={row} className={styles.waiting}>
                <Skeleton width="60%" />
                <Skeleton width="90%" height={12} />
              </div>
            ))}
          </div>
        ) : isEmpty ? (
          <EmptyState
            icon={<Bell />}
            title={text.empty}
            description={text.emptyDetail}
            className={styles.empty}
          />
        ) : (
          <div className={styles.groups}>
            {groups.map(({ label: group, items }) => (
              <Fragment key={group}>
                {group !== '' && <h3 className={groupHeading}>{group}</h3>}
                <ul className={styles.list}>
                  {items.map((notification) => (
                    <NotificationRow
                      key={notification.id}
                      notification={notification}
                      onRead={() => onRead(notification.id)}
                      onDelete={() => {
                        focusBeside(notification.id);
                        onDelete(notification.id);
                      }}
                      onFollow={() => {
                        if (!notification.read) onRead(notification.id);
                        onFollow?.(notification);
                      }}
                    />
                  ))}
                </ul>
              </Fragment>
            ))}
          </div>
        ))}
      {footer && <div className={styles.footer}>{footer}</div>}
    </section>
  );
});

/** Those of the same group together, in the order of the first of each. */
function inGroups(notifications: readonly NotificationItem[]) {
  const groups = new Map<string, NotificationItem[]>();
  for (const item of notifications) {
    const label = item.group ?? '';
    groups.set(label, [...(groups.get(label) ?? []), item]);
  }
  return [...groups].map(([label, items]) => ({ label, items }));
}
