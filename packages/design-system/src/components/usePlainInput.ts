import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type FocusEvent,
  useCallback,
  useRef,
  useState,
} from 'react';
import { mergeRefs } from './mergeRefs';
import { setInputValue } from './setInputValue';
import { useLayoutEffect } from './useLayoutEffect';

type InputProps = Pick<ComponentPropsWithRef<'input'>, 'name' | 'disabled' | 'ref' | 'onChange' | 'onBlur'>;

interface PlainInput extends InputProps {
  value: string | undefined;
  defaultValue: string | undefined;
  onValueChange: ((plain: string) => void) | undefined;
  /** What was typed as a plain value; text that is none is given back as it is. */
  read: (text: string) => string;
  /** A plain value as the reader writes it; other text as it is. */
  write: (plain: string) => string;
}

/**
 * A text box that shows a value as its reader writes it (`12,5`, `01.12.2026`) and gives forms the plain one (`12.5`,
 * `2026-12-01`):
 *
 * - `FormData` gets the plain value, of a hidden input that carries the name.
 * - `onChange`, `onBlur` and a callback `ref` find it in the element's `value`, and the name in `name`, while they run: all that
 *   a form library's `register` reads. At any other time `value` is the text in the box.
 * - What is written to the element's `value` (default values, a reset, a form library's `setValue`) may be plain, and is shown
 *   as the reader writes it.
 */
export function usePlainInput({
  name,
  disabled,
  ref,
  onChange,
  onBlur,
  value,
  defaultValue = '',
  onValueChange,
  read,
  write,
}: PlainInput) {
  const [own, setOwn] = useState(defaultValue);
  const [draft, setDraft] = useState<string | null>(null);
  const plain = value === undefined ? own : value;
  // As typed while it is, unless the value has since become another (a reset): its owner keeps either what was read or the text.
  const isTyped = draft !== null && (draft === plain || read(draft) === plain);
  const shown = isTyped ? draft : write(plain);
  const [firstShown] = useState(shown);

  const box = useRef<Box>(null);
  const latest = useRef({ name, shown, read, write });
  const { tell, attach } = useAttach({
    box,
    latest,
    onWrite: useCallback((written: string) => {
      setDraft(null);
      setOwn(written);
    }, []),
  });
  // React would write the text through `value`, where it could not be told from a program's plain one.
  useLayoutEffect(() => {
    latest.current = { name, shown, read, write };
    if (box.current && box.current.text() !== shown) box.current.show(shown);
  });
  // The browser puts the first text back after the event.
  useLayoutEffect(() => {
    const page = box.current?.input.ownerDocument;
    const reset = (event: Event) => {
      if (event.target !== box.current?.input.form) return;
      setDraft(null);
      setOwn(defaultValue);
      queueMicrotask(() => box.current?.show(latest.current.shown));
    };
    page?.addEventListener('reset', reset);
    return () => page?.removeEventListener('reset', reset);
  }, [defaultValue]);

  return {
    plain,
    /** Takes a plain value as if it had been typed: whoever listens is told. */
    choose(chosen: string) {
      if (box.current) setInputValue(box.current.input, write(chosen));
      setDraft(null);
    },
    /** Shows the value rather than what was typed. */
    settle: () => setDraft(null),
    inputProps: {
      'data-field': name,
      disabled,
      defaultValue: firstShown,
      ref: mergeRefs<HTMLInputElement>(attach, (input) => tell(() => mergeRefs(ref)(input))),
      onChange(event: ChangeEvent<HTMLInputElement>) {
        const { value: typed } = event.target;
        tell(() => onChange?.(event));
        setDraft(typed);
        setOwn(read(typed));
        onValueChange?.(read(typed));
      },
      onBlur(event: FocusEvent<HTMLInputElement>) {
        setDraft(null);
        tell(() => onBlur?.(event));
      },
    },
    /** For the hidden input; undefined where the field has no name. */
    hiddenProps: name === undefined ? undefined : ({ type: 'hidden', name, value: plain, disabled } as const),
  };
}

/** The input, past what we put over its `value`. */
interface Box {
  input: HTMLInputElement;
  text(): string;
  show(text: string): void;
}

interface Attachment {
  box: { current: Box | null };
  latest: { readonly current: { name: string | undefined } & Pick<PlainInput, 'read' | 'write'> };
  /** Told the plain value of what a program wrote. */
  onWrite: (plain: string) => void;
}

function useAttach({ box, latest, onWrite }: Attachment) {
  const telling = useRef(false);
  const tell = useCallback((call: () => void) => {
    telling.current = true;
    try {
      call();
    } finally {
      telling.current = false;
    }
  }, []);
  const attach = useCallback(
    (input: HTMLInputElement | null) => {
      if (!input || box.current?.input === input) return;
      // React's own, which tells it what is new, or else the browser's.
      const below =
        Object.getOwnPropertyDescriptor(input, 'value') ??
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value');
      const text = (): string => below?.get?.call(input);
      const show = (next: string) => below?.set?.call(input, next);
      box.current = { input, text, show };
      Object.defineProperty(input, 'value', {
        configurable: true,
        enumerable: true,
        get: () => (telling.current ? latest.current.read(text()) : text()),
        set: (written: unknown) => {
          show(latest.current.write(String(written ?? '')));
          onWrite(latest.current.read(text()));
        },
      });
      Object.defineProperty(input, 'name', {
        configurable: true,
        enumerable: true,
        get: () => (telling.current && latest.current.name) || '',
        set: (written: string) => input.setAttribute('name', written),
      });
    },
    [box, latest, onWrite],
  );
  return { tell, attach };
}
