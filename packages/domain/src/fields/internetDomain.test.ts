import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asciiDomain, readableDomain } from './internetDomain';

test.each(['xn--ü.de', 'ü.de/x', 'ü de', '127.1', '0x7f.1'])(
  'CLI-10: %s does not travel otherwise',
  (domain) => {
    expect(asciiDomain(domain)).toBe(domain);
  },
);

test.each(['xn--999999b.de', 'xn--9.de', 'axn--mller-kva.de', 'xn--mller-kva .de'])(
  'CLI-10: %s is read as it is',
  (domain) => expect(readableDomain(domain)).toBe(domain),
);

test.each(['müller.de', 'aa一亶亻.example', 'www.ü-ö.example', `${'ü'.repeat(61)}.de`])(
  'CLI-10: %s is read back from how it travels',
  (domain) => {
    expect(asciiDomain(domain)).toMatch(/xn--[a-z0-9-]+\./);
    expect(readableDomain(asciiDomain(domain))).toBe(domain);
  },
);

test('CLI-10: whatever letters it has, a domain is read back from how it travels', () => {
  const letter = fc.oneof(
    fc.constantFrom('a', 'z', '0', 'ü', 'ø', 'д'),
    fc.integer({ min: 0x4e00, max: 0x9fa5 }).map((codePoint) => String.fromCodePoint(codePoint)),
  );
  fc.assert(
    fc.property(fc.string({ unit: letter, minLength: 1, maxLength: 10 }), (label) => {
      const domain = `${label}.example`;
      expect(readableDomain(asciiDomain(domain))).toBe(domain);
    }),
  );
});

test('SRV-01: a label that is longer than any host name is not decoded', () => {
  const tooLong = asciiDomain(`${'ü'.repeat(62)}.de`);
  expect(readableDomain(tooLong)).toBe(tooLong);
});
