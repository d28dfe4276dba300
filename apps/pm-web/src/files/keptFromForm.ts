import type { FormEvent, KeyboardEvent } from 'react';

/**
 * Keeps what happens in the explorer from the form around it: Enter in a field of its own would submit that, and React has the forms of
 * its dialogs bubble to it.
 */
export const keptFromForm = {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    const isOuter =
      event.target instanceof HTMLInputElement && event.target.form?.contains(event.currentTarget);
    if (isOuter && event.key === 'Enter') event.preventDefault();
  },
  onSubmit: (event: FormEvent<HTMLElement>) => event.stopPropagation(),
};
