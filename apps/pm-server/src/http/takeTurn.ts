const MINUTE_MS = 60_000;
/** Askers that are counted at once; beyond, counts begin anew. */
const MOST_COUNTED = 10_000;

const windows = new Map<string, { began: number; requests: number }>();

/**
 * Counts what somebody asks of this server.
 *
 * @param who and for what: 'search 0193…'
 * @param most so often within a minute
 * @returns seconds to wait; 0 where it may go on
 */
export function takeTurn(who: string, now: number, most: number): number {
  const window = windows.get(who);
  if (!window || now - window.began >= MINUTE_MS || now < window.began) {
    if (windows.size >= MOST_COUNTED) windows.clear();
    windows.set(who, { began: now, requests: 1 });
    return 0;
  }
  window.requests += 1;
  return window.requests > most ? Math.max(1, Math.ceil((window.began + MINUTE_MS - now) / 1_000)) : 0;
}
