import type { Actor } from '../access/can';
import { type Grant, type Permission, permissionsOf } from '../access/permissions';
import type { EntityKind } from '../entities/entities';

/** How a value is told: 'unsaid' tells that it changed, and not what it is. */
export type ActivityValueKind =
  | 'text'
  | 'unsaid'
  | 'date'
  | 'money'
  | 'hours'
  | 'list'
  | 'person'
  | 'client'
  | 'project';

interface FieldFacts {
  /** As it stands in a sentence: 'the due date'. */
  words: string;
  as: ActivityValueKind;
  /** One of these is needed to hear of it; absent: whoever sees the row. */
  needs?: readonly Grant[];
}

interface SubjectFacts {
  /** Reading what is told of it needs this, with the reach that it has in lists. */
  needs: Permission;
  /** The field that it is called by; null where its name is found when it is read. */
  nameField: string | null;
  /** What a new one is told as; null where its making is not told. */
  made: 'created' | 'uploaded' | null;
  /** What is told of its changes, by the fields of its table. */
  fields: Readonly<Record<string, FieldFacts>>;
}

const BUDGET: readonly Grant[] = ['budget:read:all'];
// Who reads just their own rate has it in their time entries.
const RATE: readonly Grant[] = ['rate:read:all'];
const NOTE: readonly Grant[] = ['note:read:all', 'note:read:own'];
const TEAM: readonly Grant[] = ['team:read:all', 'team:read:own'];

const unsaid = (words: string) => ({ words, as: 'unsaid' }) as const;

const subjects = {
  client: {
    needs: 'client:read',
    nameField: 'name',
    made: 'created',
    fields: {
      name: { words: 'the name', as: 'text' },
      email: { words: 'the email', as: 'text' },
      phone: { words: 'the phone number', as: 'text' },
      website: { words: 'the website', as: 'text' },
      industry: { words: 'the industry', as: 'text' },
      companySize: { words: 'the company size', as: 'text' },
      status: { words: 'the status', as: 'text' },
      street: unsaid('the address'),
      city: unsaid('the address'),
      state: unsaid('the address'),
      zipCode: unsaid('the address'),
      country: unsaid('the address'),
      contactName: unsaid('the primary contact'),
      contactEmail: unsaid('the primary contact'),
      contactPhone: unsaid('the primary contact'),
      contactTitle: unsaid('the primary contact'),
      secondName: unsaid('the secondary contact'),
      secondEmail: unsaid('the secondary contact'),
      secondPhone: unsaid('the secondary contact'),
      secondTitle: unsaid('the secondary contact'),
      notes: { words: 'the notes', as: 'unsaid', needs: NOTE },
    },
  },
  project: {
    needs: 'project:read',
    nameField: 'name',
    made: 'created',
    fields: {
      name: { words: 'the name', as: 'text' },
      description: unsaid('the description'),
      clientId: { words: 'the client', as: 'client' },
      status: { words: 'the status', as: 'text' },
      priority: { words: 'the priority', as: 'text' },
      startDate: { words: 'the start date', as: 'date' },
      endDate: { words: 'the end date', as: 'date' },
      budgetMinor: { words: 'the budget', as: 'money', needs: BUDGET },
      hourlyRateMinor: { words: 'the hourly rate', as: 'money', needs: RATE },
      leadId: { words: 'the lead', as: 'person', needs: TEAM },
    },
  },
  task: {
    needs: 'task:read',
    nameField: 'title',
    made: 'created',
    fields: {
      title: { words: 'the title', as: 'text' },
      description: unsaid('the description'),
      projectId: { words: 'the project', as: 'project' },
      assigneeId: { words: 'the assignee', as: 'person' },
      priority: { words: 'the priority', as: 'text' },
      status: { words: 'the status', as: 'text' },
      dueDate: { words: 'the due date', as: 'date' },
      estimatedHours: { words: 'the estimate', as: 'hours' },
      tags: { words: 'the tags', as: 'list' },
    },
  },
  file: {
    needs: 'file:read',
    nameField: 'name',
    made: 'uploaded',
    fields: {
      name: { words: 'the name', as: 'text' },
      description: unsaid('the description'),
      category: { words: 'the folder', as: 'text' },
      sha256: unsaid('the content'),
      number: { words: 'the number', as: 'text' },
      title: { words: 'the title', as: 'text' },
      status: { words: 'the status', as: 'text' },
      discipline: { words: 'the discipline', as: 'text' },
      revision: { words: 'the revision', as: 'text' },
    },
  },
  /** Its review: what is recorded and corrected before that is its person's own. */
  timeEntry: { needs: 'time:read', nameField: null, made: null, fields: {} },
  /** A place on a project's team. */
  person: {
    needs: 'team:read',
    nameField: null,
    made: null,
    fields: {
      role: { words: 'the role', as: 'text' },
      hourlyRateMinor: { words: 'the hourly rate', as: 'money', needs: RATE },
    },
  },
} as const satisfies Partial<Record<EntityKind, SubjectFacts>>;

/** What the activity of a project or a client can be about. */
export type ActivitySubjectKind = keyof typeof subjects;
export const ACTIVITY_SUBJECTS = Object.keys(subjects) as [ActivitySubjectKind, ...ActivitySubjectKind[]];

/** What is told of each kind, which fields, how, and to whom: said here and nowhere else. */
export const activitySubjects: Readonly<Record<ActivitySubjectKind, SubjectFacts>> = subjects;

export function isActivitySubject(kind: EntityKind): kind is ActivitySubjectKind {
  return kind in subjects;
}

export const ACTIVITY_ACTIONS = [
  'created',
  'changed',
  'deleted',
  'restored',
  'uploaded',
  'copied',
  'joinedTeam',
  'leftTeam',
  'submitted',
  'withdrawn',
  'approved',
  'unapproved',
  'sentBack',
  'reopened',
] as const;
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];

/** What a reader is told of: also what was said, which stands with the comments. */
export const TOLD_ACTIONS = [...ACTIVITY_ACTIONS, 'commented'] as const;
export type ToldAction = (typeof TOLD_ACTIONS)[number];

/** Acts that are alike, by the same person, become one entry while the last of them is younger. Minutes. */
export const ACTIVITY_GATHERED_MINUTES = 10;

/** Entries of a page. */
export const ACTIVITY_PAGE = 30;

/** Characters of a comment that stand among what happened. */
export const ACTIVITY_COMMENT_LENGTH = 300;

/** The fields, as 'project.budgetMinor', of which this person hears nothing. */
export function hiddenActivityFields({ accessRole }: Pick<Actor, 'accessRole'>): string[] {
  const grants = permissionsOf(accessRole);
  return ACTIVITY_SUBJECTS.flatMap((kind) =>
    Object.entries(activitySubjects[kind].fields).flatMap(([field, { needs }]) =>
      needs === undefined || needs.some((grant) => grants.includes(grant)) ? [] : `${kind}.${field}`,
    ),
  );
}
