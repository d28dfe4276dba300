import { ACCESS_ROLES, type AccessRole, can, type Permission, type ScopeFacts } from '@linework/domain';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { createApi } from '../src/api';
import { onBothDatabases, type TestApp } from './onBothDatabases';
import {
  type Answer,
  clientForm,
  type Person,
  personWith,
  projectForm,
  type TestWorkspace,
  taskForm,
  testWorkspace,
} from './testWorkspace';

/** Whose it is: on a project of the actor's; another project of the same company; a company the actor has nothing to do with. */
const RELATIONS = ['own', 'same company', 'foreign'] as const;
type Relation = (typeof RELATIONS)[number];

type Resource = 'client' | 'project' | 'task' | 'person';

/** What a route asks of who calls it, in the words of domain's permission table, and how to call it. */
interface Rule {
  /** Answered without a session. */
  open?: true;
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
  world: World;
  relation: Relation;
  /** The thing acted on. */
  id: string;
}

/**
 * Every route of the API. A route that is not here fails the test: say what it asks before it ships. Expectations come from
 * domain's permission table, not from the server's scopes.
 */
const RULES: Record<string, Rule> = {
  'get /api/setup': { open: true },
  'post /api/setup': { open: true, call: ({ actor }) => actor.post('/api/setup', {}) },
  'post /api/auth/sign-in/email': {
    open: true,
    call: ({ actor }) => actor.post('/api/auth/sign-in/email', {}),
  },
  'post /api/auth/sign-out': { open: true, call: ({ actor }) => actor.get('/health') },
  'get /health': { open: true },
  'get /api/session': {},
  'get /api/events': {},
  'get /api/settings': {},
  'get /api/dashboard': {},
  'get /api/search': { call: ({ actor }) => actor.get('/api/search?q=mark') },
  'get /api/people': {},
  'get /api/people/{id}': { on: 'person' },

  'get /api/clients': {},
  'get /api/clients/{id}': { on: 'client' },
  'get /api/clients/{id}/deletion-preview': { on: 'client' },
  'post /api/clients': {
    needs: 'client:create',
    call: ({ actor }) => actor.post('/api/clients', clientForm()),
  },
  'put /api/clients/{id}': {
    on: 'client',
    needs: 'client:update',
    call: async ({ actor, world, id }) =>
      actor.put(`/api/clients/${id}`, await world.versionOf(`clients/${id}`), clientForm({ id: undefined })),
  },
  'delete /api/clients/{id}': { on: 'client', needs: 'client:delete' },

  'get /api/projects': {},
  'get /api/projects/counts': {},
  'get /api/projects/{id}': { on: 'project' },
  'get /api/projects/{id}/deletion-preview': { on: 'project' },
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
        await world.versionOf(`projects/${id}`),
        projectForm(world.clientOf(relation), { id: undefined }),
      ),
  },
  'delete /api/projects/{id}': { on: 'project', needs: 'project:delete' },

  'get /api/tasks': {},
  'get /api/tasks/counts': {},
  'get /api/tasks/{id}': { on: 'task' },
  'get /api/tasks/{id}/deletion-preview': { on: 'task' },
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
  // Only who did it can take it back: to everybody else it is not there.
  'post /api/tasks/bulk/{id}/undo': {
    call: async ({ actor, world }) => {
      const id = v7();
      const tasks = { by: 'id', ids: [await world.make('task', 'own')] };
      const done = await world.owner.post('/api/tasks/bulk', { id, action: 'complete', tasks });
      expect(done.status).toBe(200);
      const answer = await actor.post(`/api/tasks/bulk/${id}/undo`);
      expect(answer.status).toBe(404);
      return world.owner.post(`/api/tasks/bulk/${id}/undo`);
    },
  },
  'post /api/deletions/{id}/undo': {
    on: 'task',
    needs: 'task:delete',
    denied: 404,
    call: async ({ actor, world, id }) => {
      const deletion = await world.owner.remove(`/api/tasks/${id}`);
      return actor.post(`/api/deletions/${deletion.body.deletionId}/undo`);
    },
  },
};

onBothDatabases('The matrix of role, route and relation', (app) => {
  it('SRV-01: every route of the API says in this test what it asks', () => {
    expect(documented(app())).toEqual(Object.keys(RULES).sort());
  });

  it('SRV-01: a visitor without a session gets nothing but the open routes', async () => {
    const visitor = personWith(app(), '', '');
    for (const [route, rule] of Object.entries(RULES)) {
      if (rule.open) continue;
      const [method = '', path = ''] = route.split(' ');
      const answer = await send(visitor, method, path.replace('{id}', v7()));
      expect([route, answer.status]).toEqual([route, 401]);
    }
  });

  it.each(ACCESS_ROLES)(
    'SRV-01: each route answers the %s as the permission table says, and leaks nothing',
    async (role) => {
      const world = await makeWorld(app(), role);
      for (const [route, rule] of Object.entries(RULES)) {
        for (const relation of rule.on ? RELATIONS : (['own'] as const)) {
          const id = rule.on ? await world.make(rule.on, relation) : '';
          const [method = '', path = ''] = route.split(' ');
          const answer = await (rule.call ?? (({ actor }) => send(actor, method, path.replace('{id}', id))))({
            actor: world.actor,
            world,
            relation,
            id,
          });
          const named = `${role}: ${route} (${relation})`;
          if (!rule.open)
            expect(
              expectedStatuses(rule, world, relation),
              `${named}: ${JSON.stringify(answer.body)}`,
            ).toContain(answer.status);
          const text = JSON.stringify(answer.body);
          for (const mark of world.hiddenMarks())
            expect(text.includes(mark), `${named} tells of ${mark}: ${text}`).toBe(false);
          if (!can(world, 'budget:read')) expect(text, named).not.toMatch(/budget/i);
          if (!rule.open) expect(text, named).not.toMatch(/password|token|createHash|create_hash/i);
        }
      }
    },
  );
});

