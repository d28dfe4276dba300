import {
  type AccessRole,
  can,
  type EntityKind,
  type entities,
  type MailState,
  type ScopeFacts,
  seesInternal,
} from '@linework/domain';
import { v7 } from 'uuid';
import { comments } from '../src/comments/comments.table';
import { mails } from '../src/mail/mails.table';
import { timeEntries } from '../src/time/timeEntries.table';
import type { TestApp } from './onDatabase';
import { type Person, testWorkspace } from './testWorkspace';
import { storePicturedFile } from './uploads';

/**
 * Whose it is: on a project of the actor's; another project of the same company; a company the actor has nothing to do with;
 * another workspace on the same database.
 */
export const RELATIONS = ['own', 'same company', 'foreign', 'elsewhere'] as const;
export type Relation = (typeof RELATIONS)[number];
/** By the name of its permissions. */
export type Resource = (typeof entities)[EntityKind]['permission'];

/** Stands in every text of what is in that relation, so that a leak shows wherever it comes from. */
const MARKS: Record<Relation, string> = {
  own: 'mark-own',
  'same company': 'mark-sibling',
  foreign: 'mark-foreign',
  elsewhere: 'mark-elsewhere',
};

/** Stands in a comment on the actor's own project that people of a client never get. */
const INTERNAL_MARK = 'mark-internal-comment';

export interface Thing {
  resource: Resource;
  relation: Relation;
  id: string;
  /** A text that stands in it and in nothing that is not of it. */
  mark: string;
}

export type AccessWorld = Awaited<ReturnType<typeof accessWorld>>;

