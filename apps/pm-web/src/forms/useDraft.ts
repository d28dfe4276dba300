import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useSession } from '../session/SessionContext';
import { type Draft, draftKey, dropDraft, keepDraft, readDraft } from './draftStore';

export interface DraftKeeping<Values> {
  /** A draft of an earlier visit that nobody has answered yet. */
  offered: Draft<Values> | null;
  /** Takes the offered draft off the shelf, to be put into the form. */
  take: () => Draft<Values> | null;
  /** When the current draft was kept, milliseconds since 1970; null while there is none. */
  keptAt: number | null;
  /** Forgets the draft, offered or current: it was saved, or thrown away on purpose. */
  clear: () => void;
}

interface DraftOptions<Values extends FieldValues, Input> {
  /** Names the form among the person's: `['client', id ?? 'new']`. */
  name: string[];
  form: UseFormReturn<Values, unknown, Input>;
  /** The version of the row that the form stands on; null for a new one. */
  version: number | null;
}

/** Typing pauses this long before a draft is written, in milliseconds. */
const PAUSE = 700;

/**
 * Keeps what is typed on this device while it is not saved (SET-03 auto-save): a crash, a reload or an ended session loses
 * nothing. Where storage is blocked it is kept as long as the page lives.
 */
export function useDraft<Values extends FieldValues, Input>({
  name,
  form,
  version,
}: DraftOptions<Values, Input>): DraftKeeping<Values> {
  const { person, settings } = useSession();
  const key = draftKey(person.id, ...name);
  const [offered, setOffered] = useState(() => readDraft<Values>(key));
  const [keptAt, setKeptAt] = useState<number | null>(null);
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { subscribe, getValues } = form;
  // Read during render: that is how React Hook Form knows that it has to keep it up to date.
  const { isDirty } = form.formState;

  const keepNow = useCallback(() => {
    clearTimeout(pending.current);
    pending.current = undefined;
    const now = Date.now();
    const base = form.formState.defaultValues as Values;
    keepDraft<Values>(key, { values: getValues(), base, version, keptAt: now });
    setKeptAt(now);
  }, [key, version, getValues, form]);

  // The form's own store and the page's life are the external things.
  useEffect(() => {
    if (!settings.autoSave || !isDirty) return;
    const keepSoon = () => {
      clearTimeout(pending.current);
      pending.current = setTimeout(keepNow, PAUSE);
    };
    const keepAtOnce = () => {
      if (pending.current !== undefined) keepNow();
    };
    keepSoon();
    const unsubscribe = subscribe({ formState: { values: true }, callback: keepSoon });
    window.addEventListener('pagehide', keepAtOnce);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', keepAtOnce);
      clearTimeout(pending.current);
    };
  }, [settings.autoSave, isDirty, subscribe, keepNow]);

  const take = () => {
    setOffered(null);
    setKeptAt(offered?.keptAt ?? null);
    return offered;
  };
  const clear = useCallback(() => {
    clearTimeout(pending.current);
    pending.current = undefined;
    dropDraft(key);
    setOffered(null);
    setKeptAt(null);
  }, [key]);

  return { offered, take, keptAt, clear };
}
