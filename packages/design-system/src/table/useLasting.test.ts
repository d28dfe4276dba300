import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLasting } from './useLasting';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('tells of what lasts, until it ends, and not of what is soon over', () => {
  const { result, rerender } = renderHook(({ holds }) => useLasting(holds || null, 250), {
    initialProps: { holds: true },
  });
  const after = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  after(249);
  expect(result.current).toBe(false);
  after(1);
  expect(result.current).toBe(true);
  rerender({ holds: false });
  expect(result.current).toBe(false);
  rerender({ holds: true });
  after(200);
  rerender({ holds: false });
  rerender({ holds: true });
  after(200);
  expect(result.current).toBe(false);
});
