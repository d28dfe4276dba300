import { CLIENT_STATUSES, COMPANY_SIZES, COUNTRIES, INDUSTRIES } from '../clients/clientOptions';
import { cleanLine } from '../fields/cleanText';
import { foldText } from '../lists/foldText';
import { DEPARTMENTS, JOB_ROLES, PERSON_STATUSES } from '../people/personOptions';
import { PRIORITIES, PROJECT_STATUSES } from '../projects/projectOptions';
import { TASK_STATUSES } from '../tasks/taskOptions';
import type { ImportedKind, NamedKind } from './importedKinds';

/** What a column of such a table can hold. */
export interface RowImportField {
  label: string;
  /** How its cells are read: a `line` is one however many the cell has, and `tags` are separated by commas. */
  as: 'line' | 'text' | 'date' | 'money' | 'number' | 'tags' | 'name';
  /** Heads by which people and products call it, folded; the first that a file has counts. */
  heads: readonly string[];
  isRequired?: true;
  /** Values that it can have; cells are compared without case. */
  options?: readonly string[];
  /** Of a name: what it is of. */
  of?: NamedKind;
  /** It helps to read another field, and is no field of the form. */
  isAside?: true;
  /** The field that is read where this one is empty, and which part of that is taken. */
  otherwise?: { field: string; take?: (text: string) => string };
}

/** The fields of each kind by their path in its form: 'primaryContact.name'. */
export const rowImportFields: Record<ImportedKind, Readonly<Record<string, RowImportField>>> = {
  client: {
    name: {
      ...{ label: 'Company name', as: 'line', isRequired: true },
      heads: ['company name', 'client name', 'company', 'client', 'name', 'customer', 'firma', 'kunde'],
    },
    email: { label: 'Email', as: 'line', heads: ['email', 'e-mail'], isRequired: true },
    phone: {
      ...{ label: 'Phone', as: 'line', isRequired: true },
      heads: ['phone', 'phone number', 'telephone', 'telefon'],
    },
    'primaryContact.name': {
      ...{ label: 'Primary contact', as: 'line', isRequired: true, otherwise: { field: 'name' } },
      heads: ['primary contact', 'contact', 'contact name', 'ansprechpartner'],
    },
    'primaryContact.email': {
      ...{ label: 'Contact email', as: 'line', isRequired: true, otherwise: { field: 'email' } },
      heads: ['contact email', 'primary contact email'],
    },
    'primaryContact.phone': {
      ...{ label: 'Contact phone', as: 'line' },
      heads: ['contact phone', 'primary contact phone'],
    },
    website: { label: 'Website', as: 'line', heads: ['website', 'web', 'url', 'homepage'] },
    industry: {
      ...{ label: 'Industry', as: 'line', options: INDUSTRIES },
      heads: ['industry', 'branche'],
    },
    companySize: {
      label: 'Company size',
      as: 'line',
      options: COMPANY_SIZES,
      heads: ['company size', 'size'],
    },
    status: { label: 'Status', as: 'line', options: CLIENT_STATUSES, heads: ['status'] },
    'address.street': {
      ...{ label: 'Street', as: 'line' },
      heads: ['street', 'address', 'strasse', 'adresse'],
    },
    'address.city': { label: 'City', as: 'line', heads: ['city', 'town', 'stadt', 'ort'] },
    'address.state': { label: 'State', as: 'line', heads: ['state', 'region', 'bundesland'] },
    'address.zipCode': {
      ...{ label: 'ZIP code', as: 'line' },
      heads: ['zip code', 'zip', 'postcode', 'postal code', 'plz'],
    },
    'address.country': {
      ...{ label: 'Country', as: 'line', options: COUNTRIES },
      heads: ['country', 'land'],
    },
    notes: { label: 'Notes', as: 'text', heads: ['notes', 'note', 'notizen', 'notiz'] },
  },
  person: {
    firstName: {
      ...{ label: 'First name', as: 'line', isRequired: true },
      ...{ heads: ['first name', 'vorname'], otherwise: { field: 'name', take: firstNameOf } },
    },
    lastName: {
      ...{ label: 'Last name', as: 'line', isRequired: true },
      ...{ heads: ['last name', 'surname', 'nachname'], otherwise: { field: 'name', take: lastNameOf } },
    },
    name: {
      ...{ label: 'Whole name', as: 'line', isAside: true },
      heads: ['name', 'full name', 'person', 'user', 'benutzer', 'mitarbeiter'],
    },
    email: { label: 'Email', as: 'line', heads: ['email', 'e-mail'], isRequired: true },
    phone: { label: 'Phone', as: 'line', heads: ['phone', 'phone number', 'telefon'] },
    jobRole: {
      ...{ label: 'Role', as: 'line', isRequired: true, options: JOB_ROLES },
      heads: ['role', 'roles', 'job title', 'rolle'],
    },
    department: {
      ...{ label: 'Department', as: 'line', isRequired: true, options: DEPARTMENTS },
      heads: ['department', 'group', 'team', 'abteilung'],
    },
    startDate: {
      ...{ label: 'Start date', as: 'date', isRequired: true },
      heads: ['start date', 'since', 'eintritt', 'eintrittsdatum'],
    },
    status: { label: 'Status', as: 'line', options: PERSON_STATUSES, heads: ['status'] },
    hoursPerWeek: {
      ...{ label: 'Hours per week', as: 'number' },
      heads: ['hours per week', 'weekly hours', 'capacity', 'wochenstunden'],
    },
    hourlyRateMinor: { label: 'Rate', as: 'money', heads: ['rate', 'hourly rate', 'stundensatz'] },
  },
  project: {
    name: {
      ...{ label: 'Project name', as: 'line', isRequired: true },
      heads: ['project name', 'project', 'name', 'projekt'],
    },
    clientId: {
      ...{ label: 'Client', as: 'name', of: 'client', isRequired: true },
      heads: ['client', 'client name', 'customer', 'kunde'],
    },
    description: {
      ...{ label: 'Description', as: 'text' },
      heads: ['description', 'project notes', 'note', 'notes', 'beschreibung', 'notiz'],
    },
    startDate: {
      ...{ label: 'Start date', as: 'date', isRequired: true },
      heads: ['start date', 'start', 'beginn', 'anfang'],
    },
    endDate: {
      ...{ label: 'End date', as: 'date', isRequired: true },
      heads: ['end date', 'end', 'due date', 'ende'],
    },
    budgetMinor: { label: 'Budget', as: 'money', isRequired: true, heads: ['budget'] },
    status: { label: 'Status', as: 'line', options: PROJECT_STATUSES, heads: ['status'] },
    priority: { label: 'Priority', as: 'line', options: PRIORITIES, heads: ['priority', 'prioritat'] },
  },
  task: {
    title: {
      ...{ label: 'Task title', as: 'line', isRequired: true },
      heads: ['task title', 'task', 'title', 'task name', 'name', 'aufgabe', 'titel'],
    },
    projectId: {
      ...{ label: 'Project', as: 'name', of: 'project', isRequired: true },
      heads: ['project', 'project name', 'projekt'],
    },
    client: {
      ...{ label: 'Client', as: 'line', isAside: true },
      heads: ['client', 'customer', 'kunde'],
    },
    assigneeId: {
      ...{ label: 'Assignee', as: 'name', of: 'person', isRequired: true },
      heads: ['assignee', 'assigned to', 'person', 'user', 'bearbeiter', 'zustandig'],
    },
    priority: { label: 'Priority', as: 'line', options: PRIORITIES, heads: ['priority', 'prioritat'] },
    status: { label: 'Status', as: 'line', options: TASK_STATUSES, heads: ['status'] },
    dueDate: {
      ...{ label: 'Due date', as: 'date', isRequired: true },
      heads: ['due date', 'due', 'end date', 'deadline', 'fallig', 'falligkeit'],
    },
    estimatedHours: {
      ...{ label: 'Estimated hours', as: 'number', isRequired: true },
      heads: ['estimated hours', 'estimated (h)', 'estimate', 'hours', 'stunden'],
    },
    tags: { label: 'Tags', as: 'tags', heads: ['tags', 'labels', 'schlagworte'] },
    description: {
      ...{ label: 'Description', as: 'text' },
      heads: ['description', 'notes', 'note', 'beschreibung', 'notiz'],
    },
  },
};

