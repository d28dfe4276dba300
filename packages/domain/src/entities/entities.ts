import type { PermissionResource } from '../access/permissions';
import { formatNumber } from '../format/formatNumber';

/** What is the same of every kind of thing that people keep, said once. */
interface EntityFacts {
  /** Its list: in the API's addresses (`/api/projects`), and as the key of its counts. */
  resource: string;
  /** The page that lists it, below the app's prefix; its forms are at `/new` and `/edit` below that. */
  page: string;
  /** Whether one has a form of its own there, at `/edit`. */
  hasForm: boolean;
  /** Whether one has a page to be read there, at `/view` (GEN-01). */
  hasView: boolean;
  noun: string;
  plural: string;
  /** What its permissions are called by: 'project' for 'project:update'. */
  permission: PermissionResource;
  /** The kinds that it belongs to, the one that holds the others first: their deletion takes it along. */
  belongsTo: readonly string[];
  /** Whether the form of what it belongs to saves it too: that one's version then counts up when one is added or removed. */
  isInParentForm: boolean;
  /** Whether people can delete one by itself, and undo that. */
  isDeletable: boolean;
  /** The status that closes one without deleting it: what to choose where approved time keeps it from being deleted (GEN-12). */
  closedAs: string | null;
  /** Whether open screens are told of its changes (SRV-03). */
  isAnnounced: boolean;
  /** Whether its rows name people, whose rows in turn count it. */
  namesPeople: boolean;
  /** Whether rows of other kinds, and the dashboard, show its name or count it. */
  isInOtherRows: boolean;
  /** Whether the search of the top bar finds it (GEN-06). */
  isSearched: boolean;
}

/**
 * Every kind of thing, each after those that its rows name: the order of writing and of locking. Addresses, permissions, events, deletions and the words on buttons
 * and dialogs follow from it; docs/add-a-kind.md says what else a kind has, and where.
 */
export const entities = {
  client: {
    resource: 'clients',
    page: '/clients',
    hasForm: true,
    hasView: true,
    noun: 'client',
    plural: 'clients',
    permission: 'client',
    belongsTo: [],
    isInParentForm: false,
    isDeletable: true,
    closedAs: 'Inactive',
    isAnnounced: true,
    namesPeople: false,
    isInOtherRows: true,
    isSearched: true,
  },
  person: {
    resource: 'people',
    page: '/users',
    hasForm: true,
    hasView: false,
    noun: 'user',
    plural: 'users',
    permission: 'person',
    belongsTo: [],
    isInParentForm: false,
    isDeletable: true,
    closedAs: 'Inactive',
    isAnnounced: true,
    namesPeople: false,
    isInOtherRows: true,
    isSearched: true,
  },
  invitation: {
    resource: 'invitations',
    page: '/users',
    hasForm: false,
    hasView: false,
    noun: 'invitation',
    plural: 'invitations',
    permission: 'invitation',
    belongsTo: [],
    isInParentForm: false,
    isDeletable: true,
    closedAs: null,
    isAnnounced: true,
    namesPeople: false,
    isInOtherRows: true,
    isSearched: false,
  },
  project: {
    resource: 'projects',
    page: '/projects',
    hasForm: true,
    hasView: true,
    noun: 'project',
    plural: 'projects',
    permission: 'project',
    belongsTo: ['client'],
    isInParentForm: true,
    isDeletable: true,
    closedAs: 'Completed',
    isAnnounced: true,
    namesPeople: true,
    isInOtherRows: true,
    isSearched: true,
  },
  task: {
    resource: 'tasks',
    page: '/tasks',
    hasForm: true,
    hasView: false,
    noun: 'task',
    plural: 'tasks',
    permission: 'task',
    belongsTo: ['project'],
    isInParentForm: true,
    isDeletable: true,
    closedAs: 'Completed',
    isAnnounced: true,
    namesPeople: true,
    isInOtherRows: true,
    isSearched: true,
  },
  timeEntry: {
    resource: 'timeEntries',
    page: '/time-tracking',
    hasForm: true,
    hasView: false,
    noun: 'time entry',
    plural: 'time entries',
    permission: 'time',
    belongsTo: ['project', 'task', 'person'],
    isInParentForm: false,
    isDeletable: true,
    closedAs: null,
    isAnnounced: true,
    namesPeople: true,
    isInOtherRows: true,
    isSearched: true,
  },
  file: {
    resource: 'files',
    page: '/documents',
    hasForm: false,
    hasView: false,
    noun: 'file',
    plural: 'files',
    permission: 'file',
    belongsTo: ['project'],
    // Uploads and deletions are their own acts, also beside a project's open form.
    isInParentForm: false,
    isDeletable: true,
    closedAs: null,
    isAnnounced: true,
    namesPeople: false,
    isInOtherRows: true,
    // As documents and drawings, which are two kinds there.
    isSearched: false,
  },
  comment: {
    resource: 'comments',
    page: '/projects',
    hasForm: false,
    hasView: false,
    noun: 'comment',
    plural: 'comments',
    permission: 'comment',
    belongsTo: ['project', 'task', 'file'],
    // Written and deleted beside an open form, which is not to be refused for it.
    isInParentForm: false,
    isDeletable: true,
    closedAs: null,
    isAnnounced: true,
    namesPeople: false,
    isInOtherRows: false,
    isSearched: false,
  },
} as const satisfies Record<string, EntityFacts>;

