import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { v7 as newId } from 'uuid';
import { serverNow } from '../api/serverClock';
import { useSession } from '../session/SessionContext';
import { holdName } from '../storage/holdName';
import { draftKey } from './draftKey';
import { type Draft, draftKeysOf, dropDraft, keepDraft, readDraft } from './draftStore';
import { uncommittedOf } from './uncommitted';

export interface DraftKeeping<Values> {
  /** The newest draft of an earlier visit, or of a tab that is closed, that nobody has answered yet. */
  offered: Draft<Values> | null;
  /** Takes the offered draft off the shelf, to be put into the form. */
  take: () => Draft<Values> | null;
  /** When the current draft was kept, milliseconds since 1970 by the server's clock; null while there is none. */
  keptAt: number | null;
  /** False where the browser keeps nothing, or has no room: the draft is gone with the page. */
  isOnDevice: boolean;
  /** Throws the offered draft away. */
  discard: () => void;
  /** Forgets the current draft: it was saved, or thrown away on purpose. */
  clear: () => void;
  /** Keeps what is typed by now. @returns whether it is on the device */
  keep: () => Promise<boolean>;
}

interface DraftOptions<Values extends FieldValues, Input> {
  /** Names the form among the person's: `['client', id ?? 'new']`. */
  name: string[];
  form: UseFormReturn<Values, unknown, Input>;
  /** The version of the row that the form stands on; null for a new one. */
  version: number | null;
  /** Whether there is anything to keep. */
  hasChanges: boolean;
  /** Fields that are left out. */
  secrets?: readonly string[];
}

interface LeftDraft<Values> {
  key: string;
  draft: Draft<Values>;
}

/** A draft is at most this much behind the typing, in milliseconds. */
const MOST_BEHIND = 700;

/**
 * Keeps what is typed on this device while it is not saved (SET-03 auto-save): a crash, a reload or an ended session loses
 * nothing. Tabs that have the same form open keep a draft each; one is offered when its tab has it open no longer. Where storage is blocked or full it is kept as long as the page lives, and the form says so.
 */
export function useDraft<Values extends FieldValues, Input>({
  name,
  form,
  version,
  hasChanges,
  secrets = NONE,
}: DraftOptions<Values, Input>): DraftKeeping<Values> {
  const { person, settings } = useSession();
  const formKey = draftKey(person.id, ...name);
  const [key] = useState(() => `${formKey}:${newId()}`);
  const [left, setLeft] = useState<readonly LeftDraft<Values>[]>([]);
  const offered = left.reduce<LeftDraft<Values> | null>(
    (newest, one) => (newest && newest.draft.keptAt >= one.draft.keptAt ? newest : one),
    null,
  );
  const [keptAt, setKeptAt] = useState<number | null>(null);
  const [isOnDevice, setOnDevice] = useState(true);
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { subscribe, getValues } = form;
  const uncommitted = uncommittedOf(form.control);

  // Other tabs are the external thing: they have a draft as long as they hold its name.
  useEffect(() => holdName(key), [key]);
  useEffect(() => {
    // A draft would take the place of what is typed here.
    if (hasChanges) return;
    let isLeft = false;
    const offer = async (of: string) => {
      const draft = await readDraft<Values>(of);
      if (draft && !isLeft) setLeft((now) => [...now.filter((one) => one.key !== of), { key: of, draft }]);
    };
    const holds: (() => void)[] = [];
    void draftKeysOf(formKey).then((keys) => {
      if (isLeft) return;
      const others = keys.filter((other) => other !== key);
      holds.push(...others.map((other) => holdName(other, () => void offer(other))));
    });
    return () => {
      isLeft = true;
      for (const giveBack of holds) giveBack();
    };
  }, [formKey, key, hasChanges]);

  const keepNow = useCallback(() => {
    clearTimeout(pending.current);
    pending.current = undefined;
    const now = serverNow().getTime();
    const base = form.formState.defaultValues as Values;
    const values = without(secrets, getValues());
    const draft = { values, uncommitted: uncommitted.all(), base, version, keptAt: now };
    return keepDraft<Values>(key, draft).then((isKept) => {
      setOnDevice(isKept);
      setKeptAt(now);
      return isKept;
    });
  }, [key, version, secrets, getValues, form, uncommitted]);

  // The form's own store and the page's life are the external things.
  useEffect(() => {
    if (!settings.autoSave || !hasChanges) return;
    const keepSoon = () => {
      pending.current ??= setTimeout(() => void keepNow(), MOST_BEHIND);
    };
    const keepAtOnce = () => {
      if (pending.current !== undefined) void keepNow();
    };
    keepSoon();
    const unsubscribe = subscribe({ formState: { values: true }, callback: keepSoon });
    const unsubscribeFields = uncommitted.subscribe(keepSoon);
    window.addEventListener('pagehide', keepAtOnce);
    return () => {
      unsubscribe();
      unsubscribeFields();
      window.removeEventListener('pagehide', keepAtOnce);
      clearTimeout(pending.current);
      pending.current = undefined;
    };
  }, [settings.autoSave, hasChanges, subscribe, uncommitted, keepNow]);

  const take = () => {
    if (!offered) return null;
    void keepDraft(key, offered.draft).then(setOnDevice);
    void dropDraft(offered.key);
    setKeptAt(offered.draft.keptAt);
    setLeft([]);
    return offered.draft;
  };
  const discard = () => {
    if (!offered) return;
    void dropDraft(offered.key);
    setLeft((now) => now.filter((one) => one !== offered));
  };
  const clear = useCallback(() => {
    clearTimeout(pending.current);
    pending.current = undefined;
    // After what is being kept yet.
    void dropDraft(key).then(() => setKeptAt(null));
  }, [key]);
  const keep = useCallback(async () => settings.autoSave && (await keepNow()), [settings.autoSave, keepNow]);

  return { offered: offered?.draft ?? null, take, discard, keptAt, isOnDevice, clear, keep };
}

const NONE: readonly string[] = [];

/** What the form opens with takes the place of the fields that are left out: see `useEditForm`. */
function without<Values extends FieldValues>(secrets: readonly string[], values: Values): Values {
  if (secrets.length === 0) return values;
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.includes(name))) as Values;
}
