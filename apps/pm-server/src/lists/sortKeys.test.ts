import { foldText, sortKey } from '@linework/domain';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { onBothDatabases } from '../../test/onDatabase';
import { type TestWorkspace, testWorkspace } from '../../test/testWorkspace';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';

/** Alphabets whose letters have case or accents, and some that have neither. */
const SCRIPTS =
  '\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Script=Hebrew}\\p{Script=Arabic}\\p{Script=Hiragana}';
const LETTERS = new RegExp(`[${SCRIPTS}\\p{Nd}]`, 'u');

onBothDatabases('Texts without case and accents', (test) => {
  const inSql = async (texts: readonly string[]) =>
    rowsOf<{ text: string; folded: string; key: string }>(
      test().database.orm,
      sql`select text, fold_text(text) as folded, sort_key(text) as key
          from json_array_elements_text(${JSON.stringify(texts)}::json) with ordinality listed (text, place) order by place`,
    );
  const inDomain = (text: string) => ({ text, folded: foldText(text), key: sortKey(text) });

  it('GEN-14, TSK-03: are the same in the database as in domain, for each letter of the usual alphabets', async () => {
    const letters = Array.from({ length: 0x2fff }, (_, code) => String.fromCodePoint(code + 0x20)).filter(
      // Without those that came with Unicode 16, which not every database knows.
      (letter) => LETTERS.test(letter) && !/[\u1c89\u1c8a]/.test(letter),
    );
    expect(letters.length).toBeGreaterThan(2_000);
    expect(await inSql(letters)).toEqual(letters.map(inDomain));
  });

  it('TSK-03: leave out the same invisible characters, and make every space the same', async () => {
    const unseen = Array.from({ length: 0x110000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .filter((letter) => /[\p{Default_Ignorable_Code_Point}\p{Zs}\p{Cf}]/u.test(letter));
    const texts = unseen.map((letter) => `Á${letter}b\u0323${letter}\u0301`);
    expect(await inSql(texts)).toEqual(texts.map(inDomain));
  });

  it('GEN-14, TSK-03: are the same for texts of any length, with numbers and marks', async () => {
    const part = fc.constantFrom(
      'Águas ',
      'ß',
      'Œ',
      '007',
      '12345678901',
      'a\u0301\u0323',
      '한',
      '🏗',
      '\n',
      'ΟΔΟΣ',
      'x'.repeat(97),
    );
    const texts = fc.array(
      fc.array(part, { maxLength: 12 }).map((parts) => parts.join('')),
      { maxLength: 20 },
    );
    await fc.assert(
      fc.asyncProperty(texts, async (asked) => {
        expect(await inSql(asked)).toEqual(asked.map(inDomain));
      }),
      { numRuns: 20 },
    );
  });
});

onBothDatabases('Lists of names', (test) => {
  let workspace: TestWorkspace;
  beforeAll(async () => {
    workspace = await testWorkspace(test());
    for (const name of ['Tidewater', 'Águas do Tejo', 'øresund', 'Phase 10', 'Phase 2'])
      await workspace.newProject((await workspace.newClient({ name })).id, { name, tasks: [] });
  });

  it.each(['clients', 'projects'])(
    'CLI-03, PRJ-03, GEN-14: %s sort as people read them',
    async (resource) => {
      const { body } = await workspace.owner.get(`/api/${resource}`);
      expect(body.rows.map(({ name }: { name: string }) => name)).toEqual([
        'Águas do Tejo',
        'øresund',
        'Phase 2',
        'Phase 10',
        'Tidewater',
      ]);
    },
  );

  it.each([
    ['aguas', 'Águas do Tejo'],
    ['AGÚAS', 'Águas do Tejo'],
    ['ores', 'øresund'],
    ['ág', 'Águas do Tejo'],
  ])('CLI-01, PRJ-02, GEN-06: %s finds %s in lists and in the top bar', async (typed, name) => {
    const { owner } = workspace;
    for (const resource of ['clients', 'projects']) {
      const { body } = await owner.get(`/api/${resource}?search=${encodeURIComponent(typed)}`);
      expect(body.rows, resource).toMatchObject([{ name }]);
    }
    const { groups } = (await owner.get(`/api/search?q=${encodeURIComponent(typed)}`)).body;
    expect(groups).toMatchObject([
      { kind: 'client', hits: [{ title: name }] },
      { kind: 'project', hits: [{ title: name }] },
    ]);
  });
});
