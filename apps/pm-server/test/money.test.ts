import {
  ACCESS_ROLES,
  clientList,
  earningsMinor,
  type Permission,
  personList,
  projectList,
  reachOf,
  taskList,
  timeEntryList,
} from '@linework/domain';
import { and, eq, ne } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { some } from '../../../scripts/checks/some';
import { people } from '../src/people/people.table';
import { timeEntries } from '../src/time/timeEntries.table';
import { onDatabase, type TestApp } from './onDatabase';
import { askedOf, operationsOf } from './operations';
import { type Person, personWith, testWorkspace } from './testWorkspace';
import { storePicturedFile, upload } from './uploads';

/** Each amount that an answer may carry, and who may see it. An amount that is not here fails the test. */
const AMOUNTS: Record<string, Permission> = {
  budgetMinor: 'budget:read',
  budgetUsedMinor: 'budget:read',
  lastFourWeeksMinor: 'budget:read',
  hourlyRateMinor: 'rate:read',
  earningsMinor: 'rate:read',
};

/** Unlikely figures, cheapest last by name and by id, so that no order shows them by chance. */
const BUDGETS = [93_170_411, 71_340_823, 52_610_267];
const RATE = 86_243_970;
const PROJECT_RATE = 64_870_112;
const RATE_IN_PROJECT = 45_902_337;
const MINUTES = 90;
const NOTE = 'Pays late, quotes need a margin';
const USED = earningsMinor({ minutes: MINUTES, billable: true, hourlyRateMinor: RATE });

onDatabase('Money', (app) => {
  it('ASVS-18, SRV-01: every amount that the API can answer is in this test', async () => {
    const document = await personWith(app(), '', '').get('/api/openapi.json');
    expect(amountsIn(JSON.stringify(document.body))).toEqual(Object.keys(AMOUNTS).sort());
  });

  it.each(ACCESS_ROLES)(
    'ASVS-18, SRV-01: no answer tells the %s an amount or a note on a client that they may not see',
    async (role) => {
      const { actor, ids } = await makeWorld(app(), role);
      const secrets = [
        ...(reachOf({ accessRole: role }, 'budget:read') === 'all' ? [] : [...BUDGETS, USED]),
        ...(reachOf({ accessRole: role }, 'rate:read') === 'all'
          ? []
          : [RATE, PROJECT_RATE, RATE_IN_PROJECT]),
      ].flatMap((amount) => [String(amount), (amount / 100).toFixed(2)]);
      const readsNotes = reachOf({ accessRole: role }, 'note:read') !== null;
      let noteSeen = false;
      const seen = new Set<string>();
      for (const path of some(addresses(app(), ids))) {
        const answer = await actor.get(path);
        const text = JSON.stringify([answer.body, Object.fromEntries(answer.headers)]);
        expect([200, 403], `${role}: ${path}`).toContain(answer.status);
        const leaked = secrets.filter((secret) => text.includes(secret));
        expect(leaked, `${role}: ${path} tells these`).toEqual([]);
        for (const name of amountsIn(text)) seen.add(name);
        noteSeen ||= text.includes(NOTE);
      }
      expect(noteSeen).toBe(readsNotes);
      // A member sees their own rate.
      const permitted = Object.entries(AMOUNTS).filter(
        ([, needs]) => reachOf({ accessRole: role }, needs) !== null,
      );
      expect([...seen].sort()).toEqual(permitted.map(([name]) => name).sort());
    },
  );

  it.each(ACCESS_ROLES)(
    'SRV-01: no sort and no page marker tells the %s the order of hidden amounts',
    async (role) => {
      const { actor } = await makeWorld(app(), role);
      for (const { resource, sorts } of [clientList, projectList, taskList, personList, timeEntryList]) {
        for (const [sort, sortBy] of some(Object.entries(sorts))) {
          const needs = AMOUNTS[sortBy.field ?? ''];
          expect([resource, sort, sortBy.needs]).toEqual([resource, sort, needs]);
          if (!needs || reachOf({ accessRole: role }, needs) === 'all') continue;
          const path = `/api/${resource}?sort=${sort}`;
          const ordered = await idsOf(actor, path);
          expect(await idsOf(actor, `${path}&direction=desc`)).toEqual([...ordered].reverse());
          expect(ordered).toEqual([...ordered].sort());
          // Neither the markers of real pages nor made-up ones compare anything with the amount.
          const { nextCursor } = (await actor.get(`${path}&limit=1`)).body;
          expect(JSON.parse(nextCursor)).toEqual([sort, 'asc', null, ordered[0]]);
          for (const direction of ['asc', 'desc']) {
            const after = await Promise.all(
              [0, ...BUDGETS, 1e12].map((guess) => {
                const marker = encodeURIComponent(JSON.stringify([sort, direction, guess, ordered[0]]));
                return idsOf(actor, `${path}&direction=${direction}&cursor=${marker}`);
              }),
            );
            for (const page of some(after)) expect(page).toEqual(after[0]);
          }
        }
      }
    },
  );
});

