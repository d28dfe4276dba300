const MINUTE_MS = 60_000;
/** Askers that are counted at once; beyond, counts begin anew. */
const MOST_COUNTED = 10_000;

/** Counts what people ask of a server. */
export interface Turns {
  /**
   * @param who and for what: 'search 0193…'
   * @param most so often within a minute
   * @returns seconds to wait; 0 where it may go on
   */
  take(who: string, now: Date, most: number): number;
}

export function openTurns(): Turns {
  const windows = new Map<string, { began: number; requests: number }>();
  return {
    take: (who, now, most) => {
      const moment = now.getTime();
      const window = windows.get(who);
      if (!window || moment - window.began >= MINUTE_MS || moment < window.began) {
        if (windows.size >= MOST_COUNTED) windows.clear();
        windows.set(who, { began: moment, requests: 1 });
        return 0;
      }
      window.requests += 1;
      return window.requests > most ? Math.max(1, Math.ceil((window.began + MINUTE_MS - moment) / 1_000)) : 0;
    },
  };
}
