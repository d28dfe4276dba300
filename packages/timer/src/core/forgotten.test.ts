import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyZone, hardMoments } from '../testing/hardMoments';
import { type ClockAt, firstInstantAt, mayBeForgotten } from './forgotten';
import { idleTimer, pauseTimer, startTimer } from './timer';

const hour = 3_600_000;

function clockIn(timeZone: string): ClockAt {
  const format = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return (instant) => format.format(instant);
}

describe('a timer that may have been forgotten', () => {
  it('TIM-04: is one that runs for more than 8 hours without a pause', () => {
    const running = startTimer(idleTimer, 0);
    expect(mayBeForgotten(running, 8 * hour)).toBe(false);
    expect(mayBeForgotten(running, 8 * hour + 1)).toBe(true);
    expect(mayBeForgotten(pauseTimer(running, 9 * hour), 20 * hour)).toBe(false);
    expect(mayBeForgotten(running, 100 * hour, Number.POSITIVE_INFINITY)).toBe(false);
  });

  it('TIM-04: its end is found by the clock of its zone, also in a night that skips or repeats an hour', () => {
    const at = (timeOfDay: string, from: string, to: string) => {
      const found = firstInstantAt(timeOfDay, {
        from: Date.parse(from),
        to: Date.parse(to),
        clockAt: clockIn('Europe/Berlin'),
      });
      return found === null ? null : new Date(found).toISOString();
    };
    expect(at('17:30', '2026-11-26T07:02:10Z', '2026-11-27T06:00:00Z')).toBe('2026-11-26T16:30:00.000Z');
    // From Friday evening to Monday: the first 17:30 after the start is that of Saturday.
    expect(at('17:30', '2026-11-27T17:00:00Z', '2026-11-30T07:00:00Z')).toBe('2026-11-28T16:30:00.000Z');
    expect(at('08:02', '2026-11-26T07:02:10Z', '2026-11-26T18:00:00Z')).toBeNull();
    expect(at('19:30', '2026-11-26T07:02:10Z', '2026-11-26T18:00:00Z')).toBeNull();
    expect(at('02:30', '2027-03-27T22:30:00Z', '2027-03-28T06:00:00Z')).toBeNull();
    expect(at('04:00', '2027-03-27T22:30:00Z', '2027-03-28T06:00:00Z')).toBe('2027-03-28T02:00:00.000Z');
    expect(at('02:30', '2027-10-30T21:30:00Z', '2027-10-31T06:00:00Z')).toBe('2027-10-31T00:30:00.000Z');
    for (const none of ['', '25:00', '7:30', '24:00', '17:3'])
      expect(at(none, '2026-11-26T07:02:10Z', '2026-11-28T06:00:00Z'), none).toBeNull();
  });

  it('TIM-04: whatever the zone and the night, a time that clocks have shown since the start is found', () => {
    fc.assert(
      fc.property(anyZone, hardMoments, fc.integer({ min: 1, max: 2_800 }), (timeZone, from, minutes) => {
        const clockAt = clockIn(timeZone);
        const then = from + minutes * 60_000;
        const found = firstInstantAt(clockAt(then), { from, to: then, clockAt });
        expect(found).toBeGreaterThan(from);
        expect(found).toBeLessThanOrEqual(then);
        expect(clockAt(found ?? 0)).toBe(clockAt(then));
      }),
      { numRuns: 60 },
    );
  });
});
