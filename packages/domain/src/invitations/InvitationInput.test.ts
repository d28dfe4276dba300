import { expect, test } from 'vitest';
import { fieldErrors } from '../fields/fieldErrors';
import { peopleMessages } from '../people/peopleMessages';
import { InvitationInput } from './InvitationInput';
import { newInvitation } from './newInvitation';

const ID = '01930000-0000-7000-8000-000000000001';

test('SRV-01: who is invited is a member of no company, unless it is said otherwise', () => {
  expect(newInvitation()).toEqual({ email: '', accessRole: 'member', clientId: null });
  expect(InvitationInput.parse({ email: 'ola@x.no' })).toEqual({ ...newInvitation(), email: 'ola@x.no' });
});

test.each([
  [{ accessRole: 'client' }, [{ path: 'clientId', message: peopleMessages.clientRequired }]],
  [{ accessRole: 'client', clientId: ID }, []],
  [{ accessRole: 'admin', clientId: null }, []],
  [{ accessRole: 'king' }, [{ path: 'accessRole', message: peopleMessages.accessRoleInvalid }]],
  [{ email: '' }, [{ path: 'email', message: peopleMessages.emailRequired }]],
])('SRV-01: of an invitation with %j is said %j', (change, errors) => {
  const { error } = InvitationInput.safeParse({ email: 'ola@x.no', ...change });
  expect(error ? fieldErrors(error) : []).toEqual(errors);
});
