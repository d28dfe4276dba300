import type { Mention } from '@linework/domain';
import { useEffect, useRef, useState } from 'react';
import { serverNow } from '../api/serverClock';
import { draftKey } from '../forms/draftKey';
import { dropDraft, keepDraft, readDraft } from '../forms/draftStore';
import { draftsOfThePage } from '../forms/forgetDrafts';
import { useSession } from '../session/SessionContext';

/** A comment that is being written. */
export interface CommentDraft {
  text: string;
  /** Whom its author chose while writing it, typed away again or not. */
  people: readonly Mention[];
  internal: boolean;
}

/** A draft is at most this much behind the typing, in milliseconds. */
const MOST_BEHIND = 500;

/**
 * What is typed and not sent yet. It is kept on this device as the drafts of forms are (SET-03), so that leaving the page asks
 * nothing: whoever comes back finds it in its field. Without auto-save it lives as long as the page, and closing that asks first.
 */
export function useCommentDraft(name: readonly string[], initial: CommentDraft) {
  const { person, settings } = useSession();
  const { autoSave } = settings;
  const key = draftKey(person.id, ...name);
  const [draft, setDraft] = useState(initial);
  /** Nothing is kept before what was kept has been read, and what is typed meanwhile stands. */
  const touched = useRef(false);
  const isChanged = draft.text !== initial.text || draft.internal !== initial.internal;

  // The device's store is the external thing.
  useEffect(() => {
    let isLeft = false;
    void readDraft<CommentDraft>(key).then((kept) => {
      if (kept && !isLeft && !touched.current) setDraft(kept.values);
    });
    return () => {
      isLeft = true;
    };
  }, [key]);

  const lastKept = useRef(Number.NEGATIVE_INFINITY);
  /** Keeps what is not kept yet. */
  const pending = useRef<() => void>(undefined);
  // So are it and the page's life here.
  useEffect(() => {
    if (!touched.current || !isChanged) return;
    const kept = { values: draft, base: draft, version: null, keptAt: serverNow().getTime() };
    const keep = () => {
      pending.current = undefined;
      lastKept.current = performance.now();
      if (autoSave) void keepDraft(key, kept);
    };
    draftsOfThePage.set(key, kept);
    pending.current = keep;
    // At once after a pause: what is written as the page goes away may come too late.
    const timer = setTimeout(keep, lastKept.current + MOST_BEHIND - performance.now());
    const keepAtOnce = () => pending.current?.();
    const ask = (event: BeforeUnloadEvent) => {
      if (!autoSave) event.preventDefault();
    };
    window.addEventListener('pagehide', keepAtOnce);
    window.addEventListener('beforeunload', ask);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keepAtOnce);
      window.removeEventListener('beforeunload', ask);
    };
  }, [key, draft, isChanged, autoSave]);
  // Whoever goes to another page of the app keeps it too.
  useEffect(() => () => pending.current?.(), []);

  const forget = () => {
    pending.current = undefined;
    void dropDraft(key);
  };

  return {
    draft,
    isChanged,
    change: (part: Partial<CommentDraft>) => {
      touched.current = true;
      setDraft((before) => {
        const next = { ...before, ...part };
        if (next.text === initial.text) forget();
        return next;
      });
    },
    /** Forgets it: it was sent, or thrown away on purpose. */
    clear: () => {
      touched.current = false;
      setDraft(initial);
      forget();
    },
  };
}
