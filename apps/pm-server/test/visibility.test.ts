import {
  ACCESS_ROLES,
  clientList,
  entities,
  fileList,
  type Permission,
  personList,
  projectList,
  reachOf,
  SEARCH_KINDS,
  type SearchKind,
  statKeysFor,
  taskList,
  timeEntryList,
} from '@linework/domain';
import { expect, it } from 'vitest';
import { some } from '../../../scripts/checks/some';
import { type AccessWorld, accessWorld, type Resource } from './accessWorld';
import { listen } from './listen';
import { onDatabase } from './onDatabase';
import { type Answer, clientForm, projectForm, taskForm, timeEntryForm } from './testWorkspace';

const LISTS = {
  client: { path: '/api/clients', ...clientList },
  project: { path: '/api/projects', ...projectList },
  task: { path: '/api/tasks', ...taskList },
  person: { path: '/api/people', ...personList },
  time: { path: '/api/timeEntries', ...timeEntryList },
  file: { path: '/api/files', ...fileList },
  // The list has no filter, and nobody invitations of their own: accessMatrix.test.ts has who reads it.
  invitation: null,
  // It is of one thing at a time: comments.test.ts has who reads which.
  comment: null,
} satisfies Record<Resource, object | null>;

onDatabase('What each role is told of', (app) => {
  it.each(ACCESS_ROLES)(
    'ASVS-17, SRV-01: the lists have, for the %s, exactly what the permission table lets them see, however they are asked',
    async (role) => {
      const world = await accessWorld(app(), role);
      const lists = Object.entries(LISTS) as [Resource, (typeof LISTS)[Resource]][];
      for (const [resource, list] of lists) {
        if (list === null) continue;
        expect(world.things.map((thing) => thing.resource)).toContain(resource);
        const { path, sorts, filters } = list;
        const everything = [
          '',
          ...Object.keys(sorts).flatMap((sort) => [`sort=${sort}`, `sort=${sort}&direction=desc`]),
        ];
        const byId = Object.entries<{ by: string }>(filters).filter(([, { by }]) =>
          ['id', 'relation'].includes(by),
        );
        const narrowed = [
          ...hiddenTexts(world).map((text) => `search=${text}`),
          ...byId.flatMap(([name]) => hiddenThings(world).map(({ id }) => `${name}=${id}`)),
        ];
        for (const query of [...everything, ...narrowed]) {
          const { rows, totals, text } = await everyPage(world, `${path}?limit=2&${query}`);
          const named = `${role}: ${path}?${query}`;
          expect(new Set(totals), named).toEqual(new Set([rows.length]));
          if (everything.includes(query)) expect(rows.sort(), named).toEqual(world.visible(resource));
          else expect(world.visible(resource), named).toEqual(expect.arrayContaining(rows));
          for (const secret of some(world.hidden()))
            expect(text.includes(secret), `${named}: ${secret}`).toBe(false);
        }
      }
    },
  );

  it.each(ACCESS_ROLES)(
    'ASVS-17, SRV-01: search, counts, figures and panels are, for the %s, of nothing that they do not see',
    async (role) => {
      const world = await accessWorld(app(), role);
      const { actor, visible } = world;
      const seen = (kind: SearchKind) => (isOfFiles(kind) ? 'file' : entities[kind].permission);
      const counts = Object.fromEntries(
        // The files of the world are documents.
        SEARCH_KINDS.map((kind) => [kind, kind === 'drawing' ? 0 : visible(seen(kind)).length]),
      );

      const found: Record<string, number> = {};
      for (const text of ['mark', 'haldenroy.example'])
        for (const { kind, total } of (await actor.get(`/api/search?q=${text}`)).body.groups)
          found[kind] = total;
      expect(found).toEqual(Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)));
      for (const text of some(hiddenTexts(world))) {
        expect([text, (await actor.get(`/api/search?q=${text}`)).body.groups]).toEqual([text, []]);
        // One letter too many: what is meant by it is there, for others.
        const { corrected, groups } = (await actor.get(`/api/search?q=${text}x`)).body;
        expect([text, corrected, groups]).toEqual([text, null, []]);
      }

      expect((await actor.get('/api/tasks/counts')).body.total).toBe(counts.task);
      expect((await actor.get('/api/timeEntries/totals')).body.total).toBe(visible('time').length);
      const folders: { files: number }[] = (await actor.get('/api/files/folders')).body.rows;
      expect(folders.reduce((sum, { files }) => sum + files, 0)).toBe(visible('file').length);
      expect((await actor.get('/api/files/totals')).body.total).toBe(visible('file').length);
      const perClient = (await actor.get('/api/projects/counts')).body;
      expect(perClient.total).toBe(counts.project);
      expect(visible('client')).toEqual(
        expect.arrayContaining(perClient.byClient.map(({ clientId }: { clientId: string }) => clientId)),
      );

      const { stats, recentClients, recentProjects, recentTasks, ...parts } = (
        await actor.get('/api/dashboard')
      ).body;
      const figures = Object.fromEntries(
        stats.map(({ key, value }: { key: string; value: number }) => [key, value]),
      );
      const { activeClients = counts.client, ...others } = figures;
      expect({ activeClients, ...others }).toMatchObject({
        activeClients: counts.client,
        totalProjects: counts.project,
        activeTasks: counts.task,
      });
      expect(Object.keys(figures)).toEqual([...statKeysFor(role)]);
      expect(idsOf(recentClients)).toEqual(visible('client'));
      expect(idsOf(recentProjects)).toEqual(visible('project'));
      expect(idsOf(recentTasks)).toEqual(visible('task'));
      const hasPart = (permission: Permission) => reachOf({ accessRole: role }, permission) !== null;
      expect(Object.keys(parts).sort()).toEqual([
        ...(hasPart('budget:read') ? ['budgets'] : []),
        ...(hasPart('time:create') ? ['myHours'] : []),
        ...(hasPart('task:update') ? ['myWork'] : []),
        ...(hasPart('time:approve') ? ['teamHours', 'waiting'] : []),
      ]);
      const ownTasks = Object.values<{ tasks: { id: string }[] }>(parts.myWork ?? {});
      expect(ownTasks.length > 0).toBe(hasPart('task:update'));
      expect(visible('task')).toEqual(expect.arrayContaining(ownTasks.flatMap(({ tasks }) => idsOf(tasks))));
      expect(visible('project')).toEqual(expect.arrayContaining(idsOf(parts.budgets ?? [])));

      for (const kind of ['client', 'project'] as const)
        for (const id of some(visible(kind))) {
          const { status, body } = await actor.get(`/api/activity?${kind}=${id}`);
          expect(status).toBe(200);
          for (const secret of some(world.hidden()))
            expect(JSON.stringify(body).includes(secret), `activity of ${kind}: ${secret}`).toBe(false);
        }
      for (const id of some(visible('client'))) {
        const client = (await actor.get(`/api/clients/${id}`)).body;
        expect(visible('project')).toEqual(expect.arrayContaining(idsOf(client.projects)));
        expect(client.projectCount).toBe(client.projects.length);
        expect(client.taskCount).toBe((await actor.get(`/api/tasks?client=${id}`)).body.total);
        const overview = (await actor.get(`/api/clients/${id}/overview`)).body;
        expect(idsOf(overview.projects)).toEqual(idsOf(client.projects));
        expect(visible('task')).toEqual(expect.arrayContaining(idsOf(overview.nextTasks)));
        expect(overview.nextTasks).toHaveLength(client.taskCount);
        expect(visible('file')).toEqual(expect.arrayContaining(idsOf(overview.latestFiles)));
        expect(visible('person')).toEqual(expect.arrayContaining(idsOf(overview.people)));
      }
      for (const id of some(visible('project'))) {
        const overview = (await actor.get(`/api/projects/${id}/overview`)).body;
        expect(visible('task')).toEqual(expect.arrayContaining(idsOf(overview.nextTasks)));
        expect(overview.nextTasks).toHaveLength(overview.taskCount);
        expect(visible('file')).toEqual(expect.arrayContaining(idsOf(overview.latestFiles)));
        expect(visible('person')).toEqual(expect.arrayContaining(idsOf(overview.team ?? [])));
      }
      for (const id of some(visible('person'))) {
        const { taskCount } = (await actor.get(`/api/people/${id}`)).body;
        expect(taskCount).toBe((await actor.get(`/api/tasks?user=${id}`)).body.total);
      }
    },
  );

  it.each(ACCESS_ROLES)(
    'SRV-03: the stream of changes names, for the %s, only what they see',
    async (role) => {
      const world = await accessWorld(app(), role);
      const stream = await listen(app(), world.actor);
      const hidden = world.hidden();
      for (const { resource, relation, id } of some(world.things)) {
        if (resource === 'person' || resource === 'invitation' || resource === 'comment') continue;
        const owner = world.ownerOf(relation);
        const form = {
          client: clientForm({ id: undefined }),
          project: projectForm(world.clientOf(relation), { id: undefined }),
          task: taskForm(world.projectOf(relation), owner.id, { id: undefined }),
          time: timeEntryForm(world.projectOf(relation), { id: undefined }),
          file: { name: 'renamed.txt' },
        }[resource];
        const path = resource === 'time' ? `timeEntries/${id}` : `${resource}s/${id}`;
        const saved = await owner.put(`/api/${path}`, await world.versionOf(path, relation), form);
        expect([path, saved.status]).toEqual([path, 200]);
      }
      for (const resource of ['task', 'project', 'client'])
        for (const thing of some(world.things))
          if (thing.resource === resource && thing.relation !== 'own')
            expect((await world.ownerOf(thing.relation).remove(`/api/${resource}s/${thing.id}`)).status).toBe(
              200,
            );

      // When this one has come, all before it have.
      const last = await world.make('project', 'own');
      await world.here.newTask(last, world.colleague);
      await stream.next(({ entity, ids }) => entity === 'project' && ids.includes(last));
      const told = JSON.stringify(stream.seen);
      expect(stream.seen.length).toBeGreaterThan(8);
      for (const secret of some(hidden))
        expect(told.includes(secret), `${role} hears of ${secret}`).toBe(false);
    },
  );
});

