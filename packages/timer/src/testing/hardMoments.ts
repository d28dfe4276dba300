import fc from 'fast-check';

/** Any zone that the runtime knows. */
export const anyZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));

/** Instants shortly before something that clocks get wrong: DST both ways, midnight, the year's end, a leap day. */
export const hardMoments = fc
  .tuple(
    fc.constantFrom(
      '2026-03-29T01:00:00Z',
      '2026-10-25T01:00:00Z',
      '2027-03-14T07:00:00Z',
      '2027-11-07T06:00:00Z',
      '2027-04-03T15:00:00Z',
      '2026-12-31T23:00:00Z',
      '2028-02-29T00:00:00Z',
      '2036-12-31T12:00:00Z',
    ),
    fc.integer({ min: 0, max: 7_200_000 }),
  )
  .map(([instant, before]) => Date.parse(instant) - before);