export type EntityKind = keyof typeof entities;
export type Resource = (typeof entities)[EntityKind]['resource'];

type YesOrNo = 'hasView' | 'isDeletable' | 'isAnnounced' | 'isSearched';
type KindsWhere<Fact extends YesOrNo> = {
  [Kind in EntityKind]: (typeof entities)[Kind][Fact] extends true ? Kind : never;
}[EntityKind];

export type DeletableKind = KindsWhere<'isDeletable'>;
export type AnnouncedKind = KindsWhere<'isAnnounced'>;
export type ViewedKind = KindsWhere<'hasView'>;
export type SearchedKind = KindsWhere<'isSearched'>;

type Belonging = Record<string, { belongsTo: readonly EntityKind[] }>;
/** Where this does not compile, the kind that is told belongs to one that is not in the record. */
export const entityKinds = Object.keys(entities satisfies Belonging) as readonly EntityKind[];
export const deletableKinds = kindsWhere('isDeletable');
export const announcedKinds = kindsWhere('isAnnounced');
export const searchedKinds = kindsWhere('isSearched');

/** The kinds that belong to this one, directly. */
export function childrenOf(kind: EntityKind): EntityKind[] {
  return entityKinds.filter((child) => parentsOf(child).includes(kind));
}

/** The kinds that this one belongs to, directly. */
export function parentsOf(kind: EntityKind): readonly EntityKind[] {
  return entities[kind].belongsTo;
}

/** All that this kind belongs to. */
export function ancestorsOf(kind: EntityKind): EntityKind[] {
  const above = new Set(parentsOf(kind).flatMap((parent) => [parent, ...ancestorsOf(parent)]));
  return entityKinds.filter((other) => above.has(other));
}

/** All that belongs to this kind: what its deletion takes along. */
export function descendantsOf(kind: EntityKind): EntityKind[] {
  const below = new Set(childrenOf(kind).flatMap((child) => [child, ...descendantsOf(child)]));
  return entityKinds.filter((other) => below.has(other));
}

/** '1 project', '2 projects'; `written` where the number is not to be shown in full. */
export function countOf(kind: EntityKind, count: number, written = formatNumber(count)): string {
  const { noun, plural } = entities[kind];
  return `${written} ${count === 1 ? noun : plural}`;
}

function kindsWhere<Fact extends YesOrNo>(fact: Fact): readonly KindsWhere<Fact>[] {
  return entityKinds.filter((kind): kind is KindsWhere<Fact> => entities[kind][fact]);
}
