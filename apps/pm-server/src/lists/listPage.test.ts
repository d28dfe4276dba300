import {
  applyList,
  clientList,
  type ListDefinition,
  type ListQuery,
  personList,
  projectList,
  type Relations,
  searchText,
  taskList,
  toSearchParams,
} from '@linework/domain';
import { v7 } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import { onBothDatabases } from '../../test/onBothDatabases';
import { type Person, type TestWorkspace, testWorkspace } from '../../test/testWorkspace';

/** Upper and lower, accents, what LIKE takes for a pattern, letters that fold oddly or lie above U+FFFF, ties. */
const NAMES = [
  'Ångström',
  'ångström',
  'ANGSTROM',
  '50% done',
  '500 done',
  'a_b',
  'axb',
  'back\\slash',
  'backslash',
  'Ωmega Σ',
  'ωmega σ',
  'ſharp',
  'Istanbul',
  '🏗️ crane',
  '\uffe6won',
  'zebra',
  'Zebra',
  'zebra',
];
const SEARCHES = [
  '',
  'å',
  'Å',
  'ang',
  '%',
  '50%',
  '_',
  'a_b',
  '\\',
  'ΩMEGA',
  'σ',
  '🏗️',
  'ZEBRA',
  'nothing has this',
  "o'",
  '  zebra  ',
];
const PAGE = 7;

onBothDatabases('A list in SQL', (test) => {
  let workspace: TestWorkspace;
  let owner: Person;

  beforeAll(async () => {
    workspace = await testWorkspace(test());
    ({ owner } = workspace);
    await fill(workspace);
  });

  it('CLI-01, GEN-13: clients sort, search, filter and page as domain defines it', async () => {
    await compare(owner, clientList, { status: ['Active', 'Inactive', 'Prospect'] });
  });

  it('PRJ-01, GEN-13: projects sort, search, filter and page as domain defines it', async () => {
    const rows = await everyRow<{ id: string; clientId: string }>(owner, 'projects');
    const peopleOf = new Map<string, Set<string>>();
    for (const { id } of rows) {
      const { body } = await owner.get(`/api/projects/${id}`);
      const assignees = (body.tasks as { assigneeId: string }[]).map((task) => task.assigneeId);
      peopleOf.set(id, new Set([...(body.team as string[]), ...assignees]));
    }
    const [first] = rows;
    await compare(
      owner,
      projectList,
      {
        client: [first?.clientId ?? '', v7()],
        project: [first?.id ?? '', v7()],
        user: [owner.id, workspace.member.id, v7()],
        status: ['Planning', 'In Progress', 'Review', 'Completed', 'On Hold'],
      },
      { people: ({ id }, person) => peopleOf.get(id)?.has(person) ?? false },
    );
  });

  it('TSK-01, TSK-03, GEN-13: tasks sort, search, filter and page as domain defines it', async () => {
    const [first] = await everyRow<{ id: string; clientId: string; projectId: string }>(owner, 'tasks');
    await compare(owner, taskList, {
      project: [first?.projectId ?? '', v7()],
      client: [first?.clientId ?? '', v7()],
      user: [owner.id, workspace.member.id, v7()],
      task: [first?.id ?? ''],
      status: ['pending', 'completed'],
      priority: ['high', 'medium', 'low'],
    });
  });

  it('USR-01, GEN-13: people sort, search, filter and page as domain defines it', async () => {
    for (let more = 0; more < PAGE; more += 1) await workspace.add('member');
    await compare(owner, personList, { status: ['Active', 'Inactive'] });
  });
});

