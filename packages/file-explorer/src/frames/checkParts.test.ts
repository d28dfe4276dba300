import { describe, expect, it } from 'vitest';
import { someZip } from '../testing/someZip';
import { checkParts } from './checkParts';

const TOO_LARGE = 'This document is too large to be shown here.';
const DAMAGED = 'This document is damaged.';
const MB = 1024 * 1024;

describe('ASVS-26, ASVS-29: the parts of an Office file, before its reader unpacks them', () => {
  const check = (...entries: Parameters<typeof someZip>[0]) => checkParts(someZip(entries), 'document');

  it('are named where nothing is wrong with them', async () => {
    const parts = check({ name: 'word/document.xml', content: '<w/>' }, { name: 'word/media/a.png' });
    await expect(parts).resolves.toEqual(['word/document.xml', 'word/media/a.png']);
  });

  it.each([
    ['more than 10,000', Array.from({ length: 10_001 }, (_, at) => ({ name: `${at}` })), TOO_LARGE],
    [
      'more than 200 MB together',
      [101, 100].map((mb) => ({ name: `${mb}`, content: 'x'.repeat(MB), unpacked: mb * MB })),
      TOO_LARGE,
    ],
    ['more than a thousandfold', [{ name: 'a', content: 'x'.repeat(10), unpacked: 11 * MB }], TOO_LARGE],
    ['other than their list claims', [{ name: 'a', content: 'x', unpacked: 2 }], DAMAGED],
    [
      'with definitions of their own',
      [{ name: 'a.xml', content: '<!DOCTYPE a [<!ENTITY b "c">]><a/>' }],
      DAMAGED,
    ],
    ['elsewhere than their list claims', [{ name: 'a', content: 'x', place: 1 }], DAMAGED],
  ])('are refused where they are %s', async (_, entries, message) => {
    await expect(check(...entries)).rejects.toThrow(message);
  });
});
