import { CircleCheck, Clock, type LucideIcon, Trash2, UserRound, UsersRound } from 'lucide-react';
import { Slot } from 'radix-ui';
import { Avatar } from '../Avatar';
import { Link } from '../Link';
import type { ActivityItem, ActivityPart } from './ActivityItem';
import * as styles from './ActivityList.css';

const signs: Record<NonNullable<ActivityItem['sign']>, LucideIcon> = {
  done: CircleCheck,
  time: Clock,
  team: UsersRound,
  deleted: Trash2,
};

/** One entry: who or what, the sentence with its time, and what was written. */
export function ActivityRow({ entry }: { entry: ActivityItem }) {
  const { person, sign, parts, time, dateTime, body } = entry;
  const Sign = sign ? signs[sign] : UserRound;
  return (
    <li data-part="entry" tabIndex={-1} className={styles.item}>
      {person && !sign ? (
        <Avatar {...person} decorative />
      ) : (
        <span className={styles.sign} data-sign={sign}>
          <Sign aria-hidden />
        </span>
      )}
      <div className={styles.words}>
        <p className={styles.sentence}>
          {placed(parts).map(({ part, at }) => (
            <Part key={at} part={part} />
          ))}{' '}
          <time dateTime={dateTime} className={styles.time}>
            {time}
          </time>
        </p>
        {body && <div className={styles.body}>{body}</div>}
      </div>
    </li>
  );
}

/** Each with the place where it begins in the sentence. */
function placed(parts: readonly ActivityPart[]) {
  let at = 0;
  return parts.map((part) => {
    const begin = at;
    at += part.text.length;
    return { part, at: begin };
  });
}

/** In an element of its own, as the browser's translator puts others in the place of texts. */
function Part({ part: { text, strong = false, link } }: { part: ActivityPart }) {
  if (link)
    return (
      <Link asChild className={styles.strong}>
        <Slot.Root>
          <Slot.Slottable>{link}</Slot.Slottable>
          <span>{text}</span>
        </Slot.Root>
      </Link>
    );
  return strong ? <strong className={styles.strong}>{text}</strong> : <span>{text}</span>;
}
