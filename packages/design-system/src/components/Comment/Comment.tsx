'use client';
import { Lock } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useMessages } from '../../locale/useMessages';
import { focusRing } from '../../theme/focusRing.css';
import { Avatar } from '../Avatar';
import { Badge } from '../Badge';
import { classNames } from '../classNames';
import { tone } from '../tones.css';
import { withRef } from '../withRef';
import * as styles from './Comment.css';
import { commentMessages } from './messages';

/** A piece of a comment's text. */
export interface CommentTextPart {
  text: string;
  /** It names somebody. */
  isMention?: boolean;
}

export interface CommentProps extends Omit<ComponentPropsWithRef<'li'>, 'children'> {
  /** Who said it. */
  author: string;
  initials?: string;
  /** Beside the name: 'Client'. */
  byline?: ReactNode;
  /** What was said, as plain text with its line breaks; null where it was deleted and its answers stand. */
  parts: readonly CommentTextPart[] | null;
  /** '42m ago' */
  time?: string;
  /** The moment for machines, ISO 8601. */
  dateTime?: string;
  /** Only the team sees it. */
  internal?: boolean;
  /** The words were changed since. */
  edited?: boolean;
  /** A link led to it: it is marked. */
  current?: boolean;
  /** In place of the text: the field in which it is being changed. */
  editor?: ReactNode;
  /** Buttons below it. */
  actions?: ReactNode;
  /** Comments that answer it. */
  answers?: ReactNode;
  /** Below the answers: the field in which one is being written. */
  children?: ReactNode;
}

/**
 * What one person said, in a `CommentList` or as an answer to another.
 *
 * Not for what happened (`NotificationList`) nor for a remark of the app (`Callout`).
 *
 * @example
 * <Comment author="Ola Eriksen" time="18m ago" parts={[{ text: 'Done.' }]} actions={<Button variant="ghost" size="small">Reply</Button>} />
 */
export const Comment = withRef(function Comment({
  author,
  initials,
  byline,
  parts,
  time,
  dateTime,
  internal = false,
  edited = false,
  current = false,
  editor,
  actions,
  answers,
  children,
  className,
  ...rest
}: CommentProps) {
  const text = useMessages('Comment', commentMessages);
  return (
    <li
      data-component="Comment"
      data-internal={internal ? '' : undefined}
      aria-current={current || undefined}
      className={classNames(styles.item, focusRing, className)}
      {...rest}
    >
      <article className={styles.comment}>
        <Avatar name={author || undefined} initials={initials} size="small" decorative />
        <div className={styles.content}>
          {parts === null ? (
            <p className={styles.gone}>{text.deleted}</p>
          ) : (
            <>
              <div className={styles.head}>
                <h3 className={styles.author}>{author}</h3>
                {byline}
                <span className={styles.meta}>
                  <time dateTime={dateTime}>{time}</time>
                  {edited && <span>{` · ${text.edited}`}</span>}
                </span>
                {internal && (
                  <Badge
                    tone="warning"
                    icon={<Lock aria-hidden className={styles.lock} />}
                    title={text.onlyTeam}
                  >
                    {text.internal}
                  </Badge>
                )}
              </div>
              {editor ? (
                <div className={styles.full}>{editor}</div>
              ) : (
                <div
                  data-part="words"
                  className={classNames(
                    styles.words,
                    internal && classNames(tone.warning, styles.internalWords),
                    current && styles.current,
                  )}
                >
                  <Words parts={parts} internal={internal} />
                </div>
              )}
              {actions && <div className={styles.actions}>{actions}</div>}
            </>
          )}
          {answers && <ol className={styles.answers}>{answers}</ol>}
          {children && <div className={styles.full}>{children}</div>}
        </div>
      </article>
    </li>
  );
});

function Words({ parts, internal }: { parts: readonly CommentTextPart[]; internal: boolean }) {
  // The same text always has the same parts: a part is found by where it begins.
  let at = 0;
  return parts.map(({ text, isMention }) => {
    const key = at;
    at += text.length;
    return (
      <span
        key={key}
        data-part={isMention ? 'mention' : undefined}
        className={isMention ? classNames(styles.mention, internal && styles.internalMention) : undefined}
      >
        {text}
      </span>
    );
  });
}
