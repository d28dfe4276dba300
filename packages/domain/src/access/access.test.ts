import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { some } from '../../../../scripts/checks/some';
import { accessChangeProblem, accessMessages, inviteProblem } from './accessChanges';
import { ACCESS_ROLES, type AccessRole, accessRank } from './accessRoles';
import { type Actor, can, reachOf } from './can';
import { PERMISSIONS, type Permission, permissionsOf } from './permissions';

const actor = (accessRole: AccessRole, clientId: string | null = null): Actor => ({
  personId: `the ${accessRole}`,
  accessRole,
  clientId,
});
const owner = actor('owner');
const admin = actor('admin');
const manager = actor('manager');
const member = actor('member');
const clientPerson = actor('client', 'Bergstrand Hydro');

const ownProject = { clientId: 'Bergstrand Hydro', personIds: ['the member', 'somebody'] };
const foreignProject = { clientId: 'Port of Halden', personIds: ['somebody'] };

describe('owners and admins', () => {
  test("SRV-01: may do everything to everything, but change somebody else's words", () => {
    for (const permission of PERMISSIONS) {
      const isOthersWords = permission === 'comment:update';
      expect(can(owner, permission, foreignProject)).toBe(!isOthersWords);
      expect(can(admin, permission)).toBe(!isOthersWords);
    }
    expect(can(owner, 'comment:update', { personIds: ['the owner'] })).toBe(true);
  });
});

describe('a manager', () => {
  test('SRV-01: runs clients, projects and tasks', () => {
    const runs: Permission[] = [
      'client:create',
      'client:update',
      'project:delete',
      'task:delete',
      'time:approve',
    ];
    for (const permission of runs) expect(can(manager, permission, foreignProject)).toBe(true);
  });

  test('SRV-01: does not invite, edit other people, delete clients, change rates or settings, or export', () => {
    const denied: Permission[] = [
      'person:create',
      'person:delete',
      'client:delete',
      'rate:update',
      'settings:update',
      'workspace:export',
    ];
    for (const permission of denied) expect(can(manager, permission, foreignProject)).toBe(false);
    expect(can(manager, 'person:update', { personIds: ['somebody'] })).toBe(false);
    expect(can(manager, 'person:update', { personIds: ['the manager'] })).toBe(true);
  });

  test('SRV-01: sees budgets and rates', () => {
    expect(can(manager, 'budget:read')).toBe(true);
    expect(can(manager, 'rate:read')).toBe(true);
  });
});

describe('a member', () => {
  test('SRV-01: sees the projects they are on, and no other', () => {
    for (const permission of ['project:read', 'task:read', 'client:read', 'file:read'] as const) {
      expect(can(member, permission, ownProject)).toBe(true);
      expect(can(member, permission, foreignProject)).toBe(false);
    }
  });

  test('SRV-01: creates and updates tasks in their own projects only', () => {
    expect(can(member, 'task:create', ownProject)).toBe(true);
    expect(can(member, 'task:update', ownProject)).toBe(true);
    expect(can(member, 'task:create', foreignProject)).toBe(false);
    expect(can(member, 'task:update', foreignProject)).toBe(false);
  });

  test('SRV-01: deletes no project, client or task, and changes no project or client', () => {
    const denied: Permission[] = [
      'project:delete',
      'client:delete',
      'task:delete',
      'project:update',
      'client:update',
      'project:create',
      'client:create',
    ];
    for (const permission of denied) expect(can(member, permission, ownProject)).toBe(false);
  });

  test('SRV-01: sees no budget, and of rates their own only', () => {
    expect(can(member, 'budget:read', ownProject)).toBe(false);
    expect(can(member, 'rate:read', { personIds: ['the member'] })).toBe(true);
    expect(can(member, 'rate:read', { personIds: ['somebody'] })).toBe(false);
  });

  test('SRV-01: records and changes their own time, and approves none', () => {
    expect(can(member, 'time:update', { personIds: ['the member'] })).toBe(true);
    expect(can(member, 'time:update', { personIds: ['somebody'] })).toBe(false);
    expect(can(member, 'time:approve', { personIds: ['the member'] })).toBe(false);
  });
});

