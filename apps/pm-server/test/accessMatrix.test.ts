import { ACCESS_ROLES, can, type Permission } from '@linework/domain';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { type AccessWorld, accessWorld, RELATIONS, type Relation, type Resource } from './accessWorld';
import { onBothDatabases } from './onBothDatabases';
import { operationsOf } from './operations';
import { type Answer, clientForm, type Person, personWith, projectForm, taskForm } from './testWorkspace';

/** What a route asks of who calls it, in the words of domain's permission table, and how to call it. */
interface Rule {
  /** Answered without a session, and how it answers to `call`. */
  open?: number;
  /** What it acts on: made anew for each call. */
  on?: Resource;
  /** What it needs on top of seeing the thing; nothing where seeing is enough. */
  needs?: Permission;
  /** Names the thing in its form: one out of sight is a field's error (422), unless such forms are not for the role at all (403). */
  refers?: true;
  /** Answered so, where 403 would tell somebody of a thing that is gone. */
  denied?: 404;
  call?: (case_: Case) => Promise<Answer>;
}

interface Case {
  actor: Person;
  world: AccessWorld;
  relation: Relation;
  /** The thing acted on. */
  id: string;
}

/**
 * Every route of the API. A route that is not here fails the test: say what it asks before it ships. Expectations come from
 * domain's permission table, not from the server's scopes.
 */
const RULES: Record<string, Rule> = {
  'get /api/setup': { open: 200 },
  'post /api/setup': { open: 422, call: ({ actor }) => actor.post('/api/setup', {}) },
  'post /api/auth/sign-in/email': {
    open: 422,
    call: ({ actor }) => actor.post('/api/auth/sign-in/email', {}),
  },
  'post /api/auth/sign-out': {
    open: 200,
    call: async ({ world }) => {
      const leaver = await world.twin();
      expect((await leaver.get('/api/session')).status).toBe(200);
      const answer = await leaver.post('/api/auth/sign-out');
      expect((await leaver.get('/api/session')).status).toBe(401);
      return answer;
    },
  },
  'get /health': { open: 200 },
  'get /api/session': {},
  'get /api/events': {},
  'get /api/settings': {},
  'get /api/dashboard': {},
  'get /api/search': { call: ({ actor }) => actor.get('/api/search?q=mark') },
  'get /api/people': {},
  'get /api/people/{id}': { on: 'person' },

  'get /api/clients': {},
  'get /api/clients/{id}': { on: 'client' },
  'get /api/clients/{id}/deletion-preview': { on: 'client', needs: 'client:delete' },
  'post /api/clients': {
    needs: 'client:create',
    call: ({ actor }) => actor.post('/api/clients', clientForm()),
  },
  'put /api/clients/{id}': {
    on: 'client',
    needs: 'client:update',
    call: async ({ actor, world, relation, id }) =>
      actor.put(
        `/api/clients/${id}`,
        await world.versionOf(`clients/${id}`, relation),
        clientForm({ id: undefined }),
      ),
  },
  'delete /api/clients/{id}': { on: 'client', needs: 'client:delete' },

  'get /api/projects': {},
  'get /api/projects/counts': {},
  'get /api/projects/{id}': { on: 'project' },
  'get /api/projects/{id}/deletion-preview': { on: 'project', needs: 'project:delete' },
  'post /api/projects': {
    on: 'client',
    needs: 'project:create',
    refers: true,
    call: ({ actor, id }) => actor.post('/api/projects', projectForm(id)),
  },
  'put /api/projects/{id}': {
    on: 'project',
    needs: 'project:update',
    call: async ({ actor, world, relation, id }) =>
      actor.put(
        `/api/projects/${id}`,
        await world.versionOf(`projects/${id}`, relation),
        projectForm(world.clientOf(relation), { id: undefined }),
      ),
  },
  'delete /api/projects/{id}': { on: 'project', needs: 'project:delete' },

  'get /api/tasks': {},
  'get /api/tasks/counts': {},
  'get /api/tasks/{id}': { on: 'task' },
  'get /api/tasks/{id}/deletion-preview': { on: 'task', needs: 'task:delete' },
  'post /api/tasks': {
    on: 'project',
    needs: 'task:create',
    refers: true,
    call: ({ actor, world, id }) => actor.post('/api/tasks', taskForm(id, world.colleague)),
  },
  'put /api/tasks/{id}': {
    on: 'task',
    needs: 'task:update',
    call: ({ actor, world, relation, id }) =>
      actor.put(
        `/api/tasks/${id}`,
        1,
        taskForm(world.projectOf(relation), world.colleague, { id: undefined }),
      ),
  },
  'post /api/tasks/{id}/completion': {
    on: 'task',
    needs: 'task:update',
    call: ({ actor, id }) =>
      actor.post(`/api/tasks/${id}/completion`, { completed: true }, { 'if-match': '"1"' }),
  },
  'delete /api/tasks/{id}': { on: 'task', needs: 'task:delete' },
  'post /api/tasks/bulk': {
    on: 'task',
    needs: 'task:update',
    call: ({ actor, id }) =>
      actor.post('/api/tasks/bulk', { id: v7(), action: 'complete', tasks: { by: 'id', ids: [id] } }),
  },
  'get /api/tasks/bulk/{id}': {
    call: ({ actor, world }) => onOwnBulk(world, actor, (person, path) => person.get(path)),
  },
  'post /api/tasks/bulk/{id}/cancel': {
    call: ({ actor, world }) => onOwnBulk(world, actor, (person, path) => person.post(`${path}/cancel`)),
  },
  'post /api/tasks/bulk/{id}/undo': {
    call: ({ actor, world }) => onOwnBulk(world, actor, (person, path) => person.post(`${path}/undo`)),
  },
  'post /api/deletions/{id}/undo': {
    on: 'task',
    needs: 'task:delete',
    denied: 404,
    call: async ({ actor, world, relation, id }) => {
      const deletion = await world.ownerOf(relation).remove(`/api/tasks/${id}`);
      return actor.post(`/api/deletions/${deletion.body.deletionId}/undo`);
    },
  },
};