/** Every sort both ways in pages; every search and every filter value at once. */
async function compare<Row extends { id: string }, Sort extends string, Filter extends string>(
  person: Person,
  definition: ListDefinition<Row, Sort, Filter>,
  filters: Readonly<Record<Filter, readonly string[]>>,
  relations: Relations<Row> = {},
): Promise<void> {
  const rows = await everyRow<Row>(person, definition.resource);
  expect(rows.length).toBeGreaterThan(PAGE);
  const start: ListQuery<Sort, Filter> = {
    search: '',
    ...definition.defaultSort,
    filters: {},
    cursor: null,
    limit: PAGE,
  };
  const queries: ListQuery<Sort, Filter>[] = [];
  for (const sort of Object.keys(definition.sorts) as Sort[])
    queries.push({ ...start, sort, direction: 'asc' }, { ...start, sort, direction: 'desc' });
  for (const typed of SEARCHES) queries.push({ ...start, search: searchText(typed), direction: 'desc' });
  for (const [name, values] of Object.entries(filters) as [Filter, readonly string[]][])
    for (const value of values)
      queries.push({ ...start, filters: { [name]: value } as Partial<Record<Filter, string>> });
  for (const query of queries) {
    const expected = applyList(rows, { ...query, limit: rows.length }, definition, relations);
    const answered = await allPages<Row>(person, definition, query);
    const asked = JSON.stringify(query);
    expect(
      answered.rows.map(({ id }) => id),
      asked,
    ).toEqual(expected.rows.map(({ id }) => id));
    expect(answered.total, asked).toBe(expected.total);
  }
}

async function allPages<Row>(
  person: Person,
  definition: ListDefinition<Row, string, string> | object,
  query: ListQuery<string, string>,
): Promise<{ rows: Row[]; total: number }> {
  const known = definition as ListDefinition<Row, string, string>;
  const rows: Row[] = [];
  let cursor: string | null = null;
  let total = 0;
  do {
    const parameters = new URLSearchParams(
      toSearchParams({ ...query, cursor }, known).map(([name, value]) => [name, value]),
    );
    const { status, body } = await person.get(`/api/${known.resource}?${parameters}`);
    expect(status, `${parameters}`).toBe(200);
    rows.push(...(body.rows as Row[]));
    cursor = body.nextCursor as string | null;
    total = body.total as number;
  } while (cursor !== null);
  return { rows, total };
}

async function everyRow<Row>(person: Person, resource: string): Promise<Row[]> {
  const { body } = await person.get(`/api/${resource}?limit=200`);
  expect(body.nextCursor).toBeNull();
  return body.rows as Row[];
}

/** Clients, projects and tasks with each of the names, in every status, with and without team and tasks. */
async function fill({ owner, member, newClient, newProject, newTask }: TestWorkspace): Promise<void> {
  const statuses = ['Active', 'Inactive', 'Prospect'];
  const projectStatuses = ['Planning', 'In Progress', 'Review', 'Completed', 'On Hold'];
  const taskStatuses = ['Todo', 'In Progress', 'Review', 'Completed'];
  const priorities = ['High', 'Medium', 'Low'];
  const pick = (options: readonly string[], index: number) => options[index % options.length];
  const people = [owner.id, member.id];
  for (const [index, name] of NAMES.entries()) {
    const client = await newClient({
      name,
      status: pick(statuses, index),
      email: `c${index % 5}@nordlys.example`,
    });
    if (index % 3 === 2) continue;
    const project = await newProject(client.id, {
      name: pick(NAMES, index * 5),
      description: name,
      status: pick(projectStatuses, index),
      startDate: `2026-01-${10 + (index % 4)}`,
      budgetMinor: (index % 4) * 1_000 + 100,
      assignedUsers: index % 2 === 0 ? people : [],
    });
    for (let task = 0; task < index % 4; task += 1)
      await newTask(project.id, people[(index + task) % 2] ?? '', {
        title: pick(NAMES, index + task),
        description: pick(NAMES, index + 7),
        status: pick(taskStatuses, index + task),
        priority: pick(priorities, index * task),
        dueDate: `2026-03-0${1 + (index % 5)}`,
        estimatedHours: 0.5 + (index % 6),
      });
  }
}
