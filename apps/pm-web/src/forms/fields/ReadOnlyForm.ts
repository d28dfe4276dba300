import { createContext, use } from 'react';

/** True around the fields of a form that the person may look at but not change. */
export const ReadOnlyForm = createContext(false);

export function useReadOnlyForm(): boolean {
  return use(ReadOnlyForm);
}
