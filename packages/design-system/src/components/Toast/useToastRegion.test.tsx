import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ShownToast } from './ToastRegion';

const none: ShownToast[] = [];
const saved: ShownToast[] = [{ key: 1, title: 'Saved' }];

/** As in a page that has just been opened: other tests have the code already. */
async function openPage() {
  vi.resetModules();
  const { useToastRegion } = await import('./useToastRegion');
  vi.useFakeTimers();
  return renderHook(useToastRegion, { initialProps: none });
}

afterEach(() => vi.useRealTimers());

it('GEN-17: the region’s code does not come while the page is drawn for the first time', async () => {
  const { result } = await openPage();
  vi.useRealTimers();
  await import('./ToastRegion');
  expect(result.current).toBeNull();
});

it('GEN-10: the region’s code is there half a second later, before the connection may be lost', async () => {
  const { result } = await openPage();
  await vi.advanceTimersByTimeAsync(510);
  vi.useRealTimers();
  await waitFor(() => expect(result.current).not.toBeNull());
});

it('GEN-12: the region’s code comes at once with a message', async () => {
  const { result, rerender } = await openPage();
  rerender(saved);
  await vi.advanceTimersByTimeAsync(10);
  vi.useRealTimers();
  await waitFor(() => expect(result.current).not.toBeNull());
});