/** Only who began a bulk action can ask for it, stop it and take it back: to everybody else it is not there. */
async function onOwnBulk(
  world: AccessWorld,
  actor: Person,
  send: (person: Person, path: string) => Promise<Answer>,
): Promise<Answer> {
  const id = v7();
  const tasks = { by: 'id', ids: [await world.make('task', 'own')] };
  const owner = world.ownerOf('own');
  const done = await owner.post('/api/tasks/bulk', { id, action: 'complete', tasks });
  expect(done.status).toBe(200);
  const answer = await send(actor, `/api/tasks/bulk/${id}`);
  expect(answer.status).toBe(404);
  return send(owner, `/api/tasks/bulk/${id}`);
}

onBothDatabases('The matrix of role, route and relation', (app) => {
  it('SRV-01: every route of the API says in this test what it asks', () => {
    const routes = operationsOf(app()).map(({ method, path }) => `${method} ${path}`);
    expect(routes.sort()).toEqual(Object.keys(RULES).sort());
  });

  it('SRV-01: a visitor without a session gets nothing but the open routes', async () => {
    const visitor = personWith(app(), '', '');
    for (const [route, rule] of Object.entries(RULES)) {
      if (rule.open !== undefined) continue;
      const [method = '', path = ''] = route.split(' ');
      const answer = await send(visitor, method, path.replace('{id}', v7()));
      expect([route, answer.status]).toEqual([route, 401]);
    }
  });

  it.each(ACCESS_ROLES)(
    'SRV-01: each route answers the %s as the permission table says, and leaks nothing',
    async (role) => {
      const world = await accessWorld(app(), role);
      for (const [route, rule] of Object.entries(RULES)) {
        for (const relation of rule.on ? RELATIONS : (['own'] as const)) {
          const id = rule.on ? await world.make(rule.on, relation) : '';
          const [method = '', path = ''] = route.split(' ');
          const call = rule.call ?? (({ actor }) => send(actor, method, path.replace('{id}', id)));
          const answer = await call({ actor: world.actor, world, relation, id });
          const named = `${role}: ${route} (${relation})`;
          const text = JSON.stringify([answer.body, Object.fromEntries(answer.headers)]);
          expect(expectedStatuses(rule, world, relation), `${named}: ${text}`).toContain(answer.status);
          const hidden = world.hidden();
          if (rule.on && !world.sees(rule.on, relation)) hidden.push(id);
          for (const secret of hidden)
            expect(text.includes(secret), `${named} tells of ${secret}: ${text}`).toBe(false);
          if (rule.open === undefined)
            expect(JSON.stringify(answer.body), named).not.toMatch(/password|token|createHash|create_hash/i);
        }
      }
    },
  );
});

/** 404 before 403: who may not see a thing does not learn that it is there. */
function expectedStatuses(rule: Rule, world: AccessWorld, relation: Relation): number[] {
  if (rule.open !== undefined) return [rule.open];
  const allowed = rule.needs === undefined || can(world, rule.needs, world.facts(rule.on, relation));
  if (!rule.on) return [allowed ? 200 : 403];
  const seen = world.sees(rule.on, relation);
  if (rule.refers) return seen && allowed ? [200] : [403, 422];
  if (!seen) return [404];
  return [allowed ? 200 : (rule.denied ?? 403)];
}

function send(person: Person, method: string, path: string): Promise<Answer> {
  if (method === 'get') return person.get(path);
  if (method === 'delete') return person.remove(path);
  return method === 'put' ? person.put(path, 1, {}) : person.post(path);
}
