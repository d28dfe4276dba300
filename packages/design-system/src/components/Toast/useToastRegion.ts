import { type ComponentType, useEffect, useState } from 'react';
import type { ToastRegionProps } from './ToastRegion';

let fetched: ComponentType<ToastRegionProps> | null = null;
/** Where the browser does not say when it is idle, and at the latest where it never is, ms. */
const SOON = 500;

/** Fetches the region's code; again at no cost. */
export async function fetchToastRegion(): Promise<ComponentType<ToastRegionProps>> {
  fetched ??= (await import('./ToastRegion')).ToastRegion;
  return fetched;
}

/**
 * The region, as soon as its code is there. No page begins with a message, so the code comes when the page has drawn and the browser
 * is idle; with a message at once. Not later than that: 'No connection' is a message too, and then no code comes any more. Where it
 * did not come, the next message asks again.
 */
export function useToastRegion(messages: ToastRegionProps['toasts']): ComponentType<ToastRegionProps> | null {
  const [Region, setRegion] = useState(() => fetched);
  const isThere = Region !== null;
  // The code on the server is the external thing.
  useEffect(() => {
    if (isThere) return;
    let isCurrent = true;
    const fetchNow = () => {
      fetchToastRegion().then(
        (region) => {
          if (isCurrent) setRegion(() => region);
        },
        () => undefined,
      );
    };
    const stopWaiting = messages.length > 0 ? soon(fetchNow, 0) : whenIdle(fetchNow);
    return () => {
      isCurrent = false;
      stopWaiting();
    };
  }, [isThere, messages]);
  return Region;
}

/** Safari does not tell of idle moments. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') return soon(work, SOON);
  const idle = requestIdleCallback(work, { timeout: SOON });
  return () => cancelIdleCallback(idle);
}

function soon(work: () => void, ms: number): () => void {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}
