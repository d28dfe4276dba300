import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { type ApiProblem, type FieldProblem, toProblem } from '../api/problem';
import { type ChangeEvent, touchedKeys } from '../api/touchedKeys';
import { errorPaths } from './errorPaths';
import { focusFirstInvalid } from './focusFirstInvalid';
import { type TextReaders, textResolver } from './textResolver';
import { type Difference, differences, merged, type Side } from './threeWay';
import { type DraftKeeping, useDraft } from './useDraft';
import { type UnsavedGuard, useUnsavedGuard } from './useUnsavedGuard';

interface EditFormOptions<
  Values extends FieldValues,
  Schema extends z.ZodType<FieldValues>,
  Row extends StoredRow,
> {
  entity: ChangeEvent['entity'];
  /** The stored row as it was opened, null for a new one. Later versions of it do not disturb the form. */
  row: Row | null;
  /** The empty form, for a new one. Holds the client-made `id`, so that a retry after a lost answer makes one row. */
  empty: () => Values;
  /** A stored row as the form shows it; numbers as the text of their fields. */
  toValues: (row: Row) => Values;
  /** The domain's schema: what is sent. */
  schema: Schema;
  /** How number fields are read: see `textResolver`. */
  readers?: TextReaders;
  /** Sends the checked input. `version` is that of the row that the person saw, null for a new one. */
  save: (input: z.output<Schema>, version: number | null) => Promise<Row>;
  /** Reads the stored row again, after somebody else saved it first. */
  reload: () => Promise<Row>;
  /** After the store has answered: usually back to the list. */
  onSaved: (row: Row) => void;
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

export interface EditForm<Values extends FieldValues, Input extends FieldValues> {
  form: UseFormReturn<Values, unknown, Input>;
  /** Ties a submit button outside the form element to it: `<Button type="submit" form={edit.formId}>`. */
  formId: string;
  formRef: RefObject<HTMLFormElement | null>;
  isNew: boolean;
  isSaving: boolean;
  submit: (event?: FormEvent) => void;
  /** Field errors by path, of the check here and of the server. */
  errors: FieldProblem[];
  /** Why the last save failed, where that is not the fault of a field. */
  problem: ApiProblem | null;
  conflict: Conflict | null;
  draft: DraftKeeping<Values>;
  restoreDraft: () => void;
  guard: UnsavedGuard;
}

/**
 * Everything that a form of one row does, in one place: checks by the domain's schema, drafts, a question before leaving,
 * one save at a time, the server's field errors at their fields, and other people's changes settled field by field.
 * Rendered by `EditFormFrame`. Give the component that calls it a `key` of the row's id.
 */
export function useEditForm<
  Values extends FieldValues,
  Schema extends z.ZodType<FieldValues>,
  Row extends StoredRow,
>(options: EditFormOptions<Values, Schema, Row>): EditForm<Values, z.output<Schema>> {
  const queryClient = useQueryClient();
  const [opened] = useState(() => ({
    values: options.row ? options.toValues(options.row) : options.empty(),
    version: options.row?.version ?? null,
  }));
  const [version, setVersion] = useState(opened.version);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [theirs, setTheirs] = useState<Row | null>(null);
  const lock = useRef(false);
  const formRef = useRef<HTMLFormElement>(null);
  const formId = useId();

  const form = useForm<Values, unknown, z.output<Schema>>({
    defaultValues: opened.values as DefaultValues<Values>,
    resolver: textResolver<Values, Schema>(options.schema, options.readers),
    // Checked on saving; after that a field is checked again when it is left.
    mode: 'onSubmit',
    reValidateMode: 'onBlur',
    // Ours can open the tab that a bad field is in.
    shouldFocusError: false,
  });
  const { isDirty, errors } = form.formState;
  const draft = useDraft({ name: [options.entity, options.row?.id ?? 'new'], form, version });
  const guard = useUnsavedGuard(isDirty);
  const wantsFocus = useFocusOnError(formRef);
  useClearedOnEdit(form);

  async function submit(event?: FormEvent, seen: number | null = version): Promise<void> {
    event?.preventDefault();
    // A portal's form inside ours (a dialog) bubbles through React: it is not our submit.
    event?.stopPropagation();
    if (lock.current) return;
    lock.current = true;
    setSaving(true);
    setProblem(null);
    try {
      await form.handleSubmit(
        (input) => send(input, seen),
        (invalid) => showErrors(errorPaths(invalid)),
      )();
    } finally {
      lock.current = false;
      setSaving(false);
    }
  }

  async function send(input: z.output<Schema>, seen: number | null): Promise<void> {
    try {
      finish(await options.save(input, seen));
    } catch (error) {
      const refusal = toProblem(error);
      if (refusal.status === 412) await meetConflict(input);
      else refuse(refusal);
    }
  }

  function finish(row: Row): void {
    draft.clear();
    guard.release();
    for (const queryKey of touchedKeys({ entity: options.entity, ids: [row.id] })) {
      void queryClient.invalidateQueries({ queryKey });
    }
    options.onSaved(row);
  }

  function refuse(refusal: ApiProblem): void {
    const values = form.getValues();
    const known = refusal.errors.filter(({ path }) => path !== '' && get(values, path) !== undefined);
    for (const { path, message } of known) form.setError(path as Path<Values>, { type: 'server', message });
    if (known.length === 0 || known.length < refusal.errors.length) setProblem(refusal);
    if (known.length > 0) showErrors(known);
  }

  function showErrors(found: FieldProblem[]): void {
    const first = found[0];
    if (first) options.showField?.(first.path);
    wantsFocus.current = true;
  }

  async function meetConflict(input: z.output<Schema>): Promise<void> {
    try {
      const stored = await options.reload();
      const theirValues = options.toValues(stored);
      const differ = differences(form.formState.defaultValues ?? {}, form.getValues(), theirValues);
      if (differ.length > 0) {
        setTheirs(stored);
        return;
      }
      // They changed nothing that this form shows: what I typed goes on top of their version.
      standOn(theirValues, form.getValues(), stored.version);
      finish(await options.save(input, stored.version));
    } catch (error) {
      refuse(toProblem(error));
    }
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
    void submit(undefined, theirs.version);
  }

  const conflict: Conflict | null = theirs && {
    differences: differences(form.formState.defaultValues ?? {}, form.getValues(), options.toValues(theirs)),
    settle,
    dismiss: () => setTheirs(null),
  };

  return {
    form,
    formId,
    formRef,
    isNew: options.row === null,
    isSaving,
    submit: (event) => void submit(event),
    errors: errorPaths(errors),
    problem,
    conflict,
    draft,
    restoreDraft: () => {
      const taken = draft.take();
      // Values of an older release may lack a field: today's defaults fill it.
      if (taken)
        standOn({ ...opened.values, ...taken.base }, { ...opened.values, ...taken.values }, taken.version);
    },
    guard,
  };
}

/** GEN-11: an error goes away when its field is edited, and comes back on leaving the field if it is still wrong. */
function useClearedOnEdit<Values extends FieldValues, Input>(
  form: UseFormReturn<Values, unknown, Input>,
): void {
  const { subscribe, clearErrors } = form;
  // The form's own store is the external thing.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name) clearErrors(name as Path<Values>);
        },
      }),
    [subscribe, clearErrors],
  );
}

/** Set the ref, and the first bad field gets the focus as soon as a render shows one. */
function useFocusOnError(formRef: RefObject<HTMLFormElement | null>): RefObject<boolean> {
  const wanted = useRef(false);
  // The focus is the external thing. After every render: which one shows the marks is React Hook Form's secret.
  useEffect(() => {
    if (wanted.current && formRef.current && focusFirstInvalid(formRef.current)) wanted.current = false;
  });
  return wanted;
}
