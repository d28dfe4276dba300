import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './whenIdle';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const press = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));

test.each(['keydown', 'pointerdown'])('waits for a pause of %s, and acts once', (type) => {
  const act = vi.fn();
  whenIdle(act);
  vi.advanceTimersByTime(1_000);
  press(type);
  vi.advanceTimersByTime(900);
  for (let letter = 0; letter < 10; letter++) {
    press(type);
    vi.advanceTimersByTime(300);
  }
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(150);
  press(type);
  vi.advanceTimersByTime(5_000);
  expect(act).toHaveBeenCalledOnce();
});

test('waits for the screen, whatever was pressed before', () => {
  const act = vi.fn();
  whenIdle(act);
  press('keydown');
  vi.advanceTimersByTime(1_900);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(act).toHaveBeenCalledOnce();
});
