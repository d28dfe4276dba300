import { useEffect, useState } from 'react';

/** Whether a condition holds, and has held for so long. */
export function useLasting(holds: boolean, ms: number): boolean {
  const [lasts, setLasts] = useState(false);
  if (lasts && !holds) setLasts(false);
  useEffect(() => {
    if (!holds) return undefined;
    const timer = setTimeout(() => setLasts(true), ms);
    return () => clearTimeout(timer);
  }, [holds, ms]);
  return holds && lasts;
}
