import { read as readXlsx, utils } from '@e965/xlsx';
import { type ExportColumn, harmlessText } from '@linework/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { xlsxParts } from './xlsxParts';

interface Row {
  note: string;
  amount: number;
}

const columns: readonly ExportColumn<Row>[] = [
  { header: 'Note', as: 'text', value: ({ note }) => note },
  { header: 'Amount', as: 'money', value: ({ amount }) => amount },
  ...Array.from(
    { length: 30 },
    (_, at): ExportColumn<Row> => ({
      header: `Column ${at}`,
      as: 'number',
      value: () => at,
    }),
  ),
];

async function sheetOf(pages: Row[][]) {
  const parts: Uint8Array[] = [];
  for await (const part of xlsxParts('Time: 2026/11 & more', columns, pagesOf(pages))) parts.push(part);
  const { Sheets, SheetNames } = readXlsx(Buffer.concat(parts));
  expect(SheetNames).toEqual(['Time  2026 11 & more']);
  return Sheets[SheetNames[0] ?? ''] ?? {};
}

async function* pagesOf(pages: Row[][]) {
  yield* pages;
}

it('TIM-08: whatever text and money are in it, a reader of XLSX finds them as they were, without what XML cannot say', async () => {
  const row = fc.record({
    note: fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('_x000A_', '<&">', 'a\r\nb', '\ud800')),
    amount: fc.integer({ min: -1_000_000_000, max: 9_999_999_999_999 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(row, { maxLength: 5 }), { maxLength: 3 }), async (pages) => {
      const sheet = await sheetOf(pages);
      const rows = pages.flat();
      const found = rows.map((_, at) => [sheet[`A${at + 2}`]?.v ?? '', sheet[`B${at + 2}`]?.v]);
      expect(found).toEqual(rows.map(({ note, amount }) => [readable(harmlessText(note)), amount / 100]));
      expect(sheet['!ref'] ?? 'A1').toBe(`A1:AF${rows.length + 1}`);
    }),
    { numRuns: 60 },
  );
  expect(utils.sheet_to_json(await sheetOf([]), { header: 1 })).toHaveLength(1);
});

/** The text without control characters and halves of surrogates; line ends are \n. */
function readable(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/\r\n?/g, '\n');
}
