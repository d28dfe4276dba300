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
import { type ApiProblem, type FieldProblem, offlineProblem, toProblem } from '../api/problem';
import { whenIdle } from '../app/whenIdle';
import { unreachableProblem, whyNotLoaded } from '../problems/whyNotLoaded';
import { errorPaths } from './errorPaths';
import { focusFirstInvalid } from './focusFirstInvalid';
import { type TextReaders, textResolver } from './textResolver';
import { unchosen, uncommittedOf } from './uncommitted';

interface CheckedFormOptions<Values extends FieldValues, Schema extends z.ZodType<FieldValues>> {
  defaultValues: Values;
  /** Loads the domain's schema, of what is sent: `forms/schemas.ts` has all of them. */
  loadSchema: () => Promise<Schema>;
  /** How number fields are read: see `textResolver`. */
  readers?: TextReaders;
  /** Sends the checked input. A thrown ApiProblem is shown, at its fields where it names some. */
  send: (input: z.output<Schema>) => Promise<void>;
  /** Brings a field on screen (opens its tab), before it gets the focus. */
  showField?: (path: string) => void;
}

export interface CheckedForm<Values extends FieldValues, Input extends FieldValues> {
  form: UseFormReturn<Values, unknown, Input>;
  /** Ties a submit button outside the form element to it: `<Button type="submit" form={formId}>`. */
  formId: string;
  formRef: RefObject<HTMLFormElement | null>;
  isSending: boolean;
  submit: (event?: FormEvent, send?: (input: Input) => Promise<void>) => void;
  /** Field errors by path, of the check here and of the server. */
  errors: FieldProblem[];
  /** Why the last attempt failed, where that is not the fault of a field. */
  problem: ApiProblem | null;
}

/**
 * A form that is checked by a domain schema and sent once at a time: the person's errors and the server's stand at their
 * fields, the first one gets the focus, and each goes away when its field is edited (GEN-11).
 */
export function useCheckedForm<Values extends FieldValues, Schema extends z.ZodType<FieldValues>>({
  defaultValues,
  loadSchema,
  readers,
  send,
  showField,
}: CheckedFormOptions<Values, Schema>): CheckedForm<Values, z.output<Schema>> {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const lock = useRef(false);
  const formRef = useRef<HTMLFormElement>(null);
  // What the server refused stands until its field is edited: a check of ours on leaving the field would take it away.
  const [refused] = useState(() => new Map<string, string>());
  const form: UseFormReturn<Values, unknown, z.output<Schema>> = useForm<Values, unknown, z.output<Schema>>({
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver: textResolver<Values, Schema>(loadSchema, readers, () => [
      ...refused,
      ...unchosen(uncommittedOf(form.control)),
    ]),
    // Checked on sending; after that a field is checked again when it is left.
    mode: 'onSubmit',
    reValidateMode: 'onBlur',
    // Ours can open the tab that a bad field is in.
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const wantsFocus = useFocusOnError(formRef);
  useClearedOnEdit(form, refused);
  useLoadedEarly(loadSchema);

  async function submit(sendNow: (input: z.output<Schema>) => Promise<void>): Promise<void> {
    // A ref and not state: the second click of a double click comes before any render.
    if (lock.current) return;
    lock.current = true;
    setSending(true);
    setProblem(null);
    refused.clear();
    try {
      await form.handleSubmit(sendNow, (invalid) => showErrors(errorPaths(invalid)))();
    } catch (error) {
      // Of the request, or of the schema's code.
      const why = await whyNotLoaded(error);
      refuse(why === unreachableProblem ? offlineProblem : toProblem(why));
    } finally {
      lock.current = false;
      setSending(false);
    }
  }

  function refuse(refusal: ApiProblem): void {
    const values = form.getValues();
    const known = refusal.errors.filter(({ path }) => path !== '' && get(values, path) !== undefined);
    for (const { path, message } of known) {
      refused.set(path, message);
      form.setError(path as Path<Values>, { type: 'server', message });
    }
    if (known.length === 0 || known.length < refusal.errors.length) setProblem(refusal);
    if (known.length > 0) showErrors(known);
  }

  function showErrors(found: FieldProblem[]): void {
    const first = found[0];
    if (first) showField?.(first.path);
    wantsFocus.current = true;
  }

  return {
    form,
    formId: useId(),
    formRef,
    isSending,
    submit: (event, sendNow = send) => {
      event?.preventDefault();
      // The form of a dialog inside ours bubbles through React although it is elsewhere in the page.
      event?.stopPropagation();
      void submit(sendNow);
    },
    errors: errorPaths(errors),
    problem,
  };
}

/** Has the schema by the time that somebody has filled the form in: a server that is away then, keeps nobody from seeing what is wrong. */
function useLoadedEarly(load: () => Promise<unknown>): void {
  const [loadOnce] = useState(() => load);
  // Loaded code is the external thing. Where it does not come, sending asks for it again and tells.
  useEffect(() => whenIdle(() => void loadOnce().catch(() => undefined)), [loadOnce]);
}

/** An error goes away when its field is edited, and comes back on leaving the field if it is still wrong. */
function useClearedOnEdit<Values extends FieldValues, Input>(
  form: UseFormReturn<Values, unknown, Input>,
  refused: Map<string, string>,
): void {
  const { subscribe, clearErrors } = form;
  // The form's own store is the external thing.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (!name) return refused.clear();
          refused.delete(name);
          clearErrors(name as Path<Values>);
        },
      }),
    [subscribe, clearErrors, refused],
  );
}

/** Set the ref, and the first bad field gets the focus as soon as a render shows one. */
function useFocusOnError(formRef: RefObject<HTMLFormElement | null>): RefObject<boolean> {
  const wanted = useRef(false);
  // The focus is the external thing. After every render: which one shows the marks is React Hook Form's secret. And a frame
  // later: a tab that was just opened draws its fields by a render of its own.
  useEffect(() => {
    const tryNow = () => {
      if (wanted.current && formRef.current && focusFirstInvalid(formRef.current)) wanted.current = false;
    };
    tryNow();
    if (!wanted.current) return;
    const soon = requestAnimationFrame(tryNow);
    return () => cancelAnimationFrame(soon);
  });
  return wanted;
}
