import { Button, CommentComposer, MentionArea } from '@linework/design-system';
import {
  type CommentAbout,
  type CommentCreate,
  commentMessages,
  isBlank,
  limits,
  type Mention,
  mentionedIn,
  textProblem,
} from '@linework/domain';
import { type KeyboardEvent, useRef, useState } from 'react';
import { v7 } from 'uuid';
import { type ApiProblem, toProblem } from '../api/problem';
import { commentApi } from './commentApi';
import { type CommentDraft, useCommentDraft } from './useCommentDraft';

export type WrittenComment = Pick<CommentCreate, 'id' | 'body' | 'mentions' | 'isInternal'>;

interface CommentFormProps {
  about: CommentAbout;
  /** What its draft is kept by. */
  name: readonly string[];
  label: string;
  initial?: CommentDraft;
  /** Whether its author says whom it is for; where not, it is for those that `initial` says. */
  choosesInternal: boolean;
  /** 'Comment', 'Reply', 'Save' */
  sendLabel: string;
  /** @throws ApiProblem where it was not taken: what is typed stays */
  onSend: (comment: WrittenComment) => Promise<void>;
  onCancel?: () => void;
  autoFocus?: boolean;
}

const EMPTY: CommentDraft = { text: '', people: [], internal: false };

/** A field for a comment, with whom it names and whom it is for. Ctrl or Cmd with Enter sends it. */
export function CommentForm({
  about,
  name,
  label,
  initial = EMPTY,
  choosesInternal,
  sendLabel,
  onSend,
  onCancel,
  autoFocus = false,
}: CommentFormProps) {
  const { draft, change, clear } = useCommentDraft(name, initial);
  const [problem, setProblem] = useState<string | null>(null);
  // Of what is written now: sent again after an answer that was lost, it is one comment.
  const [id, setId] = useState(newId);
  const [isSending, setSending] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const { text, people, internal } = draft;

  const refuse = (why: string) => {
    setProblem(why);
    area.current?.focus();
  };
  const send = async () => {
    if (isSending) return;
    const wrong = isBlank(text) ? commentMessages.bodyRequired : textProblem(text.trim(), BODY);
    if (wrong) return refuse(wrong);
    setSending(true);
    setProblem(null);
    try {
      const mentions = mentionedIn(text, people).map(({ personId }) => personId);
      await onSend({ id, body: text, mentions, isInternal: internal });
      setId(newId());
      clear();
      area.current?.focus();
    } catch (error) {
      refuse(wordsOf(toProblem(error)));
    } finally {
      setSending(false);
    }
  };
  const cancel = () => {
    clear();
    onCancel?.();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };

  return (
    <CommentComposer
      internal={internal}
      onInternalChange={
        choosesInternal
          ? (chosen) => {
              setProblem(null);
              change({ internal: chosen });
            }
          : undefined
      }
      actions={
        <>
          {onCancel && (
            <Button variant="ghost" onClick={cancel}>
              Cancel
            </Button>
          )}
          <Button variant="solid" tone="accent" disabled={isSending} onClick={() => void send()}>
            {isSending ? 'Saving...' : sendLabel}
          </Button>
        </>
      }
    >
      <MentionArea
        ref={area}
        label={label}
        hideLabel
        rows={3}
        autoFocus={autoFocus}
        placeholder="Write a comment, @ names a person"
        value={text}
        error={problem}
        readOnly={isSending}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onValueChange={(written) => {
          setProblem(null);
          change({ text: written });
        }}
        onMention={({ value, label: written }) =>
          change({ people: added(people, { personId: value, name: written }) })
        }
        loadPeople={async (search, signal) =>
          (await commentApi.mentionable(about, { search, internal }, signal)).map(
            ({ personId, name: called, detail }) => ({ value: personId, label: called, detail }),
          )
        }
        onKeyDown={handleKey}
      />
    </CommentComposer>
  );
}

const BODY = { label: 'Comment', max: limits.comment, multiline: true };

function newId(): string {
  return v7();
}

function added(people: readonly Mention[], person: Mention): Mention[] {
  return [...people.filter(({ personId }) => personId !== person.personId), person];
}

function wordsOf({ errors, detail }: ApiProblem): string {
  return errors[0]?.message ?? detail;
}
