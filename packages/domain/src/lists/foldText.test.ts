import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/anyText';
import { foldText } from './foldText';

test.each([
  ['Águas do Tejo', 'aguas do tejo'],
  ['ÅSA ÖZ ŁÓDŹ', 'asa oz lodz'],
  ['Øresund, Æble, Þór', 'oresund, aeble, thor'],
  ['Straße STRASSE', 'strasse strasse'],
  ['İzmir ıssız', 'izmir issiz'],
  ['ΟΔΟΣ οδός', 'οδοσ οδοσ'],
  ['A\u030a Nguyễn', 'a nguyen'],
  ['Ёлка', 'елка'],
])('TSK-03: %s is searched as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('folding what is folded changes nothing', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
  );
});
