import { useEffect, useState } from 'react';
import { serverNow } from '../api/serverClock';

interface KeptAgoProps {
  /** Milliseconds since 1970, by the server's clock. */
  at: number;
}

/** 'Draft kept 12 s ago', counting. Not announced: it would talk over the typing. */
export function KeptAgo({ at }: KeptAgoProps) {
  const now = useNow();
  return <span data-part="draft-kept">{`Draft kept ${ago(now - at)}`}</span>;
}

/** How long ago in the one unit that matters. @param milliseconds a difference; clocks may put it below 0 */
export function ago(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000));
  if (seconds < 5) return 'just now';
  if (seconds < 60) return `${seconds} s ago`;
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min ago`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3_600)} h ago`;
  const days = Math.floor(seconds / 86_400);
  return days === 1 ? 'yesterday' : `${days} days ago`;
}

function useNow(): number {
  const [now, setNow] = useState(() => serverNow().getTime());
  // The clock is the external thing.
  useEffect(() => {
    const tick = setInterval(() => setNow(serverNow().getTime()), 1_000);
    return () => clearInterval(tick);
  }, []);
  return now;
}
