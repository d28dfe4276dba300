import { describe, expect, test } from 'vitest';
import { SetupInput, SignInInput } from '../access/SetupInput';
import { fieldErrors } from '../fields/fieldErrors';
import { invitationMessages } from '../invitations/invitationMessages';
import { newPerson } from './newPerson';
import { ColleagueRegistration, PersonCreate, PersonInput, RegistrationInput } from './PersonInput';
import { DEPARTMENTS, JOB_ROLES } from './personOptions';

const filled = {
  ...newPerson(),
  id: '01930000-0000-7000-8000-000000000001',
  firstName: 'Ola',
  lastName: 'Eriksen',
  email: 'ola.eriksen@haldenroy.example',
  jobRole: 'Designer',
  department: 'Design',
  startDate: '2024-03-01',
  password: 'plumb line',
  confirmPassword: 'plumb line',
};

type Checked = { safeParse(value: unknown): { error?: Parameters<typeof fieldErrors>[0] } };

function errors(schema: Checked, form: unknown): Record<string, string> {
  const { error } = schema.safeParse(form);
  return Object.fromEntries(error ? fieldErrors(error).map(({ path, message }) => [path, message]) : []);
}

describe('the user form', () => {
  test('USR-04: a filled form passes; the rate is 75 by default, the access role member', () => {
    expect(
      PersonCreate.parse({ ...filled, hourlyRateMinor: undefined, accessRole: undefined }),
    ).toMatchObject({
      hourlyRateMinor: 7_500,
      accessRole: 'member',
      status: 'Active',
    });
  });

  test('USR-04: the form of somebody new is empty, but for status, access role, rate and hours', () => {
    const { status, accessRole, hourlyRateMinor, hoursPerWeek, clientId, ...rest } = newPerson();
    expect([status, accessRole, hourlyRateMinor, hoursPerWeek, clientId]).toEqual([
      'Active',
      'member',
      7_500,
      40,
      null,
    ]);
    expect(Object.values(rest).filter((value) => value.length > 0)).toEqual([]);
  });

  test('USR-04: roles and departments are those of the seed', () => {
    expect(JOB_ROLES).toEqual([
      'Project Manager',
      'Developer',
      'Designer',
      'QA Engineer',
      'Content Writer',
      'Marketing Specialist',
    ]);
    expect(DEPARTMENTS).toEqual(['Operations', 'Engineering', 'Design', 'Marketing', 'Sales', 'HR']);
  });

  test.each([
    ['an empty first name', { firstName: '' }, 'firstName', 'First name is required'],
    ['an empty last name', { lastName: ' ' }, 'lastName', 'Last name is required'],
    ['an empty email', { email: '' }, 'email', 'Email is required'],
    ['a wrong email', { email: 'ola@haldenroy' }, 'email', 'Please enter a valid email address'],
    ['no role', { jobRole: '' }, 'jobRole', 'Role is required'],
    ['an unknown role', { jobRole: 'King' }, 'jobRole', 'Role must be one of the list'],
    ['no department', { department: '' }, 'department', 'Department is required'],
    ['no start date', { startDate: '' }, 'startDate', 'Start date is required'],
    ['a rate of zero', { hourlyRateMinor: 0 }, 'hourlyRateMinor', 'Hourly rate must be greater than 0'],
    [
      'a rate that is no number',
      { hourlyRateMinor: Number.NaN },
      'hourlyRateMinor',
      'Hourly rate must be greater than 0',
    ],
    ['no password', { password: '', confirmPassword: '' }, 'password', 'Password is required'],
    [
      'a password of five characters',
      { password: '12345', confirmPassword: '12345' },
      'password',
      'Password must be at least 6 characters',
    ],
    [
      'a password of six characters',
      { password: '123456', confirmPassword: '123456' },
      'password',
      'Password must be at least 8 characters',
    ],
    [
      'another second password',
      { confirmPassword: 'plumb bob' },
      'confirmPassword',
      'Passwords do not match',
    ],
  ])('USR-06: %s is refused with its message', (_, change, path, message) => {
    expect(errors(PersonCreate, { ...filled, ...change })).toEqual({ [path]: message });
  });

  test('USR-06: an empty form says everything at once', () => {
    expect(errors(PersonCreate, { ...newPerson(), id: filled.id })).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      jobRole: 'Role is required',
      department: 'Department is required',
      startDate: 'Start date is required',
      password: 'Password is required',
    });
  });

  test('USR-06: editing asks for no password', () => {
    const { password: _, confirmPassword: __, ...edited } = filled;
    expect(errors(PersonInput, edited)).toEqual({});
  });

  test.each([
    ['1234567', 'Password must be at least 8 characters'],
    ['🔑'.repeat(7), 'Password must be at least 8 characters'],
    ['x'.repeat(129), 'Password must be at most 128 characters'],
    ['🔑'.repeat(129), 'Password must be at most 128 characters'],
  ])('ASVS-1: a password of 7 characters or more than 128 is refused (%s)', (password, message) => {
    const typed = { ...filled, password, confirmPassword: password };
    expect(errors(PersonCreate, typed)).toEqual({ password: message });
  });

  test.each(['🔑'.repeat(8), 'x'.repeat(8), 'x'.repeat(64), '🔑'.repeat(128), 'plumb line', '        '])(
    'ASVS-1, ASVS-3: 8, 64 and 128 characters of any kind are taken as they are (%s)',
    (password) => {
      const typed = { ...filled, password, confirmPassword: password };
      expect(PersonCreate.parse(typed).password).toBe(password);
    },
  );

  test('USR-04: an edit that leaves out rate and access role leaves them as they are', () => {
    const { hourlyRateMinor: _, accessRole: __, ...edited } = filled;
    expect(PersonInput.parse(edited)).not.toHaveProperty('hourlyRateMinor');
    expect(PersonInput.parse(edited)).not.toHaveProperty('accessRole');
  });

  test('SRV-01: a client person needs a company', () => {
    expect(errors(PersonInput, { ...filled, accessRole: 'client' })).toEqual({
      clientId: 'Client selection is required',
    });
    expect(errors(PersonInput, { ...filled, accessRole: 'client', clientId: filled.id })).toEqual({});
  });

  test('USR-04: a client person is asked for no role, department and start date, everybody else is', () => {
    const idle = { ...filled, jobRole: null, department: undefined, startDate: null };
    expect(errors(PersonInput, { ...idle, accessRole: 'client', clientId: filled.id })).toEqual({});
    expect(errors(PersonCreate, { ...idle, accessRole: undefined })).toEqual({
      jobRole: 'Role is required',
      department: 'Department is required',
      startDate: 'Start date is required',
    });
    // Whose access role is not sent, the server knows.
    expect(errors(PersonInput, { ...idle, accessRole: undefined })).toEqual({});
  });
});

