import type { ChangeEvent } from '@linework/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gatherChanges } from './gatherChanges';
import { allTouched } from './touchedKeys';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const change = (id: string): ChangeEvent => ({ entity: 'task', ids: [id], at: '2026-01-01T00:00:00.000Z' });

it('SRV-03: changes that come within a moment are handed on together, the next ones in their turn', () => {
  const handed: string[][] = [];
  const gathering = gatherChanges(
    (events) => handed.push(events.flatMap(({ ids }) => ids)),
    () => 0.5,
  );
  gathering.add(change('a'));
  vi.advanceTimersByTime(200);
  gathering.add(change('b'));
  expect(handed).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(handed).toEqual([['a', 'b']]);
  gathering.add(change('c'));
  vi.advanceTimersByTime(300);
  expect(handed).toEqual([['a', 'b'], ['c']]);
});

it('SRV-03: chance spreads the screens, and none waits longer than half a second', () => {
  const waited = [0, 0.5, 1].map((chance) => {
    const began = Date.now();
    let ended = 0;
    gatherChanges(
      () => {
        ended = Date.now();
      },
      () => chance,
    ).add(change('a'));
    vi.advanceTimersByTime(2_000);
    return ended - began;
  });
  expect(waited).toEqual([50, 275, 500]);
});

it('SRV-03: a screen that is left hears nothing any more', () => {
  const handOn = vi.fn();
  const gathering = gatherChanges(handOn);
  gathering.add(change('a'));
  gathering.stop();
  vi.advanceTimersByTime(5_000);
  expect(handOn).not.toHaveBeenCalled();
});

it('SRV-03: of many changes each branch is fetched again once, and each changed row', () => {
  const touched = allTouched([change('a'), change('b'), change('a')]).map((key) => JSON.stringify(key));
  expect(new Set(touched).size).toBe(touched.length);
  expect(touched.filter((key) => /"[ab]"/.test(key))).toHaveLength(2);
});
