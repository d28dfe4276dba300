import { useEffect, useRef } from 'react';

/**
 * What a press leads to, done once the frame that shows the press is painted; not at all where the component is gone by then.
 *
 * @example const choose = useAfterPaint(list.setFilter);
 */
export function useAfterPaint<Values extends unknown[]>(
  act: (...values: Values) => void,
): (...values: Values) => void {
  const latest = useRef<typeof act | null>(act);
  useEffect(() => {
    latest.current = act;
    return () => {
      latest.current = null;
    };
  }, [act]);
  return (...values) => {
    requestAnimationFrame(() => setTimeout(() => latest.current?.(...values)));
  };
}
