import { expect, test } from 'vitest';
import { fieldErrors } from '../fields/fieldErrors';
import { importMessages, LARGEST_IMPORT } from './importParts';
import { rowImportOf } from './RowImport';

const ID = '01930000-0000-7000-8000-000000000001';
const TaskImport = rowImportOf('task');

function errors(sent: unknown) {
  const { error } = TaskImport.safeParse(sent);
  return error ? fieldErrors(error) : [];
}

test('SRV-04: the text of a file is enough: columns are guessed then', () => {
  expect(TaskImport.parse({ text: 'Title\nDraw' })).toEqual({ text: 'Title\nDraw', values: {}, names: [] });
});

test('SRV-04: columns, values of all rows and meanings of names are taken for the fields of the kind', () => {
  const sent = {
    text: 'x'.repeat(LARGEST_IMPORT),
    columns: { title: 0, tags: 1_000 },
    values: { priority: 'p'.repeat(1_000) },
    names: [
      { of: 'project', from: 'Dam', to: ID },
      { of: 'person', from: 'Ana', to: null },
    ],
  };
  expect(TaskImport.parse(sent)).toEqual(sent);
  expect(TaskImport.parse({ ...sent, columns: { website: 0 }, values: { website: 'x' } })).toMatchObject({
    columns: {},
    values: {},
  });
});

test.each([
  [null, '', importMessages.notAnImport],
  [{}, 'text', importMessages.notAnImport],
  [{ text: '' }, 'text', importMessages.notAnImport],
  [{ text: 'x', columns: { title: 'first' } }, 'columns.title', importMessages.columnInvalid],
  [{ text: 'x', values: { title: 7 } }, 'values.title', importMessages.valueInvalid],
  [{ text: 'x', names: [7] }, 'names.0', importMessages.choiceInvalid],
  [{ text: 'x', names: 'all' }, 'names', importMessages.choiceInvalid],
])('SRV-04: of the import %j the part %j is refused: %s', (sent, path, message) => {
  expect(errors(sent)).toEqual([{ path, message }]);
});

test('SRV-04: too large a file, too long a value and too many names are refused', () => {
  const names = Array.from({ length: 2_001 }, () => ({ of: 'project', from: 'Dam', to: ID }));
  expect(
    errors({ text: 'x'.repeat(LARGEST_IMPORT + 1), values: { title: 'x'.repeat(1_001) }, names }),
  ).toEqual([
    { path: 'text', message: importMessages.tooLong },
    { path: 'values.title', message: importMessages.valueInvalid },
    { path: 'names', message: importMessages.choiceInvalid },
  ]);
});

test.each([[{ title: -1 }], [{ title: 1_001 }], [{ title: 0.5 }]])('SRV-04: %j is no column', (columns) => {
  expect(errors({ text: 'x', columns }).map(({ path }) => path)).toEqual(['columns.title']);
});
