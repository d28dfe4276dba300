import { describe, expect, it } from 'vitest';
import { readReport } from './frameProtocol';
import { sheetPreview } from './sheet';
import { wordPreview } from './word';

const bytes = (...values: number[]) => Uint8Array.from(values);
const ZIP = bytes(0x50, 0x4b, 3, 4);
const OLE = bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const TEXT = bytes(0x61, 0x2c, 0x62);

describe('FIL-11, ASVS-26: files in a frame', () => {
  it('takes of a frame’s reports what they may say, and nothing else', () => {
    expect(readReport('shown')).toBeNull();
    expect(readReport({ is: 'pressed', key: { key: 'Enter' } })).toBeNull();
    expect(readReport({ is: 'failed', problem: { html: '<b>' } })).toEqual({
      is: 'failed',
      problem: 'This file cannot be read.',
    });
    expect(readReport({ is: 'pressed', key: { key: 'Escape', detail: 1 } })).toEqual({
      is: 'pressed',
      key: { key: 'Escape', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false },
    });
    expect(
      readReport({
        is: 'shown',
        can: ['fit', 'dispose', 'find'],
        state: { page: 'one', pageCount: 3, zoom: Number.NaN, facts: ['Stock', {}], omitted: 4, layers: [1] },
      }),
    ).toEqual({
      is: 'shown',
      can: ['fit', 'find'],
      state: { pageCount: 3, facts: ['Stock'], matches: undefined },
    });
  });

  it.each([
    ['Letter.docx', '', ZIP, 'word'],
    ['Letter.doc', '', OLE, 'word'],
    ['Letter.docx', '', TEXT, 'word'],
    ['Parts.XLSX', '', ZIP, 'sheet'],
    ['Parts', 'application/vnd.ms-excel', OLE, 'sheet'],
    ['Parts.csv', 'application/vnd.ms-excel', TEXT, 'none'],
    ['Archive.zip', 'application/zip', ZIP, 'none'],
  ])('%s of type %j goes to the right preview', (name, type, first, plugin) => {
    const plugins = [wordPreview({ frameUrl: '' }), sheetPreview({ frameUrl: '' })];
    const taken = plugins.find(({ match }) => match({ name, type, size: first.length, first }));
    expect(taken?.id ?? 'none').toBe(plugin);
  });
});