describe('registration, set-up and sign-in', () => {
  test('USR-08: all but the phone is required, and the passwords must match', () => {
    expect(errors(RegistrationInput, { ...filled, phone: '', token: 'x' })).toEqual({});
    expect(errors(RegistrationInput, { ...filled, startDate: '', confirmPassword: '', token: 'x' })).toEqual({
      startDate: 'Start date is required',
      confirmPassword: 'Passwords do not match',
    });
  });

  test('USR-08: who is known, or comes from a client, is not asked for their work; a new colleague is', () => {
    const idle = { ...filled, jobRole: null, department: null, startDate: null, token: 'x' };
    expect(errors(RegistrationInput, idle)).toEqual({});
    expect(errors(ColleagueRegistration, { ...idle, firstName: '' })).toEqual({
      firstName: 'First name is required',
      jobRole: 'Role is required',
      department: 'Department is required',
      startDate: 'Start date is required',
    });
  });

  test.each([undefined, '', 'x'.repeat(101)])('SRV-01: a link with the token %j opens nothing', (token) => {
    expect(errors(RegistrationInput, { ...filled, token })).toEqual({
      token: invitationMessages.linkInvalid,
    });
  });

  test('SRV-01: set-up asks for company, name, email and password', () => {
    expect(errors(SetupInput, {})).toEqual({
      companyName: 'Company name is required',
      name: 'Name is required',
      email: 'Email is required',
      password: 'Password is required',
    });
    const setup = { companyName: 'Halden & Roy', name: 'Marta', email: 'm@x.no', password: 'plumb line' };
    expect(SetupInput.parse(setup).sample).toBe(false);
  });

  test('SRV-01: sign-in asks for both and judges no lengths', () => {
    expect(errors(SignInInput, { email: '', password: '' })).toEqual({
      email: 'Email is required',
      password: 'Password is required',
    });
    expect(errors(SignInInput, { email: 'm@x.no', password: 'x' })).toEqual({});
  });
});
