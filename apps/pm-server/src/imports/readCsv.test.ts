import { describe, expect, it } from 'vitest';
import { readCsv } from './readCsv';

const rowsOf = (text: string) =>
  readCsv(text).rows.map(({ number, cells, problem }) => [number, cells, problem]);

describe('readCsv', () => {
  it('SRV-04: takes the separator that makes the most of the head, any line end, and a mark of the byte order', () => {
    for (const separator of [',', ';', '\t', '|']) {
      const text = ['\ufeffDate', 'Hours', 'Note, with; all\t of| them'].map((cell) => `"${cell}"`);
      expect(readCsv(text.join(separator).replace('"\ufeff', '\ufeff"')).heads).toEqual([
        'Date',
        'Hours',
        'Note, with; all\t of| them',
      ]);
    }
    for (const lineEnd of ['\n', '\r\n', '\r'])
      expect(rowsOf(['a,b', '1,2', '', '3,4', ''].join(lineEnd))).toEqual([
        [2, ['1', '2'], null],
        [4, ['3', '4'], null],
      ]);
    expect(readCsv('')).toEqual({ heads: [''], rows: [], isCut: false });
  });

  it('SRV-04: quotes hold separators, line ends and doubled quotes; one that does not end is told, and rows before it are read', () => {
    const open = 'A quote begins here that does not end';
    expect(rowsOf('a,b\n"1, ""one""","two\nlines"\n3,\n')).toEqual([
      [2, ['1, "one"', 'two\nlines'], null],
      [3, ['3', ''], null],
    ]);
    expect(rowsOf('a,b\n"1"  ,6" pipe\n3,"4\n5,6')).toEqual([
      [2, ['1', '6" pipe'], null],
      [3, ['3', '4\n5,6'], open],
    ]);
    expect(rowsOf('a,b\n"x"y,1\n2,"3"')).toEqual([[2, ['x"y,1\n2,"3'], open]]);
    expect(rowsOf('a,b\n1')).toEqual([[2, ['1'], 'This row has 1 columns of 2']]);
  });

  it('SRV-04: stops after the rows that one import takes', () => {
    const { rows, isCut } = readCsv(`a\n${'1\n'.repeat(20_001)}`);
    expect([rows.length, isCut]).toEqual([20_000, true]);
    expect(readCsv(`a\n${'1\n'.repeat(20_000)}\n\n`).isCut).toBe(false);
  });
});
