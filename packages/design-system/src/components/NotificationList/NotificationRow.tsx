import { BadgeCheck, Check, Info, type LucideIcon, OctagonX, TriangleAlert, X } from 'lucide-react';
import { Slot } from 'radix-ui';
import { type MouseEvent, useRef } from 'react';
import { useMessages } from '../../locale/useMessages';
import { classNames } from '../classNames';
import { IconButton } from '../IconButton';
import { Link } from '../Link';
import { ownTexts } from '../ownTexts';
import { type Tone, tone as tones } from '../tones.css';
import { VisuallyHidden } from '../VisuallyHidden';
import { notificationListMessages } from './messages';
import type { NotificationItem } from './NotificationItem';
import * as styles from './NotificationList.css';

interface NotificationRowProps {
  notification: NotificationItem;
  onRead: () => void;
  onDelete: () => void;
  onFollow: () => void;
}

/** A circle, a triangle, a rosette, an octagon: told apart without their colours. */
const kinds: Record<NotificationItem['type'], { Icon: LucideIcon; tone: Tone }> = {
  info: { Icon: Info, tone: 'info' },
  warning: { Icon: TriangleAlert, tone: 'warning' },
  success: { Icon: BadgeCheck, tone: 'success' },
  error: { Icon: OctagonX, tone: 'danger' },
};

/** One notification with what can be done about it. */
export function NotificationRow({ notification, onRead, onDelete, onFollow }: NotificationRowProps) {
  const text = useMessages('NotificationList', notificationListMessages);
  const row = useRef<HTMLLIElement>(null);
  const { type, title, message, time, dateTime, read, action } = notification;
  const { Icon, tone } = kinds[type];
  const readAndStay = () => {
    // Its button goes; the next one takes the focus.
    row.current?.querySelector<HTMLElement>('[data-part="delete"]')?.focus();
    onRead();
  };
  const follow = (event: MouseEvent) => {
    // The same link in another tab leaves this one as it is, but read.
    if (event.metaKey || event.ctrlKey || event.shiftKey) {
      if (!read) onRead();
    } else onFollow();
  };
  return (
    <li ref={row} data-part="notification" data-state={read ? 'read' : 'unread'} className={styles.item}>
      <span className={classNames(styles.icon, tones[tone])} data-type={type}>
        <Icon aria-hidden />
        <VisuallyHidden>{text[type]}</VisuallyHidden>
      </span>
      <div className={styles.words}>
        <span className={styles.title}>
          {!read && (
            <span className={styles.dot}>
              <VisuallyHidden>{text.unread}</VisuallyHidden>
            </span>
          )}
          {ownTexts(title)}
        </span>
        {message && <span className={styles.message}>{message}</span>}
        <span className={styles.foot}>
          <time dateTime={dateTime}>{time}</time>
          {action && (
            <Link asChild onClick={follow}>
              <Slot.Root>
                <Slot.Slottable>{action.link}</Slot.Slottable>
                {ownTexts(action.label)}
              </Slot.Root>
            </Link>
          )}
        </span>
      </div>
      <div className={styles.actions}>
        {!read && (
          <IconButton
            label={text.markRead(title)}
            icon={<Check />}
            size="small"
            tooltip={false}
            onClick={readAndStay}
          />
        )}
        <IconButton
          data-part="delete"
          label={text.remove(title)}
          icon={<X />}
          size="small"
          tooltip={false}
          onClick={onDelete}
        />
      </div>
    </li>
  );
}
