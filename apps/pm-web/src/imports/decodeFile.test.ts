import { expect, test } from 'vitest';
import { decodeFile } from './decodeFile';

const text = 'Diffuser ports Ø 150';

test('SRV-04: a file is read as UTF-8, UTF-16 of either order, or Windows-1252', () => {
  expect(decodeFile(new TextEncoder().encode(`\ufeff${text}`))).toEqual({ text, encoding: 'UTF-8' });
  const little = [...`\ufeff${text}`].flatMap((letter) => [
    letter.charCodeAt(0) & 255,
    letter.charCodeAt(0) >> 8,
  ]);
  const big = little.flatMap((_, at) => (at % 2 ? [] : [little[at + 1] ?? 0, little[at] ?? 0]));
  expect(decodeFile(Uint8Array.from(little))).toEqual({ text, encoding: 'UTF-16' });
  expect(decodeFile(Uint8Array.from(big))).toEqual({ text, encoding: 'UTF-16' });
  const windows = Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));
  expect(decodeFile(windows)).toEqual({ text, encoding: 'Windows-1252' });
});
