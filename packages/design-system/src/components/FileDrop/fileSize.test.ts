import { describe, expect, it } from 'vitest';
import { fileSize, sizeLimit } from './fileSize';

describe('fileSize', () => {
  it.each([
    [0, '0 Bytes'],
    [1023, '1,023 Bytes'],
    [1024, '1.00 KB'],
    [1536, '1.50 KB'],
    [1024 ** 2 - 1, '1.00 MB'],
    [12.345 * 1024 ** 2, '12.35 MB'],
    [3 * 1024 ** 3, '3.00 GB'],
    [5000 * 1024 ** 3, '5,000.00 GB'],
  ])('GEN-15: %d bytes are %s', (bytes, expected) => {
    expect(fileSize(bytes, 'en')).toBe(expected);
  });

  it('writes figures in the language', () => {
    expect(fileSize(1536, 'de')).toBe('1,50 KB');
  });

  it.each([
    [10 * 1024 ** 2, '10MB'],
    [1.5 * 1024 ** 3, '1.5GB'],
  ])('FIL-08: a limit of %d bytes is said as %s', (bytes, expected) => {
    expect(sizeLimit(bytes, 'en')).toBe(expected);
  });
});
