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
  ['Đặng Hjaltið Ħal Ŧ', 'dang hjaltid hal t'],
  ['Œuvre', 'oeuvre'],
  ['ſtone', 'stone'],
  ['Nord\u00a0lys\u3000e\u00adn\u200bergi', 'nord lys energi'],
  [`${'Å'.repeat(201)}\n`, `${'a'.repeat(201)}\n`],
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
