import { type AccessRole, accessRank } from './accessRoles';
import { type Actor, can } from './can';

export const accessMessages = {
  notAllowed: 'You are not allowed to do this',
  lastOwner: 'The last owner cannot be removed or demoted',
  noSelfRaise: 'Nobody can raise their own access role',
  ownersOnly: 'Only an owner can make, change or remove an owner',
  ownersSessions: 'Only an owner can see where an owner is signed in, and sign them out',
  aboveOwnRole: 'You cannot give an access role above your own',
  managersDoNotInvite: 'Only owners and admins can invite people',
} as const;

interface AccessChange {
  actor: Actor;
  person: { id: string; accessRole: AccessRole };
  /** The access role asked for, or null to remove the person (or make them inactive). */
  to: AccessRole | null;
  /** Active owners of the workspace now, this person included if they are one. */
  owners: number;
}

/** Why a person's access may not be changed like this, in words, or null where it may. */
export function accessChangeProblem({ actor, person, to, owners }: AccessChange): string | null {
  if (person.accessRole === to) return null;
  if (to !== null && actor.personId === person.id && accessRank(to) > accessRank(person.accessRole)) {
    return accessMessages.noSelfRaise;
  }
  const about = { personIds: [person.id] };
  const leavesThemself = to === null && actor.personId === person.id;
  const mayChange = to === null ? can(actor, 'person:delete', about) : reachesAccess(actor);
  if (!mayChange && !leavesThemself) return accessMessages.notAllowed;
  if (person.accessRole === 'owner' && owners <= 1) return accessMessages.lastOwner;
  if ((person.accessRole === 'owner' || to === 'owner') && actor.accessRole !== 'owner') {
    return accessMessages.ownersOnly;
  }
  return null;
}

/** Why the actor may not invite somebody with this access role, in words, or null where they may. */
export function inviteProblem(actor: Actor, accessRole: AccessRole): string | null {
  if (!can(actor, 'person:create')) return accessMessages.managersDoNotInvite;
  return accessRank(accessRole) > accessRank(actor.accessRole) ? accessMessages.aboveOwnRole : null;
}

/** Access roles are changed by those who may invite; a permission to edit one's own profile is not enough. */
function reachesAccess(actor: Actor): boolean {
  return can(actor, 'person:create');
}
