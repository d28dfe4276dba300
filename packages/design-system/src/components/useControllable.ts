import { useState } from 'react';

/**
 * State that a parent may own: `value` wins when given, else the component keeps its own, starting at `initial`.
 * @returns the value that counts, and a setter that also tells `onChange`
 */
export function useControllable<Value>(
  value: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (next: Value) => void] {
  const [own, setOwn] = useState(initial);
  const set = (next: Value) => {
    if (value === undefined) setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, set];
}
