'use client';
import { History } from 'lucide-react';
import { type ComponentPropsWithRef, Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../../locale/useMessages';
import { Button } from '../Button';
import { classNames } from '../classNames';
import { EmptyState } from '../EmptyState';
import { groupHeading } from '../groupHeading.css';
import { mergeRefs } from '../mergeRefs';
import { Skeleton } from '../Skeleton';
import { VisuallyHidden } from '../VisuallyHidden';
import { withRef } from '../withRef';
import type { ActivityItem } from './ActivityItem';
import * as styles from './ActivityList.css';
import { ActivityRow } from './ActivityRow';
import { activityListMessages } from './messages';

export type { ActivityItem, ActivityPart } from './ActivityItem';

export interface ActivityListProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Newest first. */
  entries: readonly ActivityItem[];
  /** Asks for those before; absent where there are none. */
  onShowEarlier?: () => void;
  /** They are on their way. */
  showingEarlier?: boolean;
  /** None are there yet. */
  loading?: boolean;
  /** In place of the list: an `ErrorState` that asks again. */
  failure?: ReactNode;
  /** Of the headings of days. */
  headingLevel?: 2 | 3 | 4;
  /** Its accessible name, where 'Activity' is not enough. */
  'aria-label'?: string;
}

/**
 * Who did what, and when: a sentence for each, under its day, with what was written below it.
 *
 * Not for what concerns the reader and waits to be read (`NotificationList`).
 *
 * Keyboard: Tab goes from link to link; after 'Show earlier' the focus is at the first of those that came.
 *
 * @example <ActivityList entries={entries} onShowEarlier={hasMore ? showEarlier : undefined} />
 */
export const ActivityList = withRef(function ActivityList({
  entries,
  onShowEarlier,
  showingEarlier = false,
  loading = false,
  failure,
  headingLevel = 3,
  className,
  ref,
  'aria-label': label,
  ...rest
}: ActivityListProps) {
  const text = useMessages('ActivityList', activityListMessages);
  const root = useRef<HTMLElement>(null);
  const shownBefore = useRef<number | null>(null);
  const Heading = `h${headingLevel}` as const;

  // The button may be gone with the last of them, and the focus with it.
  useEffect(() => {
    const before = shownBefore.current;
    if (before === null || entries.length <= before) return;
    shownBefore.current = null;
    root.current?.querySelectorAll<HTMLElement>('[data-part="entry"]')[before]?.focus();
  }, [entries.length]);

  return (
    <section
      data-component="ActivityList"
      aria-label={label ?? text.title}
      aria-busy={loading || undefined}
      className={classNames(styles.root, className)}
      ref={mergeRefs(root, ref)}
      {...rest}
    >
      {failure ??
        (entries.length === 0 && loading ? (
          <div className={styles.loading}>
            <VisuallyHidden role="status">{text.loading}</VisuallyHidden>
            {['one', 'two', 'three', 'four'].map((row) => (
              <div key={row} className={styles.waiting}>
                <Skeleton width={24} height={24} />
                <Skeleton lines={2} />
              </div>
            ))}
          </div>
        ) : entries.length === 0 ? (
          <EmptyState
            icon={<History />}
            title={text.empty}
            description={text.emptyDetail}
            className={styles.empty}
          />
        ) : (
          inGroups(entries).map(({ label: day, items }) => (
            <Fragment key={day}>
              <Heading className={groupHeading}>{day}</Heading>
              <ul className={styles.list}>
                {items.map((entry) => (
                  <ActivityRow key={entry.id} entry={entry} />
                ))}
              </ul>
            </Fragment>
          ))
        ))}
      {onShowEarlier && !failure && entries.length > 0 && (
        <div className={styles.footer}>
          <Button
            size="small"
            variant="ghost"
            busy={showingEarlier}
            onClick={() => {
              shownBefore.current = entries.length;
              onShowEarlier();
            }}
          >
            {text.showEarlier}
          </Button>
        </div>
      )}
    </section>
  );
});

/** Those of the same day together, in the order of the first of each. */
function inGroups(entries: readonly ActivityItem[]) {
  const groups = new Map<string, ActivityItem[]>();
  for (const entry of entries) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  return [...groups].map(([label, items]) => ({ label, items }));
}
