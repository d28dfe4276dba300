import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './whenIdle';

const root = document.createElement('div');
root.id = 'root';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.append(root);
  root.innerHTML = '<main>Tasks</main>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  root.remove();
});

const press = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));

test.each(['keydown', 'pointerdown'])('waits for a pause of %s, and acts once', (type) => {
  const act = vi.fn();
  whenIdle(act);
  for (let letter = 0; letter < 10; letter++) {
    press(type);
    vi.advanceTimersByTime(300);
  }
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(250);
  press(type);
  vi.advanceTimersByTime(5_000);
  expect(act).toHaveBeenCalledOnce();
});

test.each([
  ['the app has drawn something', ''],
  ['a screen has its rows', '<main><div aria-busy="true"></div></main>'],
])('GEN-17: waits until %s, however long that takes', (_until, html) => {
  root.innerHTML = html;
  const act = vi.fn();
  whenIdle(act);
  vi.advanceTimersByTime(20_000);
  expect(act).not.toHaveBeenCalled();
  root.innerHTML = '<main><div aria-busy="false">Gate</div></main>';
  vi.advanceTimersByTime(1_100);
  expect(act).toHaveBeenCalledOnce();
});

test('GEN-17: waits for the largest paint', () => {
  const painted: (() => void)[] = [];
  const disconnect = vi.fn();
  class Paints {
    static supportedEntryTypes = ['largest-contentful-paint'];
    disconnect = disconnect;
    observe = () => undefined;
    constructor(told: () => void) {
      painted.push(told);
    }
  }
  vi.stubGlobal('PerformanceObserver', Paints);
  const act = vi.fn();
  whenIdle(act);
  for (let paint = 0; paint < 5; paint++) {
    vi.advanceTimersByTime(450);
    for (const tell of painted) tell();
  }
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(600);
  expect(act).toHaveBeenCalledOnce();
  expect(disconnect).toHaveBeenCalledOnce();
});

test('stops waiting when told to', () => {
  const act = vi.fn();
  whenIdle(act)();
  press('keydown');
  vi.advanceTimersByTime(5_000);
  expect(act).not.toHaveBeenCalled();
});