/** The place of each field's column in the file, from 0; fields without a column are left out. */
export type RowColumns = Readonly<Partial<Record<string, number>>>;

/** Where the cells of a table are found. */
export interface RowSource {
  columns: RowColumns;
  /** What a field has in rows that say nothing. */
  values: Readonly<Partial<Record<string, string>>>;
}

/** Where a file most likely has each field, by the heads of its columns; no column is taken twice. */
export function guessRowColumns(kind: ImportedKind, heads: readonly string[]): RowColumns {
  const folded = heads.map((head) => foldText(cleanLine(head)));
  const columns: Record<string, number> = {};
  const taken = new Set<number>();
  for (const [path, field] of Object.entries(rowImportFields[kind])) {
    const at = field.heads
      .map((head) => folded.indexOf(head))
      .find((place) => place >= 0 && !taken.has(place));
    if (at === undefined) continue;
    columns[path] = at;
    taken.add(at);
  }
  return columns;
}

/** The fields that every row must have, and that neither a column nor a value gives. What stands for another is told as that one. */
export function lackingFields(kind: ImportedKind, { columns, values }: RowSource): string[] {
  const fields = rowImportFields[kind];
  const isGiven = (path: string) => columns[path] !== undefined || (values[path] ?? '') !== '';
  return Object.entries(fields).flatMap(([path, { isRequired, otherwise }]) => {
    if (!isRequired || isGiven(path)) return [];
    return otherwise && (isGiven(otherwise.field) || fields[otherwise.field]?.isRequired) ? [] : path;
  });
}

function firstNameOf(name: string): string {
  return name.split(' ').slice(0, -1).join(' ') || name;
}

function lastNameOf(name: string): string {
  return name.includes(' ') ? name.slice(name.lastIndexOf(' ') + 1) : '';
}
