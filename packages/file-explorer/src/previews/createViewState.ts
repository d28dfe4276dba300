import type { PreviewState } from '../ports/PreviewPlugin';

/** The state of a preview's view, told to whoever listens. */
export function createViewState(initial: PreviewState) {
  let state = initial;
  const listeners = new Set<() => void>();
  const replace = (next: PreviewState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    getState: () => state,
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    replace,
    change: (values: Partial<PreviewState>) => replace({ ...state, ...values }),
  };
}
