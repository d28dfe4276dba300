import {
  applyList,
  clientList,
  DATE_FILTERS,
  type FilterBy,
  fileList,
  type ListDefinition,
  type ListQuery,
  NO_VALUE,
  personList,
  projectList,
  type Relations,
  searchText,
  taskList,
  timeEntryList,
  toSearchParams,
} from '@linework/domain';
import fc from 'fast-check';
import { v7 } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import { some } from '../../../../scripts/checks/some';
import { onBothDatabases } from '../../test/onDatabase';
import { type Person, type TestWorkspace, testWorkspace, timeEntryForm } from '../../test/testWorkspace';
import { storeFile } from '../../test/uploads';
import { sql } from '../database/sql';
import { timeSource } from '../time/timeEntries.queries';
import { listPage } from './listPage';

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
/** Combinations of search, filters, sort and page size that are tried for each list on each database. */
const COMBINATIONS = Number(process.env.LIST_COMBINATIONS ?? 40);

onBothDatabases('A list in SQL', (test) => {
  let workspace: TestWorkspace;
  let owner: Person;

  beforeAll(async () => {
    workspace = await testWorkspace(test());
    ({ owner } = workspace);
    await fill(workspace);
  });

  it('CLI-01, GEN-13: clients sort, search, filter and page as domain defines it', async () => {
    await compare(owner, clientList, {});
  });

  it('PRJ-01, GEN-13: projects sort, search, filter and page as domain defines it', async () => {
    const rows = await everyRow<{ id: string; clientId: string }>(owner, 'projects');
    const peopleOf = new Map<string, Set<string>>();
    for (const { id } of rows) {
      const { body } = await owner.get(`/api/projects/${id}`);
      const assignees = (body.tasks as { assigneeId: string }[]).map((task) => task.assigneeId);
      peopleOf.set(
        id,
        new Set([...(body.team as { id: string }[]).map((member) => member.id), ...assignees]),
      );
    }
    const [first] = rows;
    await compare(
      owner,
      projectList,
      {
        client: [first?.clientId ?? '', v7()],
        project: [first?.id ?? '', v7()],
        user: [owner.id, workspace.member.id, v7()],
        lead: [owner.id, workspace.member.id, v7(), 'none', `${owner.id},none`],
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
    });
  });

  it('TSK-02, TSK-03: the figures are those of the list, whatever its filters', async () => {
    for (const person of [owner, workspace.member])
      for (const filters of [
        '',
        'status=Todo',
        'status=Todo,Review&priority=high,low',
        'status=Review,completed',
        'due=overdue',
        'user=none',
      ]) {
        const total = async (more: string) => (await person.get(`/api/tasks?${filters}${more}`)).body.total;
        const { body } = await person.get(`/api/tasks/counts?${filters}`);
        expect(body.total, filters).toBe(await total(''));
        if (!filters.includes('due')) expect(body.overdue, filters).toBe(await total('&due=overdue'));
      }
  });

  it('SRV-01, TSK-04: a member’s and a client person’s tasks do so too, of the projects that they see', async () => {
    const [row] = await everyRow<{ clientId: string }>(workspace.member, 'tasks');
    const visitor = await workspace.add('client', row?.clientId);
    for (const person of [workspace.member, visitor]) {
      const [first] = await everyRow<{ id: string; clientId: string; projectId: string }>(person, 'tasks');
      await compare(
        person,
        taskList,
        {
          project: [first?.projectId ?? '', v7()],
          client: [first?.clientId ?? '', v7()],
          user: [owner.id, workspace.member.id],
          task: [first?.id ?? ''],
        },
        {},
        1,
      );
    }
  });

  it('USR-01, GEN-13: people sort, search, filter and page as domain defines it', async () => {
    for (let more = 0; more < PAGE; more += 1) {
      const { id } = await workspace.add('member');
      const [status, role] = more % 2 === 0 ? ['Inactive', 'Designer'] : ['Active', 'Developer'];
      await test().database.orm.execute(
        sql`update people set status = ${status}, job_role = ${role}, last_name = ${NAMES[more] ?? ''}, start_date = ${`2025-01-0${1 + (more % 3)}`}
            where id = ${id}`,
      );
    }
    await compare(owner, personList, {});
  });

  it('TIM-05, GEN-13: time entries sort, search, filter and page as domain defines it', async () => {
    const tasks = await everyRow<{ id: string; projectId: string; clientId: string }>(owner, 'tasks');
    for (const [index, { id, projectId }] of some(tasks.slice(0, PAGE + 3).entries())) {
      const entry = timeEntryForm(projectId, {
        taskId: index % 3 === 0 ? null : id,
        description: NAMES[index],
        date: `2026-03-0${1 + (index % 4)}`,
        billable: index % 2 === 0,
      });
      expect((await workspace.member.post('/api/timeEntries', entry)).status).toBe(200);
    }
    await compare(owner, timeEntryList, idsIn(tasks.slice(0, 2)));
  });

  it('DOC-02, GEN-13: files sort, search, filter and page as domain defines it', async () => {
    const projects = await everyRow<{ id: string; clientId: string }>(owner, 'projects');
    for (const [index, name] of NAMES.slice(0, PAGE + 3).entries()) {
      const project = projects[index % 3];
      const form = { name: `${name.replace(/\\/g, '')} ${index}.txt`, description: NAMES[index + 2] };
      await storeFile(owner, project?.id ?? '', {
        ...form,
        category: index % 2 === 0 ? 'General' : 'Reports',
      });
    }
    const [first, second] = projects.map(({ id, clientId }) => ({ projectId: id, clientId }));
    const { project, client } = idsIn([first, second]);
    await compare(owner, fileList, { project, client, category: ['General', 'Reports', 'none such'] });
  });

  it('GEN-13: a search is counted to the end among few rows, and among more up to the cap of its list', async () => {
    const actor = {
      workspaceId: workspace.id,
      personId: owner.id,
      accessRole: 'owner',
      clientId: null,
      sessionId: '',
      timeZone: 'UTC',
    } as const;
    const query = { search: 'ang', ...timeEntryList.defaultSort, filters: {}, cursor: null, limit: 2 };
    const counted = async (rows: number, cap: number) => {
      const definition = { ...timeEntryList, searchTotalCap: { rows, cap } };
      const page = JSON.parse(
        await listPage(test().database.orm, actor, definition, query, timeSource(actor), new Date()),
      );
      return { total: page.total, totalIsCapped: page.totalIsCapped };
    };
    const { body } = await owner.get('/api/timeEntries?search=ang');
    expect(body.total).toBeGreaterThan(2);
    expect(await counted(100, 1)).toEqual({ total: body.total, totalIsCapped: false });
    expect(await counted(2, 2)).toEqual({ total: 2, totalIsCapped: true });
    expect(await counted(2, body.total)).toEqual({ total: body.total, totalIsCapped: false });
  });
});