describe('a client person', () => {
  test("SRV-01: sees their company's client, projects, tasks and files, and no other's", () => {
    for (const permission of ['client:read', 'project:read', 'task:read', 'file:read'] as const) {
      expect(can(clientPerson, permission, ownProject)).toBe(true);
      expect(can(clientPerson, permission, foreignProject)).toBe(false);
    }
  });

  test('SRV-01: changes nothing but their own profile and comments', () => {
    const own = ['person:update', 'comment:create', 'comment:update', 'comment:delete'];
    const changes = PERMISSIONS.filter((permission) => !permission.endsWith(':read'));
    for (const permission of some(changes)) {
      const about = { clientId: 'Bergstrand Hydro', personIds: ['the client'] };
      expect([permission, can(clientPerson, permission, about)]).toEqual([
        permission,
        own.includes(permission),
      ]);
    }
    const colleague = { clientId: 'Bergstrand Hydro', personIds: ['somebody'] };
    for (const permission of ['person:update', 'comment:update', 'comment:delete'] as const)
      expect(can(clientPerson, permission, colleague)).toBe(false);
  });

  test("NOT-03, SRV-01: reads their company's comments, and no internal one", () => {
    expect(can(clientPerson, 'comment:read', ownProject)).toBe(true);
    expect(can(clientPerson, 'comment:read', foreignProject)).toBe(false);
    expect(can(clientPerson, 'comment:read', { ...ownProject, isInternal: true })).toBe(false);
    expect(can(member, 'comment:read', { ...ownProject, isInternal: true })).toBe(true);
  });

  test('SRV-01: sees no budget, rate or time, and no note that the team keeps on their company', () => {
    for (const permission of ['budget:read', 'rate:read', 'time:read', 'note:read'] as const) {
      expect(can(clientPerson, permission, ownProject)).toBe(false);
    }
  });

  test('SRV-01: sees nothing when they belong to no company', () => {
    const lost = actor('client', null);
    expect(can(lost, 'project:read', { clientId: null })).toBe(false);
    expect(can(lost, 'project:read', {})).toBe(false);
  });

  test('SRV-01: sees themself, also where they belong to no company', () => {
    const lost = actor('client', null);
    expect(can(lost, 'person:read', { personIds: ['the client'] })).toBe(true);
    expect(can(lost, 'person:read', { personIds: ['somebody'] })).toBe(false);
  });

  test('SRV-01: is not let in by standing on a team', () => {
    expect(can(clientPerson, 'project:read', { ...foreignProject, personIds: ['the client'] })).toBe(false);
  });
});

describe('the table', () => {
  const anyActor = fc.record({
    personId: fc.constantFrom('p1', 'p2'),
    accessRole: fc.constantFrom(...ACCESS_ROLES),
    clientId: fc.constantFrom(null, 'c1', 'c2'),
  });
  const anyFacts = fc.record({
    clientId: fc.constantFrom(null, 'c1', 'c2'),
    personIds: fc.subarray(['p1', 'p2', 'p3']),
  });

  test('SRV-01: without facts only what reaches everything is allowed', () => {
    fc.assert(
      fc.property(anyActor, fc.constantFrom(...PERMISSIONS), (someone, permission) => {
        expect(can(someone, permission)).toBe(reachOf(someone, permission) === 'all');
      }),
    );
  });

  test('SRV-01: nothing is allowed that the role does not list', () => {
    fc.assert(
      fc.property(anyActor, fc.constantFrom(...PERMISSIONS), anyFacts, (someone, permission, facts) => {
        if (!can(someone, permission, facts)) return;
        const grants: readonly string[] = permissionsOf(someone.accessRole);
        expect(grants.includes(`${permission}:all`) || grants.includes(`${permission}:own`)).toBe(true);
      }),
    );
  });

  test('SRV-01: who may change or delete something may also see it', () => {
    fc.assert(
      fc.property(anyActor, fc.constantFrom(...PERMISSIONS), anyFacts, (someone, permission, facts) => {
        const [resource, action] = permission.split(':');
        const read = `${resource}:read` as Permission;
        if (action === 'read' || !PERMISSIONS.includes(read)) return;
        if (can(someone, permission, facts)) expect(can(someone, read, facts)).toBe(true);
      }),
    );
  });

  test('SRV-01: no role lists a permission twice', () => {
    for (const role of ACCESS_ROLES) {
      const listed = permissionsOf(role).map((grant) => grant.replace(/:(own|all)$/, ''));
      expect(new Set(listed).size).toBe(listed.length);
    }
  });
});