/** One actor of the role among things of every relation, and what domain's permission table lets them see of these. */
export async function accessWorld(test: TestApp, accessRole: AccessRole) {
  const here = await testWorkspace(test);
  const there = await testWorkspace(test);
  const clients = {
    home: await here.newClient(markedClient('own')),
    foreign: await here.newClient(markedClient('foreign')),
    elsewhere: await there.newClient(markedClient('elsewhere')),
  };
  const actor = await here.add(accessRole, accessRole === 'client' ? clients.home.id : undefined);
  const self = { personId: actor.id, accessRole, clientId: accessRole === 'client' ? clients.home.id : null };
  const workspaceOf = (relation: Relation) => (relation === 'elsewhere' ? there : here);
  const ownerOf = (relation: Relation) => workspaceOf(relation).owner;

  function clientOf(relation: Relation): string {
    if (relation === 'elsewhere') return clients.elsewhere.id;
    return relation === 'foreign' ? clients.foreign.id : clients.home.id;
  }

  const newProject = async (relation: Relation, clientId = clientOf(relation)): Promise<string> => {
    const project = await workspaceOf(relation).newProject(clientId, markedProject(relation));
    if (relation === 'own') await here.joinTeam(project.id, actor);
    return project.id;
  };
  const newTask = async (relation: Relation, projectId: string): Promise<string> => {
    const { newTask: make, manager } = workspaceOf(relation);
    return (await make(projectId, manager.id, markedTask(relation))).id;
  };
  /** Of the actor, client people included, who record none themselves; others' are the colleague's. */
  const newTimeEntry = async (relation: Relation): Promise<string> => {
    const { id: workspaceId, manager } = workspaceOf(relation);
    const id = v7();
    await test.database.orm.insert(timeEntries).values({
      workspaceId,
      id,
      personId: relation === 'own' ? actor.id : manager.id,
      projectId: projects[relation],
      description: `${MARKS[relation]}-time`,
      category: 'Design',
      status: 'stopped',
      date: '2026-03-02',
      minutes: 90,
      seconds: 5_400,
      billable: true,
      hourlyRateMinor: 7_500,
    });
    return id;
  };
  /** Who uploaded a file is part of it, as who works on a task: the colleague. */
  const newFile = async (relation: Relation): Promise<string> => {
    const mark = `${MARKS[relation]}-file`;
    const named = { name: `${mark}.txt`, category: mark, description: mark };
    return (await storePicturedFile(workspaceOf(relation).manager, projects[relation], named)).id;
  };
  /** On the project; of the actor, others' are the colleague's. */
  const newComment = async (relation: Relation, body = `${MARKS[relation]}-comment`, isInternal = false) => {
    const id = v7();
    const { id: workspaceId, manager } = workspaceOf(relation);
    await test.database.orm.insert(comments).values({
      workspaceId,
      id,
      createdBy: relation === 'own' && !isInternal ? actor.id : manager.id,
      projectId: projects[relation],
      threadId: id,
      threadAt: new Date().toISOString(),
      body,
      isInternal,
    });
    return id;
  };
  const projects = await eachRelation((relation) => newProject(relation));
  const tasks = await eachRelation((relation) => newTask(relation, projects[relation]));
  const people = {
    own: actor,
    'same company': await here.add('client', clients.home.id),
    foreign: await here.add('client', clients.foreign.id),
    elsewhere: there.member,
  };
  const entries = await eachRelation(newTimeEntry);
  const storedFiles = await eachRelation(newFile);
  const said = await eachRelation((relation) => newComment(relation));
  const internal = await newComment('own', INTERNAL_MARK, true);
  const things: Thing[] = RELATIONS.flatMap((relation) => [
    { resource: 'project', relation, id: projects[relation], mark: `${MARKS[relation]}-project` },
    { resource: 'task', relation, id: tasks[relation], mark: `${MARKS[relation]}-task` },
    { resource: 'time', relation, id: entries[relation], mark: `${MARKS[relation]}-time` },
    { resource: 'file', relation, id: storedFiles[relation], mark: `${MARKS[relation]}-file` },
    { resource: 'comment', relation, id: said[relation], mark: `${MARKS[relation]}-comment` },
    { resource: 'person', relation, id: people[relation].id, mark: people[relation].id },
  ]);
  for (const { id } of [here.owner, here.manager, here.member])
    things.push({ resource: 'person', relation: 'foreign', id, mark: id });
  for (const relation of ['own', 'foreign', 'elsewhere'] as const)
    things.push({ resource: 'client', relation, id: clientOf(relation), mark: `${MARKS[relation]}-client` });

  /** What decides whether a thing is the actor's own, told apart from how the server finds it out. */
  function facts(resource: Resource | undefined, relation: Relation): ScopeFacts {
    const clientId = clientOf(relation);
    if (resource === 'person') return { clientId, personIds: [people[relation].id] };
    if (resource === 'invitation') return {};
    if (resource === 'time') return { personIds: [relation === 'own' ? actor.id : here.manager.id] };
    // The company is the actor's own through the project that they are on.
    const isOwn = relation === 'own' || (resource === 'client' && relation === 'same company');
    return { clientId, personIds: [isOwn ? actor.id : here.manager.id] };
  }

  function sees(resource: Resource, relation: Relation): boolean {
    return relation !== 'elsewhere' && can(self, `${resource}:read`, facts(resource, relation));
  }

  const makers: Record<Resource, (relation: Relation) => Promise<string>> = {
    person: async (relation) => people[relation].id,
    invitation: async (relation) => (await workspaceOf(relation).newInvitation()).id,
    time: newTimeEntry,
    file: newFile,
    comment: (relation) => newComment(relation),
    task: (relation) => newTask(relation, projects[relation]),
    project: (relation) => newProject(relation),
    client: newClient,
  };

  async function newClient(relation: Relation): Promise<string> {
    if (accessRole === 'client') return clientOf(relation);
    const marked = relation === 'same company' ? 'own' : relation;
    const client = await workspaceOf(relation).newClient(markedClient(marked));
    if (marked === 'own') {
      await newProject('own', client.id);
      await newTask('same company', await newProject('same company', client.id));
    }
    return client.id;
  }

  return {
    ...self,
    actor,
    here,
    things,
    colleague: here.manager.id,
    ownerOf,
    clientOf,
    projectOf: (relation: Relation) => projects[relation],
    facts,
    sees,
    /** A new thing in that relation, so that a call that changes or deletes it spoils no other. */
    make: (resource: Resource, relation: Relation): Promise<string> => makers[resource](relation),
    versionOf: async (path: string, relation: Relation): Promise<number> =>
      (await ownerOf(relation).get(`/api/${path}`)).body.version,
    /** A mail of the workspace, which no server sends. */
    newMail: async (state: MailState): Promise<string> => {
      const id = v7();
      const at = new Date().toISOString();
      const about = { kind: 'invitation', recipient: 'ola@example.org', aboutId: id };
      await test.database.orm.insert(mails).values({
        workspaceId: here.id,
        id,
        ...about,
        state,
        queuedAt: at,
        endedAt: state === 'queued' ? null : at,
      });
      return id;
    },
    /** One more person of the actor's kind. */
    twin: (): Promise<Person> => here.add(accessRole, self.clientId ?? undefined),
    /** Ids of what the actor sees, sorted. */
    visible: (resource: Resource): string[] =>
      things
        .filter((thing) => thing.resource === resource && sees(resource, thing.relation))
        .map(({ id }) => id)
        .sort(),
    /** Ids and texts that no answer to the actor may hold. Who works on a task or uploaded a file is part of it, so the colleague is no secret. */
    hidden: (): string[] => [
      ...things.flatMap(({ resource, relation, id, mark }) =>
        sees(resource, relation) || id === here.manager.id ? [] : [id, mark],
      ),
      ...(seesInternal(accessRole) ? [] : [internal, INTERNAL_MARK]),
    ],
  };
}

function markedClient(relation: Relation) {
  const mark = `${MARKS[relation]}-client`;
  const contact = { name: mark, email: `${mark}@example.org`, phone: mark, title: mark };
  return {
    name: mark,
    email: `${mark}@example.org`,
    website: `https://${mark}.example`,
    notes: mark,
    address: { street: mark, city: mark, state: mark },
    primaryContact: contact,
    secondaryContact: contact,
  };
}

function markedProject(relation: Relation) {
  const mark = `${MARKS[relation]}-project`;
  return { name: mark, description: mark };
}

function markedTask(relation: Relation) {
  const mark = `${MARKS[relation]}-task`;
  return { title: mark, description: mark, tags: [mark] };
}

async function eachRelation(
  make: (relation: Relation) => Promise<string>,
): Promise<Record<Relation, string>> {
  return {
    own: await make('own'),
    'same company': await make('same company'),
    foreign: await make('foreign'),
    elsewhere: await make('elsewhere'),
  };
}