async function makeWorld(test: TestApp, role: (typeof ACCESS_ROLES)[number]) {
  const {
    id: workspaceId,
    add,
    owner,
    manager,
    newClient,
    newProject,
    newTask,
    joinTeam,
  } = await testWorkspace(test);
  const client = await newClient({ notes: NOTE });
  const actor = await add(role, role === 'client' ? client.id : undefined);
  const projects: string[] = [];
  for (const budgetMinor of BUDGETS) {
    const project = await newProject(client.id, {
      budgetMinor,
      name: `Project ${projects.length}`,
      hourlyRateMinor: PROJECT_RATE,
      team: [{ id: manager.id, hourlyRateMinor: RATE_IN_PROJECT }],
    });
    await joinTeam(project.id, actor);
    projects.push(project.id);
  }
  const [project = ''] = projects;
  const task = await newTask(project, manager.id);
  await test.database.orm
    .update(people)
    .set({ hourlyRateMinor: RATE })
    .where(and(eq(people.workspaceId, workspaceId), ne(people.id, actor.id)));
  await test.database.orm.insert(timeEntries).values({
    workspaceId,
    id: v7(),
    personId: manager.id,
    projectId: project,
    taskId: task.id,
    description: '',
    category: 'Development',
    status: 'stopped',
    date: '2026-01-12',
    minutes: MINUTES,
    seconds: MINUTES * 60,
    billable: true,
    hourlyRateMinor: RATE,
  });
  const file = await storePicturedFile(owner, project);
  const ids = { clients: client.id, projects: project, tasks: task.id, people: actor.id, files: file.id };
  // A change is told to nobody but who made it; client people make none.
  const tasks = { by: 'id', ids: [task.id] };
  const bulk = await actor.post('/api/tasks/bulk', { id: v7(), action: 'complete', tasks });
  const { uploadId } = await upload(actor, { projectId: project });
  return {
    actor,
    ids: {
      ...ids,
      ...(bulk.status === 200 && { bulk: bulk.body.id }),
      ...(uploadId && { uploads: uploadId }),
    },
  };
}

/** Every GET route, of things that the actor sees; each list in each of its orders. */
function addresses(test: TestApp, ids: Record<string, string>): string[] {
  const lists = [clientList, projectList, taskList, personList, timeEntryList].flatMap(
    ({ resource, sorts }) => Object.keys(sorts).map((sort) => `/api/${resource}?sort=${sort}&limit=1`),
  );
  const routes = operationsOf(test).filter(({ method }) => method === 'get');
  return [
    ...lists,
    ...routes.flatMap(({ path }) => addressOf(path, ids) ?? []),
    '/api/search?q=project',
    `/api/activity?project=${ids.projects}`,
    ...[...BUDGETS, RATE, PROJECT_RATE].map((amount) => `/api/projects?search=${amount}`),
  ];
}

/** The route's address with the id of what it is about; null where there is none to ask for. */
function addressOf(path: string, ids: Record<string, string>): string | null {
  const kind = /(\w+)\/\{id\}/.exec(path)?.[1];
  if (path === '/api/activity') return `${path}?client=${ids.clients}`;
  // Bytes of a drawing, from a converter that is not here.
  if (path === '/api/files/{id}/dxf') return null;
  if (kind === undefined) return askedOf(path, ids.projects ?? '');
  const id = ids[kind];
  return id === undefined ? null : path.replace('{id}', id);
}

/** Names of amounts in JSON: domain ends them in Minor, the minor unit of the workspace's currency. */
function amountsIn(json: string): string[] {
  return [...new Set([...json.matchAll(/"(\w*Minor)":/g)].map(([, name = '']) => name))].sort();
}

async function idsOf(actor: Person, path: string): Promise<string[]> {
  return (await actor.get(path)).body.rows.map(({ id }: { id: string }) => id);
}
