import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Id } from '../fields/id';
import { uuidV7, uuidV7Source } from './uuidV7';

const milliseconds = fc.integer({ min: 0, max: 2 ** 48 - 1 });
const random = fc.uint8Array({ minLength: 10, maxLength: 10 });

test('a made id is a valid UUID version 7 of the variant of RFC 9562', () => {
  fc.assert(
    fc.property(milliseconds, random, (time, bytes) => {
      const id = uuidV7(time, bytes);
      expect(Id.safeParse(id).success).toBe(true);
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }),
  );
});

test('ids sort by the millisecond in which they were made', () => {
  fc.assert(
    fc.property(milliseconds, milliseconds, random, random, (a, b, some, other) => {
      fc.pre(a < b);
      expect(uuidV7(a, some) < uuidV7(b, other)).toBe(true);
    }),
  );
});

test('a source asks its clock and its randomness each time', () => {
  let tick = 0;
  const newId = uuidV7Source(
    () => new Date(1_000 + tick++),
    (length) => new Uint8Array(length).fill(255),
  );
  expect(newId()).toBe('00000000-03e8-7fff-bfff-ffffffffffff');
  expect(newId()).toBe('00000000-03e9-7fff-bfff-ffffffffffff');
});
