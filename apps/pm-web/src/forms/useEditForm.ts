import type { ChangedEntity } from '@linework/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { toProblem } from '../api/problem';
import { touchedKeys } from '../api/touchedKeys';
import { isDeepEqual } from './isDeepEqual';
import type { TextReaders } from './textResolver';
import { type Difference, differences, merged, type Side } from './threeWay';
import { uncommittedOf, useHasUncommitted } from './uncommitted';
import { type CheckedForm, useCheckedForm } from './useCheckedForm';
import { type DraftKeeping, useDraft } from './useDraft';
import { type UnsavedGuard, useUnsavedGuard } from './useUnsavedGuard';

interface EditFormOptions<
  Values extends FieldValues,
  Schema extends z.ZodType<FieldValues>,
  Row extends StoredRow,
> {
  entity: ChangedEntity;
  /** The stored row, null for a new one. A later version of it shows in a form in which nothing was typed, and no other. */
  row: Row | null;
  /** The empty form, for a new one. Holds the client-made `id`, so that a retry after a lost answer makes one row. */
  empty: () => Values;
  /** A stored row as the form shows it; numbers as the text of their fields. */
  toValues: (row: Row) => Values;
  /** Loads the domain's schema, of what is sent: `forms/schemas.ts` has all of them. */
  loadSchema: () => Promise<Schema>;
  /** How number fields are read: see `textResolver`. */
  readers?: TextReaders;
  /** Sends the checked input. `version` is that of the row that the person saw, null for a new one. */
  save: (input: z.output<Schema>, version: number | null) => Promise<Row>;
  /** Reads the stored row again, after somebody else saved it first. */
  reload: () => Promise<Row>;
  /** Fields that no draft may hold: passwords. */
  secrets?: readonly string[];
  /** After the store has answered: usually back to the list. */
  onSaved: (row: Row) => void;
  /** The form stays on screen after a save, and stands on what was saved. */
  staysOpen?: boolean;
  /** Brings a field on screen (opens its tab), before it gets the focus. */
  showField?: (path: string) => void;
}

interface StoredRow {
  id: string;
  version: number;
}

/** A save that met a newer version (412): what differs, field by field, and how it is settled. */
export interface Conflict {
  differences: Difference[];
  /** Takes each side as chosen, then saves. */
  settle: (choices: ReadonlyMap<string, Side>) => void;
  /** Back to the form as it was typed. */
  dismiss: () => void;
}

export interface EditForm<Values extends FieldValues, Input extends FieldValues>
  extends Omit<CheckedForm<Values, Input>, 'isSending'> {
  isNew: boolean;
  isSaving: boolean;
  conflict: Conflict | null;
  draft: DraftKeeping<Values>;
  restoreDraft: () => void;
  guard: UnsavedGuard;
}

/**
 * Everything that a form of one row does, in one place: checked by the domain's schema, a draft on this device, a question
 * before leaving, one save at a time, and other people's changes settled field by field. Rendered by `EditFormFrame`.
 * Give the component that calls it a `key` of the row's id.
 */
export function useEditForm<
  Values extends FieldValues,
  Schema extends z.ZodType<FieldValues>,
  Row extends StoredRow,
>(options: EditFormOptions<Values, Schema, Row>): EditForm<Values, z.output<Schema>> {
  const queryClient = useQueryClient();
  const [opened] = useState(() => (options.row ? options.toValues(options.row) : options.empty()));
  const [version, setVersion] = useState(options.row?.version ?? null);
  const [theirs, setTheirs] = useState<Row | null>(null);
  const { isSending, ...checked } = useCheckedForm<Values, Schema>({
    defaultValues: opened,
    loadSchema: options.loadSchema,
    readers: options.readers,
    showField: options.showField,
    send: (input) => save(input, version),
  });
  const { form } = checked;
  const uncommitted = uncommittedOf(form.control);
  const hasUncommitted = useHasUncommitted(uncommitted);
  // Read during render: that is how React Hook Form knows that it has to keep it up to date.
  const hasChanges = form.formState.isDirty || hasUncommitted;
  const draft = useDraft({
    name: [options.entity, options.row?.id ?? 'new'],
    form,
    version,
    hasChanges,
    secrets: options.secrets,
  });
  const guard = useUnsavedGuard(hasChanges, draft);
  const { row } = options;
  const isBehind = row !== null && version !== null && row.version > version;
  const follows = isBehind && !hasChanges && !isSending;
  // The form's own store is the external thing: what somebody else has saved is put into it.
  useEffect(() => {
    if (!row || !follows) return;
    const values = options.toValues(row);
    standOn(values, values, row.version);
  });

  async function save(input: z.output<Schema>, seen: number | null): Promise<void> {
    const sent = form.getValues();
    try {
      finish(await options.save(input, seen), sent);
    } catch (error) {
      if (toProblem(error).status !== 412) throw error;
      await meetTheirs(input);
    }
  }

  function finish(row: Row, sent: Values): void {
    draft.clear();
    if (options.staysOpen) {
      const values = options.toValues(row);
      const now = form.getValues();
      // What was typed while it was being saved is the next change.
      standOn(values, isDeepEqual(now, sent) ? values : now, row.version);
    } else guard.release();
    for (const queryKey of touchedKeys({ entity: options.entity, ids: [row.id] })) {
      void queryClient.invalidateQueries({ queryKey });
    }
    options.onSaved(row);
  }

  async function meetTheirs(input: z.output<Schema>): Promise<void> {
    const stored = await options.reload();
    const theirValues = options.toValues(stored);
    if (differencesFrom(theirValues).length > 0) {
      setTheirs(stored);
      return;
    }
    // They changed nothing that this form shows: what I typed goes on top of their version.
    standOn(theirValues, merged(form.getValues(), theirValues, new Map()), stored.version);
    finish(await options.save(input, stored.version), form.getValues());
  }

  function differencesFrom(theirValues: Values): Difference[] {
    return differences(form.formState.defaultValues ?? {}, form.getValues(), theirValues);
  }

  /** The stored values become what "unchanged" means; the form shows `shown`. */
  function standOn(stored: Values, shown: Values, at: number | null): void {
    form.reset(stored);
    form.reset(shown, { keepDefaultValues: true });
    setVersion(at);
  }

  function settle(choices: ReadonlyMap<string, Side>): void {
    if (!theirs) return;
    const theirValues = options.toValues(theirs);
    standOn(theirValues, merged(form.getValues(), theirValues, choices), theirs.version);
    setTheirs(null);
    // With the version just seen: state has it only after the next render.
    checked.submit(undefined, (input) => save(input, theirs.version));
  }

  return {
    ...checked,
    isNew: options.row === null,
    isSaving: isSending,
    conflict: theirs && {
      differences: differencesFrom(options.toValues(theirs)),
      settle,
      dismiss: () => setTheirs(null),
    },
    draft,
    restoreDraft: () => {
      const taken = draft.take();
      // A draft of an older release may lack a field: today's values fill it.
      if (!taken) return;
      standOn({ ...opened, ...taken.base }, { ...opened, ...taken.values }, taken.version);
      const held = taken.uncommitted ?? {};
      uncommitted.restore(held);
      const [first] = Object.keys(held);
      if (first !== undefined) options.showField?.(first);
    },
    guard,
  };
}
