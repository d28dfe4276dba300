import { excerpt } from '@linework/domain';
import { useCallback, useSyncExternalStore } from 'react';
import { type Control, type FieldValues, useFormContext } from 'react-hook-form';

/**
 * What fields hold and the form's values do not: text that is no choice or tag yet, a dialog that is being filled in. By the
 * path of the field. It counts as unsaved, is kept in the draft, and text keeps the form from being sent.
 */
export interface Uncommitted {
  /** Never changed in place. */
  all: () => Readonly<Record<string, unknown>>;
  /** @param held undefined: the field holds nothing any more */
  set: (path: string, held: unknown) => void;
  /** Takes the place of everything: fields that are on screen start anew with it. */
  restore: (all: Readonly<Record<string, unknown>>) => void;
  /** Counts restores: the key of a field that starts with what it held. */
  round: () => number;
  subscribe: (listener: () => void) => () => void;
}

const EMPTY = {};
const ofForms = new WeakMap<object, Uncommitted>();

/** The one of a form: by its control, which lives as long as the form. */
export function uncommittedOf<Values extends FieldValues, Input>(
  control: Control<Values, unknown, Input>,
): Uncommitted {
  const known = ofForms.get(control);
  if (known) return known;
  const made = createUncommitted();
  ofForms.set(control, made);
  return made;
}

/** Whether a field of the form holds something. */
export function useHasUncommitted({ subscribe, all }: Uncommitted): boolean {
  return useSyncExternalStore(subscribe, () => Object.keys(all()).length > 0);
}

/** What one field of the form around holds. @returns `key` for what starts with it */
export function useUncommitted<Held>(path: string) {
  const { subscribe, all, round, set } = uncommittedOf(useFormContext().control);
  const held = useSyncExternalStore(subscribe, () => all()[path]) as Held | undefined;
  const key = useSyncExternalStore(subscribe, round);
  const hold = useCallback((next: Held | undefined) => set(path, next), [set, path]);
  return { held, hold, key };
}

/** For the lists and tags of the form around: the props by which they tell their text. */
export function usePendingText(path: string) {
  const { held, hold, key } = useUncommitted<string>(path);
  const { clearErrors } = useFormContext();
  return {
    key: `${path} ${key}`,
    props: {
      defaultPendingText: held,
      onPendingTextChange: (text: string) => {
        hold(text || undefined);
        clearErrors(path);
      },
      notChosenMessage: notChosen,
    },
  };
}

/** What keeps the form from being sent: text that is nothing's name. Path and message of each. */
export function unchosen({ all }: Uncommitted): (readonly [string, string])[] {
  return Object.entries(all()).flatMap(([path, held]) =>
    typeof held === 'string' ? [[path, notChosen(held)] as const] : [],
  );
}

function notChosen(typed: string): string {
  return `“${excerpt(typed)}” is not in the list. Choose from the list, or empty the field.`;
}

function createUncommitted(): Uncommitted {
  let held: Readonly<Record<string, unknown>> = EMPTY;
  let rounds = 0;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    all: () => held,
    set: (path, next) => {
      if (held[path] === next) return;
      const { [path]: _, ...others } = held;
      held = next === undefined ? others : { ...others, [path]: next };
      tell();
    },
    restore: (all) => {
      held = all;
      rounds++;
      tell();
    },
    round: () => rounds,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
