import type { PreviewState } from '../ports/PreviewPlugin';

/** The state of a preview's view, told to whoever listens. */
export function createViewState(initial: PreviewState) {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    change: (values: Partial<PreviewState>) => {
      state = { ...state, ...values };
      for (const listener of listeners) listener();
    },
  };
}
