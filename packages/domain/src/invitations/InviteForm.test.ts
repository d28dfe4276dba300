import { expect, test } from 'vitest';
import { limits } from '../fields/limits';
import { InviteForm, MOST_INVITED } from './InviteForm';
import { invitationMessages } from './invitationMessages';

const form = { accessRole: 'member', clientId: null };
const messages = (emails: string) =>
  InviteForm.safeParse({ ...form, emails }).error?.issues.map(({ message }) => message) ?? [];

test('SRV-01: addresses are taken as they are pasted, each once', () => {
  expect(InviteForm.parse({ ...form, emails: ' a@x.no, b@x.no;\nA@x.no\tc@x.no ' }).emails).toEqual([
    'A@x.no',
    'b@x.no',
    'c@x.no',
  ]);
});

test('SRV-01: what is no address is named; none, and more than fifty, are refused', () => {
  expect(messages('a@x.no bob')).toEqual(['bob is not a valid email address']);
  expect(messages(' , ')).toEqual(['Email is required']);
  expect(messages(Array.from({ length: 51 }, (_, at) => `p${at}@x.no`).join())).toEqual([
    invitationMessages.tooMany,
  ]);
  const tenThousand = `${'x'.repeat(9_990)}@x.no`;
  expect(messages(`a@x.no ${tenThousand}`)).toEqual([`${'x'.repeat(59)}… is not a valid email address`]);
  expect(messages('x'.repeat(100_000))).toEqual([invitationMessages.tooMany]);
});

test('SRV-01: fifty addresses of the greatest length are taken', () => {
  const emails = Array.from({ length: MOST_INVITED }, (_, at) => `p${at}@x.no`.padStart(limits.email, 'x'));
  expect(InviteForm.parse({ ...form, emails: emails.join('\n') }).emails).toEqual(emails);
  expect(messages('@x.no'.padStart(limits.email + 1, 'x'))).toHaveLength(1);
});

test('SRV-01: a person of a client needs a company', () => {
  const { error } = InviteForm.safeParse({ emails: 'a@x.no', accessRole: 'client', clientId: null });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['clientId']);
  const ofOne = { emails: 'a@x.no', accessRole: 'client', clientId: '01930000-0000-7000-8000-000000000001' };
  expect(InviteForm.parse(ofOne)).toEqual({ ...ofOne, emails: ['a@x.no'] });
});
