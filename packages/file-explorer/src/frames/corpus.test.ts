import { describe, expect, it } from 'vitest';
import { fromCorpus } from '../testing/corpus';
import { readOle } from './readOle';
import { readProperties } from './readProperties';
import { readWorkbook } from './readWorkbook';

const read = (name: string) => new Uint8Array(fromCorpus(`office/${name}`));

describe('FIL-11: real files of Office', () => {
  it('says of a workbook that it is protected', async () => {
    const bytes = read('filetype-password-protected.xls');
    await expect(readWorkbook(bytes)).rejects.toThrow('This workbook is protected by a password.');
  });

  it('reads the cells of an .xls as they are formatted', async () => {
    const bytes = read('filetype-fixture.xls');
    const { sheets } = await readWorkbook(bytes);
    expect(sheets.map(({ name, columnCount }) => [name, columnCount])).toEqual([['Sheet1', 8]]);
    expect(sheets[0]?.rows[1]?.slice(0, 2).map((cell) => [cell?.text, cell?.kind])).toEqual([
      ['1', 'number'],
      ['Dulce', 'text'],
    ]);
  });

  it('reads the properties of a .doc, and of a torn one what is there', async () => {
    const bytes = read('filetype-fixture.doc');
    const stream = readOle(bytes).get('\u0005SummaryInformation') ?? new Uint8Array();
    const known = readProperties(stream);
    expect([...known.values()].some((value) => value instanceof Date)).toBe(true);
    for (let length = 0; length < stream.length; length += 7)
      expect(readProperties(stream.slice(0, length)).size).toBeLessThanOrEqual(known.size);
  });

  it('says of what is no workbook that it is none', async () => {
    await expect(readWorkbook(new TextEncoder().encode('a;b'))).rejects.toThrow('not an Excel workbook');
    await expect(readWorkbook(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]))).rejects.toThrow('is damaged');
  });
});
