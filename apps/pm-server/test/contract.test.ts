import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { ProblemSchema } from '../src/http/contract';
import { onDatabase } from './onDatabase';
import { askedOf, operationsOf } from './operations';
import { commentForm, testWorkspace, timeEntryForm } from './testWorkspace';
import { storeFile, upload } from './uploads';

onDatabase('The HTTP contract', (app) => {
  it('SRV-01: every route of the app is in the OpenAPI document, and nothing else', async () => {
    const registered = app()
      .app.routes.filter(({ method, path }) => method !== 'ALL' && !/^\/api\/(docs|openapi)/.test(path))
      .map(({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`);
    const { body } = await (await testWorkspace(app())).owner.get('/api/openapi.json');
    const documented = Object.entries(body.paths as Record<string, object>).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method} ${path}`),
    );
    expect(documented.sort()).toEqual([...new Set(registered)].sort());
    expect(documented).toContain('get /api/events');
  });

  it('SRV-03: the event stream is documented as a stream of changes', async () => {
    const { body } = await (await testWorkspace(app())).owner.get('/api/openapi.json');
    const { 200: listening } = body.paths['/api/events'].get.responses;
    expect(Object.keys(listening.content)).toEqual(['text/event-stream']);
    expect(Object.keys(listening.content['text/event-stream'].schema.properties)).toEqual([
      'entity',
      'ids',
      'at',
    ]);
  });

  it('SRV-01: every documented GET answers what its schema says, to each access role', async () => {
    const { owner, manager, member, add, newClient, newProject, newTask, newInvitation } =
      await testWorkspace(app());
    const client = await newClient();
    const project = await newProject(client.id);
    const task = await newTask(project.id, member.id);
    const tasks = { by: 'id', ids: [task.id] };
    const bulk = await owner.post('/api/tasks/bulk', { id: v7(), action: 'complete', tasks });
    const ids: Record<string, string> = {
      clients: client.id,
      projects: project.id,
      tasks: task.id,
      people: member.id,
      invitations: (await newInvitation()).id,
      bulk: bulk.body.id,
      files: (await storeFile(owner, project.id)).id,
      uploads: (await upload(owner, { projectId: project.id })).uploadId,
      timeEntries: (await owner.post('/api/timeEntries', timeEntryForm(project.id))).body.id,
      comments: (await owner.post('/api/comments', commentForm('project', project.id))).body.id,
    };
    const routes = operationsOf(app()).filter(({ method, answer }) => method === 'get' && answer);
    expect(routes.length).toBeGreaterThan(12);
    for (const person of [owner, manager, member, await add('client', client.id)])
      for (const { path, answer } of routes) {
        const address = askedOf(path, project.id)
          .replace(/\{id\}/g, ids[/(\w+)\/\{id\}/.exec(path)?.[1] ?? ''] ?? '')
          .replace(/\/search$/, '/search?q=a')
          .replace(/\/activity$/, `/activity?client=${client.id}`);
        const { status, body } = await person.get(address);
        if (person === owner) expect([address, status]).toEqual([address, 200]);
        const schema = status === 200 ? answer : ProblemSchema;
        expect([address, schema?.safeParse(body).error?.issues ?? 'as documented']).toEqual([
          address,
          'as documented',
        ]);
      }
  });
});
