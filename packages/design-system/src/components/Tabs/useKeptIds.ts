import { useCallback, useId, useMemo, useState } from 'react';
import type { TabIds } from './useTabIds';

/** The ids of all tabs and panels of one `Tabs.Root`. */
export function useKeptIds(): TabIds {
  const base = useId();
  const [own, setOwn] = useState<ReadonlyMap<string, string>>(new Map());
  const keep = useCallback<TabIds['keep']>((part, value, id) => {
    const key = keyOf(part, value);
    setOwn((before) => new Map(before).set(key, id));
    return () =>
      setOwn((before) => {
        const after = new Map(before);
        after.delete(key);
        return after;
      });
  }, []);
  return useMemo(
    () => ({ idOf: (part, value) => own.get(keyOf(part, value)) ?? `${base}${keyOf(part, value)}`, keep }),
    [own, base, keep],
  );
}

/** Without a space: an attribute that names elements is a list of ids. */
function keyOf(part: string, value: string): string {
  return `${part}-${encodeURIComponent(value)}`;
}
