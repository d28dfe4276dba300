import type { FormEvent, KeyboardEvent } from 'react';

/**
 * Keeps what happens in the explorer from the form around it: Enter in a field would submit that, and React has the forms of dialogs
 * bubble to it.
 */
export const keptFromForm = {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  },
  onSubmit: (event: FormEvent<HTMLElement>) => event.stopPropagation(),
};
