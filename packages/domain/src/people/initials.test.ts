import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/anyText';
import { initials } from './initials';

test.each([
  ['Marta Lindqvist', 'ML'],
  ['Amir Bensaïd', 'AB'],
  ['Dónal Ó Briain', 'DB'],
  ['  ola   eriksen ', 'OE'],
  ['Åsa', 'Å'],
  ['Jean-Luc de la Tour', 'JT'],
  ['李 小龍', '李小'],
  ['', '?'],
  ['🏗️', '?'],
])('USR-01: the initials of %j are %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test('USR-01: any name has initials of at most a few letters', () => {
  fc.assert(
    fc.property(anyText(), (name) => {
      const { length } = [...initials(name)];
      expect(length).toBeGreaterThanOrEqual(1);
      expect(length).toBeLessThanOrEqual(6);
    }),
  );
});
