import type { PreviewState } from '../ports/PreviewPlugin';

/** The state of a preview's view, told to whoever listens. */
export function createViewState<State extends PreviewState = PreviewState>(initial: NoInfer<State>) {
  let state: State = initial;
  const listeners = new Set<() => void>();
  const replace = (next: State) => {
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
    change: (values: Partial<State>) => replace({ ...state, ...values }),
    changeLayer: (id: string, visible: boolean) => {
      const layers = state.layers?.map((layer) => (layer.id === id ? { ...layer, visible } : layer));
      replace({ ...state, layers });
    },
  };
}
