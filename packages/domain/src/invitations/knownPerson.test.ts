import { expect, test } from 'vitest';
import { knownPersonProblem } from './knownPerson';

const mira = { name: 'Mira Falk', status: 'Active', accessRole: 'manager', clientId: null } as const;
const kari = { name: 'Kari Nord', status: 'Active', accessRole: 'client', clientId: 'a' } as const;

test('SRV-01: somebody known is invited as what they are', () => {
  expect(knownPersonProblem(mira, { accessRole: 'manager', clientId: null })).toBeNull();
  // The company of a role that has none says nothing.
  expect(knownPersonProblem(mira, { accessRole: 'manager', clientId: 'a' })).toBeNull();
  expect(knownPersonProblem(kari, { accessRole: 'client', clientId: 'a' })).toBeNull();
});

test('SRV-01: an invitation changes neither access, company nor status of somebody known', () => {
  expect(knownPersonProblem(mira, { accessRole: 'member', clientId: null })).toEqual({
    path: 'accessRole',
    message: 'Mira Falk is here already as Manager. Invite them as that, or change their access first',
  });
  expect(knownPersonProblem(kari, { accessRole: 'client', clientId: 'b' })).toEqual({
    path: 'clientId',
    message: 'Kari Nord is here already for another client. Choose that one, or change their company first',
  });
  expect(
    knownPersonProblem({ ...mira, status: 'Inactive' }, { accessRole: 'member', clientId: null }),
  ).toEqual({
    path: 'email',
    message: 'Mira Falk is here already, but inactive. Make them active, then invite them',
  });
});
