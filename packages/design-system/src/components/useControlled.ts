import { useCallback, useState } from 'react';

/**
 * State that its owner may hold or leave to us: the controlled value wins, a change is always told.
 * @param controlled the owner's value, undefined when we keep it
 */
export function useControlled<Value>(
  controlled: Value | undefined,
  initial: Value,
  onChange?: (next: Value) => void,
): [Value, (next: Value) => void] {
  const [own, setOwn] = useState(initial);
  const value = controlled === undefined ? own : controlled;
  const change = useCallback(
    (next: Value) => {
      setOwn(next);
      if (next !== value) onChange?.(next);
    },
    [onChange, value],
  );
  return [value, change];
}
