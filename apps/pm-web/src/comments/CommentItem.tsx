import { Badge, Button, Comment } from '@linework/design-system';
import { type CommentAbout, type CommentRow, commentParts, excerpt } from '@linework/domain';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormat } from '../format/useFormat';
import type { Deleting } from '../lists/useDelete';
import { CommentForm, type WrittenComment } from './CommentForm';
import { commentApi } from './commentApi';

interface CommentItemProps {
  about: CommentAbout;
  row: CommentRow;
  /** A link led to it. */
  isCurrent: boolean;
  onReply: () => void;
  onChanged: () => Promise<unknown>;
  deleting: Deleting;
  answers?: ReactNode;
  children?: ReactNode;
}

/** One comment with what can be done about it. */
export function CommentItem({
  about,
  row,
  isCurrent,
  onReply,
  onChanged,
  deleting,
  answers,
  children,
}: CommentItemProps) {
  const { ago } = useFormat();
  const [isEditing, setEditing] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const { id, version, body, mentions, authorName, authorInitials, createdAt, isInternal } = row;
  const author = authorName || 'Somebody who left';

  // What is in view, and where the keyboard is, are the page's.
  useEffect(() => {
    if (!isCurrent) return;
    item.current?.scrollIntoView({ block: 'center' });
    item.current?.focus({ preventScroll: true });
  }, [isCurrent]);

  const close = () => {
    setEditing(false);
    // Its button is back with the next drawing.
    queueMicrotask(() => edit.current?.focus());
  };
  const save = async ({ body: words, mentions: named }: WrittenComment) => {
    await commentApi.update(id, { body: words, mentions: named }, version);
    await onChanged();
    close();
  };
  const short = excerpt(body.replace(/\s+/g, ' '), 40);

  return (
    <Comment
      ref={item}
      tabIndex={-1}
      data-comment={id}
      author={author}
      initials={authorInitials}
      byline={row.isByClient && <Badge>Client</Badge>}
      parts={commentParts(body, mentions).map(({ text, personId }) => ({
        text,
        isMention: personId !== undefined,
      }))}
      time={ago(createdAt)}
      dateTime={createdAt}
      internal={isInternal}
      edited={row.editedAt !== null}
      current={isCurrent}
      editor={
        isEditing && (
          <CommentForm
            about={about}
            name={['comment', id, `${version}`]}
            label="Change the comment"
            initial={{ text: body, people: mentions, internal: isInternal }}
            choosesInternal={false}
            sendLabel="Save"
            onSend={save}
            onCancel={close}
            autoFocus
          />
        )
      }
      actions={
        !isEditing && (
          <>
            <Button
              size="small"
              variant="ghost"
              aria-label={`Reply to ${author}: ${short}`}
              onClick={onReply}
            >
              Reply
            </Button>
            {row.mayUpdate && (
              <Button
                ref={edit}
                size="small"
                variant="ghost"
                aria-label={`Edit “${short}”`}
                onClick={() => setEditing(true)}
              >
                Edit
              </Button>
            )}
            {row.mayDelete && (
              <Button
                size="small"
                variant="ghost"
                aria-label={`Delete “${short}”`}
                onClick={() => deleting.ask({ id, name: short, version })}
              >
                Delete
              </Button>
            )}
          </>
        )
      }
      answers={answers}
    >
      {children}
    </Comment>
  );
}
