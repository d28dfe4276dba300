import { useState } from 'react';
import type { NotificationItem } from '../NotificationList';

interface Arrivals {
  /** Ids seen so far; null until the first are there: those are no news. */
  known: ReadonlySet<string> | null;
  latest: readonly NotificationItem[];
}

/** The unread ones that came in last, while one was here. */
export function useArrivals(
  notifications: readonly NotificationItem[],
  loading: boolean,
): readonly NotificationItem[] {
  const [{ known, latest }, setArrivals] = useState<Arrivals>({ known: null, latest: [] });
  const isNew = ({ id }: NotificationItem) => !known?.has(id);
  if (!(known === null && loading) && (known === null || notifications.some(isNew))) {
    // Derived from what was seen before; React renders again at once, without the old state on the screen.
    setArrivals({
      known: new Set([...(known ?? []), ...notifications.map(({ id }) => id)]),
      latest: known === null ? [] : notifications.filter((one) => isNew(one) && !one.read),
    });
  }
  return latest;
}