function idsIn(rows: ({ id?: string; projectId: string; clientId: string } | undefined)[]) {
  const found = rows.filter((row) => row !== undefined);
  return {
    project: found.map(({ projectId }) => projectId),
    client: found.map(({ clientId }) => clientId),
    task: found.flatMap(({ id }) => id ?? []),
    user: [v7()],
  };
}

/**
 * Every sort both ways, every search, every value of every filter; then search, filters, sort and page size together.
 *
 * @param ids values for the filters that ask for an id; those of choices are the definition's
 */
async function compare<Row extends { id: string }, Sort extends string, Filter extends string>(
  person: Person,
  definition: ListDefinition<Row, Sort, Filter>,
  ids: Partial<Record<Filter, readonly string[]>>,
  relations: Relations<Row> = {},
  /** Fewer rows than this prove nothing. */
  least = PAGE + 1,
): Promise<void> {
  const rows = await everyRow<Row>(person, definition.resource);
  expect(rows.length).toBeGreaterThanOrEqual(least);
  const filters = filterValues(definition, ids);
  const start: ListQuery<Sort, Filter> = {
    search: '',
    ...definition.defaultSort,
    filters: {},
    cursor: null,
    limit: PAGE,
  };
  const check = async (query: ListQuery<Sort, Filter>) => {
    const expected = applyList(rows, { ...query, limit: rows.length }, definition, relations);
    const answered = await allPages<Row>(person, definition, query);
    const asked = JSON.stringify(query);
    expect(
      answered.rows.map(({ id }) => id),
      asked,
    ).toEqual(expected.rows.map(({ id }) => id));
    expect(answered.total, asked).toBe(expected.total);
    return expected.total;
  };

  const sorts = Object.keys(definition.sorts) as Sort[];
  // So short that pages also end among the rows without a value.
  for (const sort of sorts)
    for (const direction of ['asc', 'desc'] as const) await check({ ...start, sort, direction, limit: 4 });
  for (const typed of SEARCHES) await check({ ...start, search: searchText(typed), direction: 'desc' });
  for (const [name, values] of filters)
    for (const value of values)
      await check({ ...start, filters: { [name]: value } as Partial<Record<Filter, string>> });

  // Mostly one or two filters: all at once would leave nothing.
  const chosen = filters.map(([name, values]) =>
    fc.oneof(
      { weight: 4, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.constantFrom(...values).map((value) => [name, value] as const) },
    ),
  );
  const combination = fc.record({
    search: fc.oneof(fc.constant(''), fc.constantFrom(...SEARCHES).map(searchText)),
    sort: fc.constantFrom(...sorts),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
    filters: fc.tuple(...chosen).map((pairs) => Object.fromEntries(pairs.filter((pair) => pair !== null))),
    limit: fc.integer({ min: 1, max: PAGE }),
  });
  let found = 0;
  await fc.assert(
    fc.asyncProperty(combination, async (query) => {
      const wanted = { ...query, filters: query.filters as ListQuery<Sort, Filter>['filters'], cursor: null };
      if ((await check(wanted)) > query.limit) found += 1;
    }),
    { numRuns: COMBINATIONS },
  );
  // Combinations that all fit one page would prove little.
  if (rows.length > PAGE) expect(found).toBeGreaterThan(0);
}

/** Every filter with the values to try. */
function filterValues<Row, Filter extends string>(
  { filters }: ListDefinition<Row, string, Filter>,
  ids: Partial<Record<Filter, readonly string[]>>,
): [Filter, readonly string[]][] {
  return (Object.entries(filters) as [Filter, FilterBy<Row>][]).map(([name, filter]) => {
    const values =
      filter.by === 'choice'
        ? Object.keys(filter.choices)
        : filter.by === 'date'
          ? [...DATE_FILTERS, '2026-03-02..2026-03-04', '2026-03-03..', '..2026-03-01']
          : [...(ids[name] ?? []), ...(filter.by === 'id' && filter.optional ? [NO_VALUE] : [])];
    expect(values, `values for ${name}`).not.toEqual([]);
    const several = values.slice(1).map((value, index) => `${values[index]},${value}`);
    return [name, [...values, ...several, values.join(',')]];
  });
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
      team: index % 2 === 0 ? people.map((id) => ({ id })) : [],
      leadId: index % 4 === 0 ? pick(people, index / 4) : null,
      // Nobody's, without a date: these sort last ascending and first descending.
      tasks: index % 4 === 1 ? [1, 2].map((more) => ({ id: v7(), title: pick(NAMES, index + more) })) : [],
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
