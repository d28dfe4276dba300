import { fireEvent } from '@testing-library/react';

/** Presses keys as a busy page hears them: in one go, with no timer between them, each where the focus then is. */
export function pressAtOnce(...keys: string[]): void {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
}