function hiddenThings({ things, sees }: AccessWorld) {
  return things.filter(({ resource, relation }) => !sees(resource, relation));
}

function isOfFiles(kind: SearchKind): kind is 'document' | 'drawing' {
  return kind === 'document' || kind === 'drawing';
}

/** What somebody would search for who had heard of it; people's own marks are ids, which no search knows. */
function hiddenTexts(world: AccessWorld): string[] {
  return hiddenThings(world).flatMap(({ resource, mark }) => (resource === 'person' ? [] : [mark]));
}

/** Follows a list to its end. */
async function everyPage(
  { actor }: AccessWorld,
  address: string,
): Promise<{ rows: string[]; totals: number[]; text: string }> {
  const pages: Answer['body'][] = [];
  let cursor: string | null = null;
  do {
    const more: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const { status, body } = await actor.get(`${address}${more}`);
    expect([address, status]).toEqual([address, 200]);
    pages.push(body);
    cursor = body.nextCursor;
  } while (cursor !== null);
  return {
    rows: pages.flatMap(({ rows }) => idsOf(rows)),
    totals: pages.map(({ total }) => total),
    text: JSON.stringify(pages),
  };
}

function idsOf(rows: { id: string }[]): string[] {
  return rows.map(({ id }) => id).sort();
}
