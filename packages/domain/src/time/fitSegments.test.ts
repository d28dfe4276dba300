import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitSegments } from './fitSegments';

const at = (time: string) => `2026-11-26T${time}:00.000Z`;
const DAY = [
  { startedAt: at('08:00'), endedAt: at('12:00') },
  { startedAt: at('13:00'), endedAt: at('17:00') },
];

test('TIM-05: an entry made shorter ends earlier, one made longer ends later', () => {
  expect(fitSegments(DAY, 8 * 3_600)).toEqual(DAY);
  expect(fitSegments(DAY, 6 * 3_600)).toEqual([DAY[0], { startedAt: at('13:00'), endedAt: at('15:00') }]);
  expect(fitSegments(DAY, 4 * 3_600)).toEqual([DAY[0]]);
  expect(fitSegments(DAY, 3 * 3_600)).toEqual([{ startedAt: at('08:00'), endedAt: at('11:00') }]);
  expect(fitSegments(DAY, 9 * 3_600)).toEqual([DAY[0], { startedAt: at('13:00'), endedAt: at('18:00') }]);
});

test('TIM-05: whatever the segments, they start where they started and their sum is the time that was set', () => {
  const stretch = fc.tuple(fc.integer({ min: 0, max: 7_200_000 }), fc.integer({ min: 0, max: 7_200_000 }));
  fc.assert(
    fc.property(
      fc.array(stretch, { minLength: 1 }),
      fc.integer({ min: 60, max: 86_400 }),
      (parts, seconds) => {
        let now = Date.parse(at('00:00'));
        const segments = parts.map(([pause, length]) => {
          const startedAt = now + pause;
          now = startedAt + length;
          return { startedAt: new Date(startedAt).toISOString(), endedAt: new Date(now).toISOString() };
        });
        const fitted = fitSegments(segments, seconds);
        const sum = fitted.reduce((all, one) => all + Date.parse(one.endedAt) - Date.parse(one.startedAt), 0);
        expect(sum).toBe(seconds * 1_000);
        expect(fitted.map(({ startedAt }) => startedAt)).toEqual(
          segments.slice(0, fitted.length).map(({ startedAt }) => startedAt),
        );
      },
    ),
  );
});
