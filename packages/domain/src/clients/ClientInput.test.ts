import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../fields/fieldErrors';
import { rowTwiceMessage } from '../fields/formRows';
import { newEmbeddedProject } from '../projects/newProject';
import { ClientCreate, type ClientForm, ClientInput } from './ClientInput';
import { CLIENT_STATUSES, COMPANY_SIZES, COUNTRIES, INDUSTRIES } from './clientOptions';
import { newClient } from './newClient';

const ID = '01930000-0000-7000-8000-000000000001';

const filled: ClientForm = {
  ...newClient(),
  name: 'Bergstrand Hydro AB',
  email: 'drift@bergstrandhydro.example',
  phone: '+46 8 465 004 10',
  primaryContact: { name: 'Åsa Lundqvist', email: 'asa@bergstrandhydro.example', phone: '', title: '' },
};
const project = {
  ...newEmbeddedProject(ID),
  name: 'Spillway',
  startDate: '2026-01-01',
  endDate: '2026-06-30',
};

function errors(form: unknown): Record<string, string> {
  const { error } = ClientInput.safeParse(form);
  return Object.fromEntries(error ? fieldErrors(error).map(({ path, message }) => [path, message]) : []);
}

describe('the client form', () => {
  test('CLI-06: a filled form passes, with Active and United States as they stand first', () => {
    expect(ClientInput.parse(filled)).toMatchObject({
      status: 'Active',
      address: { country: 'United States' },
    });
    expect(COUNTRIES[0]).toBe('United States');
  });

  test('CLI-06: the form of a new client is empty, but for status and country', () => {
    const contact = { name: '', email: '', phone: '', title: '' };
    expect(newClient()).toEqual({
      name: '',
      email: '',
      phone: '',
      website: '',
      industry: '',
      companySize: '',
      status: 'Active',
      address: { street: '', city: '', state: '', zipCode: '', country: 'United States' },
      primaryContact: contact,
      secondaryContact: contact,
      notes: '',
      projects: [],
    });
  });

  test('CLI-06: the options are those of the seed', () => {
    expect(CLIENT_STATUSES).toEqual(['Active', 'Inactive', 'Prospect']);
    expect(INDUSTRIES).toEqual([
      'Technology',
      'Healthcare',
      'Finance',
      'Education',
      'Retail',
      'Manufacturing',
      'Other',
    ]);
    expect(COMPANY_SIZES).toEqual(['1-10', '11-50', '51-200', '201-500', '500+']);
    expect(COUNTRIES).toEqual(['United States', 'Canada', 'United Kingdom', 'Australia', 'Other']);
    expect(errors({ ...filled, industry: 'Hydro', companySize: '7', status: 'Gone' })).toEqual({
      industry: 'Industry must be one of the list',
      companySize: 'Company size must be one of the list',
      status: 'Status must be one of the list',
    });
  });

  test.each([
    ['an empty company name', { name: ' ' }, 'name', 'Company name is required'],
    ['an empty email', { email: '' }, 'email', 'Email is required'],
    ['a wrong email', { email: 'drift@' }, 'email', 'Please enter a valid email address'],
    ['an empty phone number', { phone: '' }, 'phone', 'Phone number is required'],
    [
      'an empty primary contact name',
      { primaryContact: { name: '', email: 'a@b.c' } },
      'primaryContact.name',
      'Primary contact name is required',
    ],
    [
      'an empty primary contact email',
      { primaryContact: { name: 'Åsa', email: '' } },
      'primaryContact.email',
      'Primary contact email is required',
    ],
    [
      'a wrong primary contact email',
      { primaryContact: { name: 'Åsa', email: 'x' } },
      'primaryContact.email',
      'Please enter a valid email address',
    ],
    [
      'a wrong secondary contact email',
      { secondaryContact: { email: 'x' } },
      'secondaryContact.email',
      'Please enter a valid email address',
    ],
  ])('CLI-10: %s is refused with its message', (_, change, path, message) => {
    expect(errors({ ...filled, ...change })).toEqual({ [path]: message });
  });

  test('CLI-10: an empty form says everything at once', () => {
    const all = {
      name: 'Company name is required',
      email: 'Email is required',
      phone: 'Phone number is required',
      'primaryContact.name': 'Primary contact name is required',
      'primaryContact.email': 'Primary contact email is required',
    };
    expect(errors(newClient())).toEqual(all);
    expect(errors({})).toEqual(all);
    expect(errors(null)).toEqual({ '': 'A client is expected here' });
  });

  test.each([
    ['an empty name', { name: '' }, 'name', 'Project name is required'],
    ['no start date', { startDate: '' }, 'startDate', 'Start date is required'],
    ['no end date', { endDate: '' }, 'endDate', 'End date is required'],
    ['a start after the end', { startDate: '2026-07-01' }, 'endDate', 'End date must be after start date'],
    [
      'a budget that is not a number',
      { budgetMinor: Number.NaN },
      'budgetMinor',
      'Enter a valid amount, for example 1250.50',
    ],
    ['a negative budget', { budgetMinor: -1 }, 'budgetMinor', 'Enter a valid amount, for example 1250.50'],
    [
      'a budget without end',
      { budgetMinor: 1e308 },
      'budgetMinor',
      'Enter a valid amount, for example 1250.50',
    ],
  ])('CLI-10: an embedded project with %s is refused with its message', (_, change, field, message) => {
    const projects = [project, { ...project, id: '01930000-0000-7000-8000-00000000000f', ...change }];
    expect(errors({ ...filled, projects })).toEqual({ [`projects.1.${field}`]: message });
  });

  test('CLI-08: a project that the form carries twice is refused', () => {
    expect(errors({ ...filled, projects: [project, { ...project, name: 'Another' }] })).toEqual({
      'projects.1.id': rowTwiceMessage,
    });
  });

  test('CLI-10: an embedded project may start and end on one day and cost nothing', () => {
    const oneDay = { ...project, endDate: project.startDate, budgetMinor: 0 };
    expect(errors({ ...filled, projects: [oneDay] })).toEqual({});
  });

  test('CLI-08: a new embedded project is Planning, with zero and empty texts', () => {
    expect(newEmbeddedProject(ID)).toEqual({
      id: ID,
      name: '',
      description: '',
      status: 'Planning',
      startDate: '',
      endDate: '',
      budgetMinor: 0,
    });
  });

  test('CLI-08: projects that are not sent are told from a list that is empty', () => {
    const { projects: _, ...withoutProjects } = filled;
    expect(ClientInput.parse(withoutProjects).projects).toBeUndefined();
    expect(ClientInput.parse({ ...filled, projects: [] }).projects).toEqual([]);
  });

  test('a create carries the id that the client made', () => {
    expect(ClientCreate.parse({ ...filled, id: ID }).id).toBe(ID);
    expect(ClientCreate.safeParse(filled).success).toBe(false);
  });

  test('unknown fields are dropped', () => {
    expect(ClientInput.parse({ ...filled, isAdmin: true })).not.toHaveProperty('isAdmin');
  });
});
