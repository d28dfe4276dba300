'use client';
import { useToast } from '@linework/design-system';
import { useRef, useState } from 'react';
import type { Undoable } from '../ports/FileProvider';

type UndoCall = NonNullable<Undoable['undo']>;

interface UndoOptions {
  undoLabel: string;
  undoneLabel: string;
  failureLabel: string;
  /** After something was taken back. */
  onUndone: () => void;
}

export interface UndoStack {
  readonly canUndo: boolean;
  /** A change that is under way: whoever takes back the last one means this one, and waits for it. */
  readonly during: <Answer>(change: () => Promise<Answer>) => Promise<Answer>;
  /** Tells what was done, with an 'Undo' where there is a way back. */
  readonly tell: (title: string, undo: UndoCall | undefined, description?: string) => void;
  readonly tellFailure: (title: string, reason: unknown) => void;
  /** Takes back the last change that can be. */
  readonly undoLast: () => Promise<void>;
}

/** How many changes can be taken back one after the other. */
const DEPTH = 50;

/** What was done and can be taken back: by the toast's button, or one after the other by the shortcut. */
export function useUndo({ undoLabel, undoneLabel, failureLabel, onUndone }: UndoOptions): UndoStack {
  const toast = useToast();
  const stack = useRef<{ undo: UndoCall; dismiss: () => void }[]>([]);
  const [canUndo, setCanUndo] = useState(false);
  const underWay = useRef(new Set<Promise<unknown>>());

  const tellFailure = (title: string, reason: unknown) => {
    const description = reason instanceof Error ? reason.message : String(reason);
    toast({ tone: 'danger', title, description });
  };
  const take = async (undo: UndoCall) => {
    const step = stack.current.find((one) => one.undo === undo);
    if (!step) return;
    stack.current = stack.current.filter((one) => one !== step);
    setCanUndo(stack.current.length > 0);
    step.dismiss();
    try {
      await undo(new AbortController().signal);
      toast({ title: undoneLabel });
    } catch (reason) {
      tellFailure(failureLabel, reason);
    }
    onUndone();
  };
  return {
    canUndo,
    during: (change) => {
      const answer = change();
      const end = () => underWay.current.delete(answer);
      underWay.current.add(answer);
      answer.then(end, end);
      return answer;
    },
    tell: (title, undo, description) => {
      const action = undo && { label: undoLabel, onAction: () => void take(undo) };
      const dismiss = toast({ title, description, action });
      if (!undo) return;
      stack.current = [...stack.current.slice(1 - DEPTH), { undo, dismiss }];
      setCanUndo(true);
    },
    tellFailure,
    undoLast: async () => {
      await Promise.allSettled(underWay.current);
      const last = stack.current.at(-1);
      if (last) await take(last.undo);
    },
  };
}
