import type { Ref } from 'react';

/** One callback ref for several: ours to measure or focus, the caller's to keep. */
export function mergeRefs<Element>(...refs: (Ref<Element> | undefined)[]): (element: Element | null) => void {
  return (element) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    }
  };
}
