import { PersonDetail, peopleMessages } from '@linework/domain';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { onDatabase } from '../../test/onDatabase';
import { type Person, personForm, testWorkspace } from '../../test/testWorkspace';
import { inconsistencies } from '../entities/consistency';

onDatabase('Projects and tasks of a person', (app) => {
  async function withPerson() {
    const workspace = await testWorkspace(app());
    const { owner, member, newClient, newProject } = workspace;
    const client = await newClient();
    const project = (fields: object = {}) => newProject(client.id, fields);
    const read = async (person: { id: string } = member) =>
      PersonDetail.parse((await owner.get(`/api/people/${person.id}`)).body);
    const save = async (fields: object, by: Person = owner, version?: number) => {
      const { activeProjects, projects, tasks, ...row } = await read();
      return by.put(`/api/people/${member.id}`, version ?? row.version, { ...row, ...fields });
    };
    const assignee = async (id: string) => (await owner.get(`/api/tasks/${id}`)).body.assigneeId;
    return { ...workspace, client, project, read, save, assignee };
  }

  it('USR-05: somebody joins projects with a role in each, and leaves one with their open tasks handed over', async () => {
    const { owner, manager, member, newTask, project, read, save, assignee } = await withPerson();
    const [gate, quay] = [
      await project({ name: 'Gate' }),
      await project({ name: 'Quay', status: 'Completed' }),
    ];
    const joined = await save({ projects: [{ id: gate.id, role: 'Surveyor' }, { id: quay.id }] });
    expect(PersonDetail.parse(joined.body)).toMatchObject({
      projectCount: 2,
      activeProjects: 1,
      projects: [
        {
          id: gate.id,
          name: 'Gate',
          clientName: 'Nordlys Energi',
          role: 'Surveyor',
          version: gate.version + 1,
        },
        { id: quay.id, name: 'Quay', role: '', status: 'Completed' },
      ],
    });
    const [open, done] = [
      await newTask(gate.id, member.id),
      await newTask(gate.id, member.id, { status: 'Completed' }),
    ];
    expect((await read()).tasks.map(({ id }) => id)).toEqual([open.id, done.id]);
    expect((await save({ leftProjects: [{ id: gate.id, heirId: manager.id }] })).body.projectCount).toBe(1);
    expect([await assignee(open.id), await assignee(done.id)]).toEqual([manager.id, member.id]);
    // The heir has an open task: they are on the team.
    const { body } = await owner.get(`/api/projects/${gate.id}`);
    expect(body.team.map(({ id }: { id: string }) => id)).toEqual([manager.id]);
    expect(await inconsistencies(app().database.orm)).toEqual([]);
  });

  it('USR-05, SRV-02: a role that somebody else changed in the meantime is not overwritten', async () => {
    const { owner, member, project, read, save } = await withPerson();
    const { id } = await project({ team: [{ id: member.id, role: 'Surveyor' }] });
    const [seen] = (await read()).projects;
    const now = (await owner.get(`/api/projects/${id}`)).body;
    await owner.put(`/api/projects/${id}`, now.version, {
      ...now,
      team: [{ id: member.id, role: 'Lead surveyor' }],
    });
    const stale = await save({ projects: [{ id, version: seen?.version, role: 'Checker' }] });
    expect([stale.status, stale.body.errors[0].path]).toEqual([412, 'projects.0']);
    expect((await read()).projects).toMatchObject([{ role: 'Lead surveyor' }]);
    // Unchanged here, it stands in nobody's way.
    expect((await save({ phone: '1', projects: [{ id, version: 1, role: 'Lead surveyor' }] })).status).toBe(
      200,
    );
    const fresh = (await read()).projects[0]?.version;
    expect((await save({ projects: [{ id, version: fresh, role: 'Checker' }] })).body.projects[0].role).toBe(
      'Checker',
    );
  });

  it('USR-05: a task is given to somebody, who joins its team, and taken off them again', async () => {
    const { manager, member, newTask, project, read, save, assignee } = await withPerson();
    const { id: projectId } = await project({ team: [{ id: manager.id }] });
    const task = await newTask(projectId, manager.id);
    expect((await save({ tasks: [{ id: task.id, from: null }] })).body.errors).toEqual([
      { path: 'tasks.0.id', message: peopleMessages.taskTaken },
    ]);
    const given = await save({ tasks: [{ id: task.id, from: manager.id }] });
    expect(given.body).toMatchObject({
      taskCount: 1,
      projectCount: 1,
      tasks: [{ id: task.id, projectName: 'Substation retrofit' }],
    });
    // The same request again, as after a lost answer.
    expect((await save({ tasks: [{ id: task.id, from: manager.id }] })).status).toBe(200);
    expect((await save({ leftTasks: [{ id: task.id, heirId: v7() }] })).status).toBe(422);
    expect(await assignee(task.id)).toBe(member.id);
    expect((await save({ leftTasks: [{ id: task.id, heirId: null }] })).body.taskCount).toBe(0);
    expect(await assignee(task.id)).toBeNull();
    expect((await read()).projectCount).toBe(1);
  });

  it('USR-05: a new person begins with projects and tasks, in one transaction', async () => {
    const { owner, manager, newTask, project, read } = await withPerson();
    const { id: projectId } = await project();
    const task = await newTask(projectId, manager.id);
    const form = personForm({
      projects: [{ id: projectId, role: 'Trainee' }],
      tasks: [{ id: task.id, from: manager.id }],
    });
    const gone = await owner.post('/api/people', { ...form, projects: [{ id: v7() }] });
    expect(gone.body.errors).toEqual([{ path: 'projects.0.id', message: peopleMessages.projectGone }]);
    expect((await owner.get(`/api/people/${form.id}`)).status).toBe(404);
    expect((await owner.post('/api/people', form)).status).toBe(200);
    expect(await read(form)).toMatchObject({ projects: [{ role: 'Trainee' }], tasks: [{ id: task.id }] });
  });

  it('SRV-01: a member assigns nobody, a person of a client is assigned nothing, and foreign projects do not exist', async () => {
    const { add, owner, member, client, project, save } = await withPerson();
    const foreign = await withPerson();
    const { id } = await project({ team: [{ id: member.id }] });
    const other = await foreign.project();
    for (const fields of [{ leftProjects: [{ id }] }, { projects: [{ id, version: 1, role: 'Boss' }] }])
      expect([422, 412]).toContain((await save(fields, member)).status);
    expect((await save({ leftProjects: [{ id }] }, member)).body.errors).toEqual([
      { path: 'projects', message: peopleMessages.assignedByOthers },
    ]);
    expect((await save({ projects: [{ id: other.id }] })).body.errors[0].message).toBe(
      peopleMessages.projectGone,
    );
    const visitor = await add('client', client.id);
    const { activeProjects, projects, tasks, ...row } = (await owner.get(`/api/people/${visitor.id}`)).body;
    const answer = await owner.put(`/api/people/${visitor.id}`, row.version, { ...row, projects: [{ id }] });
    expect(answer.body.errors).toEqual([{ path: 'projects', message: peopleMessages.clientsAreNotAssigned }]);
    expect((await visitor.get(`/api/people/${visitor.id}`)).body).toMatchObject({ projects: [], tasks: [] });
  });
});
