import { type FormEvent, type FormEventHandler, useRef } from 'react';

/**
 * Props of a dialog's content that let a press outside close it only while nothing was typed in it: such a press is easily made
 * by mistake, and would throw away what a person wrote. Escape and the cross are meant, and do close it.
 */
export function useKeepTyped(onInput: FormEventHandler<HTMLDivElement> | undefined) {
  /** The content in which something was typed; another one once the dialog has been closed and opened again. */
  const typedIn = useRef<HTMLElement>(null);
  return {
    onInput(event: FormEvent<HTMLDivElement>) {
      typedIn.current = event.currentTarget;
      onInput?.(event);
    },
    onInteractOutside(event: Event) {
      if (typedIn.current?.isConnected) event.preventDefault();
    },
  };
}
