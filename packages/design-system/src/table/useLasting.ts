import { useEffect, useMemo, useState } from 'react';

/** Whether a value has been the same for so long; null never has. */
export function useLasting(value: unknown, ms: number): boolean {
  // Another object whenever the value is another: what was before and comes again begins anew.
  const current = useMemo(() => (value === null ? null : { value }), [value]);
  const [lasted, setLasted] = useState<object | null>(null);
  useEffect(() => {
    if (!current) return undefined;
    const timer = setTimeout(() => setLasted(current), ms);
    return () => clearTimeout(timer);
  }, [current, ms]);
  return current !== null && current === lasted;
}
