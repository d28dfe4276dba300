import fc from 'fast-check';

/**
 * For tests: texts of any code points but lone surrogates, often of those that make trouble. (fast-check's own `binary` unit
 * takes more than a second to set up.)
 */
export function anyText(maxLength = 40): fc.Arbitrary<string> {
  const troublesome = fc.constantFrom(
    '\0',
    ' ',
    '\n',
    '\u0301',
    '\u200b',
    '\u202e',
    'İ',
    'Σ',
    'ß',
    '🏗',
    '%',
    '\\',
  );
  const anyLetter = fc
    .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
    .map((codePoint) => String.fromCodePoint(codePoint));
  return fc.string({ unit: fc.oneof(troublesome, anyLetter), maxLength });
}
