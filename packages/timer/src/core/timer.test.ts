import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { some } from '../../../../scripts/checks/some';
import { formatClock } from './formatClock';
import {
  canStop,
  idleTimer,
  pauseTimer,
  segmentElapsed,
  startTimer,
  stopTimer,
  type Timer,
  totalElapsed,
} from './timer';

describe('timer', () => {
  it('TIM-03: after a pause the clock counts a new segment from 0 while the total stays in sight', () => {
    const paused = pauseTimer(startTimer(idleTimer, 1_000), 61_000);
    const again = startTimer(paused, 100_000);
    expect(segmentElapsed(again, 105_000)).toBe(5_000);
    expect(totalElapsed(again, 105_000)).toBe(65_000);
  });

  it('TIM-03: stop is offered when running or when anything has been counted, and not before', () => {
    expect(canStop(idleTimer)).toBe(false);
    expect(stopTimer(idleTimer, 5)).toBeNull();
    expect(canStop(startTimer(idleTimer, 0))).toBe(true);
    expect(canStop(pauseTimer(startTimer(idleTimer, 0), 0))).toBe(false);
    expect(canStop(pauseTimer(startTimer(idleTimer, 0), 1))).toBe(true);
  });

  it('TIM-03: stopping makes one entry of the total of all segments', () => {
    const again = startTimer(pauseTimer(startTimer(idleTimer, 0), 10_000), 20_000);
    expect(stopTimer(again, 25_000)).toEqual({
      total: 15_000,
      segments: [
        { startedAt: 0, endedAt: 10_000 },
        { startedAt: 20_000, endedAt: 25_000 },
      ],
    });
  });

  it('TIM-04: starting a running timer changes nothing', () => {
    const running = startTimer(idleTimer, 7);
    expect(startTimer(running, 99)).toBe(running);
  });

  it('TIM-04: nothing counted is ever lost, whatever is pressed and however the clock jumps', () => {
    const press = fc.record({
      action: fc.constantFrom('start', 'pause'),
      advance: fc.integer({ min: -3_600_000, max: 90_000_000 }),
    });
    fc.assert(
      fc.property(fc.array(press, { minLength: 1 }), (presses) => {
        let now = 1_700_000_000_000;
        let timer: Timer = idleTimer;
        for (const { action, advance } of some(presses)) {
          const counted = totalElapsed(timer, now);
          timer = action === 'start' ? startTimer(timer, now) : pauseTimer(timer, now);
          expect(totalElapsed(timer, now)).toBe(counted);
          now += advance;
          if (advance >= 0) expect(totalElapsed(timer, now)).toBeGreaterThanOrEqual(counted);
          expect(segmentElapsed(timer, now)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe('formatClock', () => {
  it('TIM-02: shows HH:MM:SS', () => {
    expect(formatClock(0)).toBe('00:00:00');
    expect(formatClock(3_725_999)).toBe('01:02:05');
    expect(formatClock(100 * 3_600_000)).toBe('100:00:00');
  });
});
