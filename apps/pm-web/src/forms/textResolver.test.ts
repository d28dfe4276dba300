import { newProject, ProjectInput, parseMoney } from '@linework/domain';
import { expect, test } from 'vitest';
import { errorPaths } from './errorPaths';
import { textResolver } from './textResolver';

const resolve = textResolver(async () => ProjectInput, {
  budgetMinor: (text) => parseMoney(text, 'USD'),
});
const options = { fields: {}, shouldUseNativeValidation: false };
const filled = {
  ...newProject('01930000-0000-7000-8000-000000000009'),
  name: 'Quay 4',
  startDate: '2026-01-01',
  endDate: '2026-02-01',
};

test('PRJ-06: a typed amount is sent in minor units', async () => {
  const { values } = await resolve({ ...filled, budgetMinor: '125 000.50' }, undefined, options);
  expect(values).toMatchObject({ budgetMinor: 12_500_050 });
});

test.each(['12,5', '1e308', 'NaN', '-1', 'abc'])(
  'CLI-10: %s is an error at its field, never a silent 0',
  async (typed) => {
    const { values, errors } = await resolve({ ...filled, budgetMinor: typed }, undefined, options);
    expect(values).toEqual({});
    expect(errorPaths(errors)).toEqual([{ path: 'budgetMinor', message: expect.any(String) }]);
  },
);

test('PRJ-11: an empty amount gives the message of the rule, and all wrong fields are told at once', async () => {
  const { errors } = await resolve(
    { ...filled, name: ' ', budgetMinor: '', endDate: '2025-12-31' },
    undefined,
    options,
  );
  expect(errorPaths(errors)).toEqual([
    { path: 'name', message: 'Project name is required' },
    { path: 'budgetMinor', message: 'Valid budget amount is required' },
    { path: 'endDate', message: 'End date must be after start date' },
  ]);
});
