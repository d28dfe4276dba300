import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compress } from './compress';

describe('compress', () => {
  const long = 'Spillway gate renewal, as agreed with the client. '.repeat(100);

  it('SRV-01: prefers Brotli, and leaves a short text as it is', () => {
    const compressed = compress(long, 'gzip, br');
    expect(compressed?.encoding).toBe('br');
    expect(brotliDecompressSync(compressed?.body ?? '').toString()).toBe(long);
    expect(compress(long, 'gzip')?.encoding).toBe('gzip');
    expect(compress(long.slice(0, 1_999), 'gzip, br')).toBeNull();
  });

  it.each(['identity', '', 'br;q=0', 'gzip; q=0.000, br;q=0', 'abr', undefined])(
    'SRV-01: sends a text as it is to who accepts %s',
    (accepted) => expect(compress(long, accepted)).toBeNull(),
  );
});
