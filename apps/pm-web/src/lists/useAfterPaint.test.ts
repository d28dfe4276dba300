import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAfterPaint } from './useAfterPaint';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('GEN-13: what a press leads to is done after the frame that shows the press, as it is by then', () => {
  const [first, latest] = [vi.fn(), vi.fn()];
  const { result, rerender } = renderHook(useAfterPaint, { initialProps: first });
  result.current('done');
  rerender(latest);
  let isDoneInFrame: boolean | undefined;
  requestAnimationFrame(() => {
    isDoneInFrame = latest.mock.calls.length > 0;
  });
  vi.runAllTimers();
  expect(isDoneInFrame).toBe(false);
  expect(latest).toHaveBeenCalledExactlyOnceWith('done');
  expect(first).not.toHaveBeenCalled();
});

test('GEN-13: nothing is done for what is gone by then', () => {
  const act = vi.fn();
  const { result, unmount } = renderHook(useAfterPaint, { initialProps: act });
  result.current();
  unmount();
  vi.runAllTimers();
  expect(act).not.toHaveBeenCalled();
});
