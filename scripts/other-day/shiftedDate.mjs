// Imported before a run of tests (scripts/test-other-day.mjs): the clock goes on as it is, on the day of TEST_DAY (YYYY-MM-DD).
const { TEST_DAY } = process.env;
const RealDate = Date;
const dayLength = 24 * 60 * 60 * 1000;
const shift = Math.round((RealDate.parse(TEST_DAY ?? '') - RealDate.now()) / dayLength + 0.5) * dayLength;
if (Number.isNaN(shift)) throw new Error(`TEST_DAY is no day: ${TEST_DAY}`);

globalThis.Date = class ShiftedDate extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [RealDate.now() + shift] : parts));
  }

  static now() {
    return RealDate.now() + shift;
  }

  // Node's own dates (those of a file, a copy of a message) are dates too.
  static [Symbol.hasInstance](value) {
    return Object.prototype.toString.call(value) === '[object Date]';
  }
};
