import { expect, test } from 'vitest';
import { ACCESS_ROLES } from '../access/accessRoles';
import { missingWork, workFor } from './work';
import { workOrCompany } from './workOrCompany';

const work = { jobRole: 'Designer', department: 'Design', startDate: '2026-02-01' };
const none = { jobRole: null, department: null, startDate: null };

test.each(ACCESS_ROLES)('USR-04: a %s has work, unless they are of a client', (accessRole) => {
  const isClient = accessRole === 'client';
  expect(workFor(accessRole, work)).toEqual(isClient ? none : work);
  expect(missingWork(accessRole, none)).toHaveLength(isClient ? 0 : 3);
  expect(missingWork(accessRole, work)).toEqual([]);
});

test('USR-01: a colleague is told by their role, a client’s person by their company, as far as it is known', () => {
  expect(workOrCompany({ jobRole: 'Designer', clientName: null })).toBe('Designer');
  expect(workOrCompany({ jobRole: null, clientName: 'Nordlys' })).toBe('Client · Nordlys');
  expect(workOrCompany({ jobRole: null, clientName: null })).toBe('Client');
});
