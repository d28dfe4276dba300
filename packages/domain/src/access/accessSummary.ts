import type { AccessRole } from './accessRoles';
import { reachOf } from './can';
import type { Permission } from './permissions';

/** What each access role is for, in a sentence. */
export const ACCESS_ROLE_SENTENCES: Record<AccessRole, string> = {
  owner: 'Everything, handing over the workspace included',
  admin: 'Everything an owner may, except making or removing owners',
  manager: 'Runs projects, approves time, sees budgets and rates',
  member: 'Works on their own projects, records their own time',
  client: 'Reads and comments on their own company’s projects, tasks and files',
};

/** How far a role goes with one part of the workspace. */
export interface AccessRight {
  /** 'Projects' */
  about: string;
  /** 'Change and delete', 'Read own', 'No' */
  may: string;
  level: 'change' | 'read' | 'none';
}

/** What a role may do, made from the permission table, in the order in which people ask. */
export function accessRights(accessRole: AccessRole): AccessRight[] {
  return PARTS.map(({ about, permission }) => ({ about, ...rightOf({ accessRole }, permission) }));
}

const PARTS = [
  { about: 'Clients', permission: 'client' },
  { about: 'Projects', permission: 'project' },
  { about: 'Tasks', permission: 'task' },
  { about: 'Time', permission: 'time' },
  { about: 'Budgets', permission: 'budget' },
  { about: 'Rates', permission: 'rate' },
  { about: 'People', permission: 'person' },
  { about: 'Invitations', permission: 'invitation' },
  { about: 'Settings', permission: 'settings' },
] as const;

function rightOf(
  role: { accessRole: AccessRole },
  permission: (typeof PARTS)[number]['permission'],
): Pick<AccessRight, 'may' | 'level'> {
  const reach = (action: string) => reachOf(role, `${permission}:${action}` as Permission);
  const read = reach('read');
  const change = reach('update');
  if (read === null) return { may: 'No', level: 'none' };
  if (change === null || permission === 'budget')
    return { may: read === 'all' ? 'Read all' : 'Read own', level: 'read' };
  // One's own profile is no power over people.
  if (permission === 'person' && change === 'own')
    return { may: read === 'all' ? 'Read all, change own' : 'Read own, change own', level: 'read' };
  const own = change === 'own' ? ' own' : '';
  if (reach('approve') !== null) return { may: 'Change and approve', level: 'change' };
  if (reach('delete') !== null) return { may: `Change and delete${own}`, level: 'change' };
  const deletes = permission === 'settings' || permission === 'rate' ? '' : ', not delete';
  return { may: `Change${own || ' all'}${deletes}`, level: 'change' };
}
