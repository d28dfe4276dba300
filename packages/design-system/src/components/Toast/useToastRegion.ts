import { type ComponentType, useEffect, useState } from 'react';
import type { ToastRegionProps } from './ToastRegion';

let fetched: ComponentType<ToastRegionProps> | null = null;

/** Fetches the region's code; again at no cost. */
export async function fetchToastRegion(): Promise<ComponentType<ToastRegionProps>> {
  fetched ??= (await import('./ToastRegion')).ToastRegion;
  return fetched;
}

/**
 * The region, as soon as it is there: nobody waits for it, as no page begins with a message. Where it did not come, the next
 * render, with a message at the latest, asks again.
 */
export function useToastRegion(): ComponentType<ToastRegionProps> | null {
  const [Region, setRegion] = useState(() => fetched);
  useEffect(() => {
    if (Region) return;
    let isCurrent = true;
    fetchToastRegion().then(
      (region) => {
        if (isCurrent) setRegion(() => region);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  });
  return Region;
}