/** 404 before 403: who may not see a thing does not learn that it is there. */
function expectedStatuses(rule: Rule, world: World, relation: Relation): number[] {
  const allowed = rule.needs === undefined || can(world, rule.needs, world.facts(rule.on, relation));
  if (!rule.on) return [allowed ? 200 : 403];
  const seen = can(world, `${rule.on}:read`, world.facts(rule.on, relation));
  if (rule.refers) return seen && allowed ? [200] : [403, 422];
  if (!seen) return [404];
  return [allowed ? 200 : (rule.denied ?? 403)];
}

type World = Awaited<ReturnType<typeof makeWorld>>;

/** One actor between three projects: their own, another of the same company, and a foreign one. */
async function makeWorld(test: TestApp, accessRole: AccessRole) {
  const workspace: TestWorkspace = await testWorkspace(test);
  const { owner, manager, newClient, newProject, newTask, joinTeam, add } = workspace;
  const home = await newClient({ name: 'Mark-home' });
  const foreign = await newClient({ name: 'Mark-foreign-client' });
  const actor = await add(accessRole, accessRole === 'client' ? home.id : undefined);
  const projects = {
    own: await newProject(home.id, { name: 'Mark-own' }),
    'same company': await newProject(home.id, { name: 'Mark-sibling-project' }),
    foreign: await newProject(foreign.id, { name: 'Mark-foreign-project' }),
  };
  await joinTeam(projects.own.id, actor);
  const stranger = await add('client', foreign.id);
  const fellow = await add('client', home.id);
  const titles = { own: 'Mark-own-task', 'same company': 'Mark-sibling-task', foreign: 'Mark-foreign-task' };
  for (const relation of RELATIONS)
    await newTask(projects[relation].id, manager.id, { title: titles[relation] });

  const clientOf = (relation: Relation): string => (relation === 'foreign' ? foreign.id : home.id);
  const projectOf = (relation: Relation): string => projects[relation].id;
  const personOf = { own: actor.id, 'same company': fellow.id, foreign: stranger.id };
  const clientId = accessRole === 'client' ? home.id : null;
  const self = { personId: actor.id, accessRole, clientId };

  /** What decides whether a thing is the actor's own, told apart from how the server finds it out. */
  function facts(resource: Resource | undefined, relation: Relation): ScopeFacts {
    if (resource === 'person') return { clientId: clientOf(relation), personIds: [personOf[relation]] };
    // The company is the actor's own through the project that they are on.
    const mine = resource === 'client' ? relation !== 'foreign' : relation === 'own';
    return { clientId: clientOf(relation), personIds: mine ? [actor.id] : [manager.id] };
  }

  /** A new thing in that relation, so that a call that changes or deletes it spoils no other. */
  async function make(resource: Resource, relation: Relation): Promise<string> {
    if (resource === 'person') return personOf[relation];
    if (resource === 'task')
      return (await newTask(projectOf(relation), manager.id, { title: titles[relation] })).id;
    if (resource === 'project') {
      const project = await newProject(clientOf(relation), { name: projects[relation].name });
      if (relation === 'own') await joinTeam(project.id, actor);
      return project.id;
    }
    const client = await newClient({ name: relation === 'foreign' ? 'Mark-foreign-client' : 'Mark-home' });
    if (accessRole === 'client') return clientOf(relation);
    if (relation !== 'foreign') await joinTeam((await newProject(client.id, { name: 'Mark-own' })).id, actor);
    return client.id;
  }

  const versionOf = async (path: string): Promise<number> => (await owner.get(`/api/${path}`)).body.version;

  function hiddenMarks(): string[] {
    const marks: string[] = [];
    if (!can(self, 'client:read', facts('client', 'foreign'))) marks.push('Mark-foreign-client');
    for (const relation of ['same company', 'foreign'] as const) {
      if (!can(self, 'project:read', facts('project', relation))) marks.push(projects[relation].name);
      if (!can(self, 'task:read', facts('task', relation))) marks.push(titles[relation]);
    }
    return marks;
  }

  return {
    ...self,
    actor,
    owner,
    colleague: manager.id,
    clientOf,
    projectOf,
    facts,
    make,
    versionOf,
    hiddenMarks,
  };
}

function send(person: Person, method: string, path: string): Promise<Answer> {
  if (method === 'get') return person.get(path);
  if (method === 'delete') return person.remove(path);
  return method === 'put' ? person.put(path, 1, {}) : person.post(path);
}

function documented({ services }: TestApp): string[] {
  return createApi(services)
    .openAPIRegistry.definitions.flatMap((definition) =>
      definition.type === 'route' ? [`${definition.route.method} ${definition.route.path}`] : [],
    )
    .sort();
}
