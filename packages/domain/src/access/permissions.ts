import type { AccessRole } from './accessRoles';

/** Everything that can be permitted, as `resource:action`. */
export const PERMISSIONS = [
  'client:read',
  'client:create',
  'client:update',
  'client:delete',
  'note:read',
  'project:read',
  'project:create',
  'project:update',
  'project:delete',
  'team:read',
  'task:read',
  'task:create',
  'task:update',
  'task:delete',
  'person:read',
  'person:create',
  'person:update',
  'person:delete',
  'invitation:read',
  'invitation:create',
  'invitation:update',
  'invitation:delete',
  'time:read',
  'time:create',
  'time:update',
  'time:delete',
  'time:approve',
  'file:read',
  'file:create',
  'file:update',
  'file:delete',
  'comment:read',
  'comment:create',
  'comment:update',
  'comment:delete',
  'settings:read',
  'settings:update',
  'budget:read',
  'rate:read',
  'rate:update',
  'trash:read',
  'trash:restore',
  'trash:delete',
  'mail:read',
  'mail:update',
  'audit:read',
  'workspace:export',
] as const;
export type Permission = (typeof PERMISSIONS)[number];
/** What a permission is about: 'project' of 'project:update'. */
export type PermissionResource = Permission extends `${infer Name}:${string}` ? Name : never;

export type Reach = 'own' | 'all';
export type Grant = `${Permission}:${Reach}`;

/**
 * The one permission table. The server's guard and its SQL scopes, the sidebar, the buttons and the tests all read it.
 *
 * | resource          | owner | admin | manager            | member                    | client person           |
 * |-------------------|-------|-------|--------------------|---------------------------|-------------------------|
 * | client            | all   | all   | all, no delete     | reads own                 | reads own               |
 * | note on a client  | reads | reads | reads all          | reads own                 | -                       |
 * | project           | all   | all   | all                | reads own                 | reads own               |
 * | team: lead, roles | reads | reads | reads all          | reads own                 | -                       |
 * | task              | all   | all   | all                | own: read, create, update | reads own               |
 * | person            | all   | all   | reads all          | reads all                 | reads own               |
 * | invitation        | all   | all   | -                  | -                         | -                       |
 * | own profile       | yes   | yes   | yes                | yes                       | yes                     |
 * | time              | all   | all   | all, approves      | own                       | -                       |
 * | file              | all   | all   | all                | own, no delete            | reads own               |
 * | comment           | all * | all * | all *              | own                       | own                     |
 * | settings          | all   | all   | read               | read                      | read                    |
 * | budget            | yes   | yes   | yes                | -                         | -                       |
 * | rate              | all   | all   | reads all          | reads own                 | -                       |
 * | trash             | all   | all   | -                  | -                         | -                       |
 * | mail queue        | all   | all   | -                  | -                         | -                       |
 * | audit log         | reads | reads | -                  | -                         | -                       |
 * | workspace:export  | yes   | yes   | -                  | -                         | -                       |
 *
 * What `own` means depends on who asks and is decided in `isOwn`:
 * - a member's own projects are those whose team they are on or in which a task is assigned to them; own clients (with the
 *   notes on them), tasks and files are those of these projects; own time and own person are literally their own;
 * - a client person's own client is their company; own projects, tasks and files are that company's; own persons are
 *   themself and the other people of that company;
 * - comments that are read or written are own with what they are on, for a client person without internal ones; those that are
 *   changed or deleted are literally one's own.
 *
 * (*) Changes own: nobody's words are changed by another.
 */
export const permissionTable: Record<AccessRole, readonly Grant[]> = {
  owner: everything(),
  admin: everything(),
  manager: [
    'client:read:all',
    'client:create:all',
    'client:update:all',
    'note:read:all',
    'project:read:all',
    'project:create:all',
    'project:update:all',
    'project:delete:all',
    'team:read:all',
    'task:read:all',
    'task:create:all',
    'task:update:all',
    'task:delete:all',
    'person:read:all',
    'person:update:own',
    'time:read:all',
    'time:create:all',
    'time:update:all',
    'time:delete:all',
    'time:approve:all',
    'file:read:all',
    'file:create:all',
    'file:update:all',
    'file:delete:all',
    'comment:read:all',
    'comment:create:all',
    'comment:update:own',
    'comment:delete:all',
    'settings:read:all',
    'budget:read:all',
    'rate:read:all',
  ],
  member: [
    'client:read:own',
    'note:read:own',
    'project:read:own',
    'team:read:own',
    'task:read:own',
    'task:create:own',
    'task:update:own',
    'person:read:all',
    'person:update:own',
    'time:read:own',
    'time:create:own',
    'time:update:own',
    'time:delete:own',
    'file:read:own',
    'file:create:own',
    'file:update:own',
    'comment:read:own',
    'comment:create:own',
    'comment:update:own',
    'comment:delete:own',
    'settings:read:all',
    'rate:read:own',
  ],
  client: [
    'client:read:own',
    'project:read:own',
    'task:read:own',
    'person:read:own',
    'person:update:own',
    'file:read:own',
    'comment:read:own',
    'comment:create:own',
    'comment:update:own',
    'comment:delete:own',
    'settings:read:all',
  ],
};

/** What a role may do, as the session tells it: 'task:update:own', 'budget:read:all', ... */
export function permissionsOf(role: AccessRole): readonly Grant[] {
  return permissionTable[role];
}

function everything(): Grant[] {
  return PERMISSIONS.map((permission): Grant => `${permission}:${isOfOneself(permission) ? 'own' : 'all'}`);
}

/** Nobody's words are changed by another. */
function isOfOneself(permission: Permission): boolean {
  return permission === 'comment:update';
}