describe('access roles', () => {
  const change = (by: Actor, from: AccessRole, to: AccessRole | null, owners = 2, id = 'somebody') =>
    accessChangeProblem({ actor: by, person: { id, accessRole: from }, to, owners });

  test('SRV-01: the last owner cannot be removed or demoted, not even by themself', () => {
    expect(change(owner, 'owner', 'admin', 1)).toBe(accessMessages.lastOwner);
    expect(change(owner, 'owner', null, 1)).toBe(accessMessages.lastOwner);
    expect(change(owner, 'owner', null, 1, 'the owner')).toBe(accessMessages.lastOwner);
    expect(change(owner, 'owner', 'admin', 2)).toBeNull();
  });

  test('SRV-01: nobody raises themself', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ACCESS_ROLES),
        fc.constantFrom(...ACCESS_ROLES),
        fc.integer({ min: 1, max: 3 }),
        (role, to, owners) => {
          const problem = change(actor(role), role, to, owners, `the ${role}`);
          if (accessRank(to) > accessRank(role)) expect(problem).toBe(accessMessages.noSelfRaise);
        },
      ),
    );
  });

  test('SRV-01: an admin neither makes nor changes nor removes an owner', () => {
    expect(change(admin, 'member', 'owner')).toBe(accessMessages.ownersOnly);
    expect(change(admin, 'owner', 'member')).toBe(accessMessages.ownersOnly);
    expect(change(admin, 'owner', null)).toBe(accessMessages.ownersOnly);
    expect(change(admin, 'member', 'manager')).toBeNull();
    expect(change(owner, 'admin', 'owner')).toBeNull();
  });

  test('SRV-01: managers, members and client people change nobody', () => {
    for (const someone of [manager, member, clientPerson]) {
      expect(change(someone, 'member', 'client')).toBe(accessMessages.notAllowed);
      expect(change(someone, 'member', null)).toBe(accessMessages.notAllowed);
    }
  });

  test('SRV-01: an access role that stays as it is needs no permission', () => {
    expect(change(admin, 'owner', 'owner', 1)).toBeNull();
    expect(change(member, 'member', 'member')).toBeNull();
  });

  test('SRV-01: anybody may leave, and step down only through those who may change access', () => {
    expect(change(member, 'member', null, 1, 'the member')).toBeNull();
    expect(change(manager, 'manager', 'member', 1, 'the manager')).toBe(accessMessages.notAllowed);
    expect(change(admin, 'admin', 'member', 1, 'the admin')).toBeNull();
  });

  test('SRV-01: whatever changes, an owner remains', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ACCESS_ROLES),
        fc.option(fc.constantFrom(...ACCESS_ROLES)),
        fc.boolean(),
        (by, to, oneself) => {
          if (to === 'owner') return;
          expect(change(actor(by), 'owner', to, 1, oneself ? `the ${by}` : 'somebody')).not.toBeNull();
        },
      ),
    );
  });

  test('SRV-01: managers do not invite; nobody invites above themself', () => {
    for (const role of ACCESS_ROLES) {
      expect(inviteProblem(manager, role)).toBe(accessMessages.managersDoNotInvite);
      expect(inviteProblem(owner, role)).toBeNull();
    }
    expect(inviteProblem(admin, 'owner')).toBe(accessMessages.aboveOwnRole);
    expect(inviteProblem(admin, 'admin')).toBeNull();
    expect(inviteProblem(member, 'client')).toBe(accessMessages.managersDoNotInvite);
  });
});
