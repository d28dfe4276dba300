import { expect, test } from 'vitest';
import { openNames } from './importParts';

const ID = '01930000-0000-7000-8000-000000000001';

test('SRV-04: names that mean nothing here are open, unless they are left out', () => {
  const named = (from: string, id: string | null, isLeftOut: boolean) => ({
    ...{ from, label: from, name: null, rows: 1 },
    ...{ id, isLeftOut },
  });
  const names = [
    named('Known', ID, false),
    named('Nobody', null, false),
    named('Left out', null, true),
    named('Known and left out', ID, true),
  ];
  expect(openNames(names).map(({ from }) => from)).toEqual(['Nobody']);
});
