import { expect, test } from 'vitest';
import { some } from '../../../../scripts/checks/some';
import { clientColumns } from '../clients/clientColumns';
import { personColumns } from '../people/personColumns';
import { projectColumns } from '../projects/projectColumns';
import { taskColumns } from '../tasks/taskColumns';
import type { ImportedKind } from './importedKinds';
import { readAmountMinor } from './readImportCells';
import { formOf, readRow } from './readRow';
import { guessRowColumns, lackingFields, rowImportFields } from './rowImportFields';

test('SRV-04: amounts are read as any country writes them, and what is none is not guessed', () => {
  for (const [cell, minor] of [
    ['1280', 128_000],
    ['1280.5', 128_050],
    ['1.280,46', 128_046],
    ['1,280.46', 128_046],
    ['1.280', 128_000],
    ['1 280 000,5', 128_000_050],
    ["CHF 1'200", 120_000],
    ['€ 400', 40_000],
    ['400,0 EUR', 40_000],
    ['US$12.34', 1_234],
    ['0', 0],
  ] as const)
    expect([cell, readAmountMinor(cell)]).toEqual([cell, minor]);
  for (const cell of [
    '',
    '-5',
    '1.2.3',
    '1,280,46',
    '12.345,678',
    'ten',
    '1e5',
    '1,28.046',
    '99999999999999',
  ])
    expect([cell, readAmountMinor(cell)]).toEqual([cell, null]);
});

test('SRV-04: a file that was exported here is read with no column to be chosen', () => {
  const exported: [ImportedKind, readonly { header: string }[]][] = [
    ['client', clientColumns],
    ['person', personColumns],
    ['project', projectColumns],
    ['task', taskColumns],
  ];
  for (const [kind, columns] of exported) {
    const heads = columns.map(({ header }) => header);
    const source = { columns: guessRowColumns(kind, heads), values: {} };
    expect([kind, lackingFields(kind, source)]).toEqual([kind, []]);
    for (const [path, at] of some(Object.entries(source.columns)))
      expect([kind, path, heads[at ?? -1]]).toEqual([kind, path, rowImportFields[kind][path]?.label]);
  }
});

test('SRV-04: a row becomes the form, with what stands for empty cells, and says all that is wrong with it', () => {
  const heads = ['Kunde', 'E-Mail', 'Telefon', 'Ort', 'Notizen'];
  const columns = guessRowColumns('client', heads);
  const source = { columns, values: { phone: '+43 1 000', industry: 'finance' } };
  const reading = { source, dateOrder: 'DMY', lacking: [] } as const;
  const found = readRow('client', ['Müller\u2028GmbH', 'a@müller.de', '', 'Wien', 'Ring\n2'], reading);
  expect('read' in found && formOf(found.read, () => '')).toEqual({
    name: 'Müller, GmbH',
    email: 'a@müller.de',
    phone: '+43 1 000',
    industry: 'Finance',
    primaryContact: { name: 'Müller, GmbH', email: 'a@müller.de' },
    address: { city: 'Wien' },
    notes: 'Ring\n2',
  });
  expect(
    readRow('client', ['', 'nobody', '', '', ''], { ...reading, source: { columns, values: {} } }),
  ).toEqual({
    problems: [
      { column: 'Company name', message: 'Company name is required' },
      { column: 'Email', message: 'Please enter a valid email address' },
      { column: 'Phone', message: 'Phone number is required' },
    ],
  });
  const ofNames = { columns: { name: 0 }, values: {} };
  const lacking = lackingFields('person', ofNames);
  expect(lacking).toEqual(['email', 'jobRole', 'department', 'startDate']);
  const named = readRow('person', ['Ana Maria Ribeiro'], { source: ofNames, dateOrder: 'DMY', lacking });
  // Of what no row has, nothing is told by row.
  expect('read' in named && named.read.values).toEqual({ firstName: 'Ana Maria', lastName: 'Ribeiro' });
});
