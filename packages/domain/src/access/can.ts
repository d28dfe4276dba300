import { seesInternal } from '../comments/seesInternal';
import type { AccessRole } from './accessRoles';
import { type Permission, permissionsOf, type Reach } from './permissions';

/** Who asks. `clientId` is the company of a client person, null for everybody else. */
export interface Actor {
  personId: string;
  accessRole: AccessRole;
  clientId: string | null;
}

/** What a question is about: as much as decides whether it is the actor's own. Unknown facts count as foreign. */
export interface ScopeFacts {
  /** The company that it belongs to (a client's own id; the client of a project, task or file; a client person's company). */
  clientId?: string | null;
  /** The people it belongs to: a project's team and assignees; a time entry's or profile's one person. */
  personIds?: readonly string[];
  /** Not for people of a client, whatever company it belongs to: an internal comment. */
  isInternal?: boolean;
}

/**
 * Whether the actor may do this to that. Deny by default: an `own` permission without facts is a no.
 *
 * @example can(actor, 'task:update', { personIds: peopleOf(project), clientId: project.clientId })
 */
export function can(actor: Actor, permission: Permission, about: ScopeFacts = {}): boolean {
  const reach = reachOf(actor, permission);
  if (reach === 'all') return true;
  return reach === 'own' && isOwn(actor, permission, about);
}

/**
 * How far a permission goes for the actor: 'all', 'own', or null for not at all. For SQL scopes, and for what a person sees
 * before there is a row to ask about (a sidebar entry, a 'New Task' button).
 */
export function reachOf(actor: Pick<Actor, 'accessRole'>, permission: Permission): Reach | null {
  const grants = permissionsOf(actor.accessRole);
  if (grants.includes(`${permission}:all`)) return 'all';
  return grants.includes(`${permission}:own`) ? 'own' : null;
}

function isOwn(
  actor: Actor,
  permission: Permission,
  { clientId, personIds = [], isInternal = false }: ScopeFacts,
): boolean {
  if (isInternal && !seesInternal(actor.accessRole)) return false;
  const isTheirs = personIds.includes(actor.personId);
  // A profile is changed by its person only: sharing a company is enough to be seen, not to be edited.
  if (actor.accessRole !== 'client' || permission === 'person:update') return isTheirs;
  const sameCompany = actor.clientId !== null && clientId === actor.clientId;
  // So are words, by who wrote them, as long as they are in sight.
  if (permission === 'comment:update' || permission === 'comment:delete') return isTheirs && sameCompany;
  return sameCompany || (permission === 'person:read' && isTheirs);
}
