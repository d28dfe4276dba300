import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { howMany } from './measured';
import { onBothDatabases } from './onDatabase';
import { clientForm, type Person, projectForm, taskForm, testWorkspace } from './testWorkspace';

/** Edits that are to be acknowledged on each database; `pnpm chaos` makes 10,000. */
const EDITS = howMany('EDITS', 100, 300);
const WRITERS = 8;
/** As many marks as a long text holds. */
const EDITS_OF_ONE = 1_000;

onBothDatabases('People who edit the same things at once', (app) => {
  it(
    `SRV-02: of ${EDITS} interleaved edits none is lost, none is there twice, and a repeated create makes one row`,
    async () => {
      const { owner, manager, member, add, newClient, newProject, newTask } = await testWorkspace(app());
      const client = await newClient({ notes: '' });
      const project = await newProject(client.id, { team: [{ id: member.id }], description: '' });
      const tasks = await Promise.all(
        Array.from({ length: Math.ceil(EDITS / EDITS_OF_ONE) }, () =>
          newTask(project.id, member.id, { description: '' }),
        ),
      );
      const shared: Shared[] = [
        { path: `clients/${client.id}`, field: 'notes', form: clientForm({ id: undefined }) },
        {
          path: `projects/${project.id}`,
          field: 'description',
          form: projectForm(client.id, { id: undefined, team: [{ id: member.id }] }),
        },
        ...tasks.map(({ id }) => ({
          path: `tasks/${id}`,
          field: 'description',
          form: taskForm(project.id, member.id, { id: undefined }),
        })),
      ];
      const people = [owner, manager, await add('admin'), owner];
      const model = new Map(shared.map(({ path }) => [path, [] as string[]]));
      const created = new Set<string>();
      const told = { saved: 0, met: 0 };
      let begun = 0;
      // All are at the same two things, and go on to the next together: spread over all, they would seldom meet.
      const editsOfEach = Math.ceil(EDITS / shared.length);
      const writer = async (person: Person, name: string) => {
        for (let turn = 0; begun < EDITS; turn += 1) {
          const at = Math.floor(begun / editsOfEach) + (turn % 2);
          begun += 1;
          const thing = shared[at % shared.length];
          if (!thing) throw new Error('There is nothing to edit');
          const mark = `${name}${turn.toString(36)}`;
          told.met += await addMark(person, thing, mark);
          told.saved += 1;
          model.get(thing.path)?.push(mark);
          if (turn % 5 === 0) created.add(await createTwice(person, project.id, member.id));
        }
      };
      await Promise.all(
        Array.from({ length: WRITERS }, (_, at) => {
          const person = people[at % people.length];
          return person ? writer(person, String.fromCharCode(97 + at)) : undefined;
        }),
      );

      expect(told.saved).toBe(EDITS);
      for (const { path, field } of shared) {
        const marks = model.get(path) ?? [];
        const { body } = await owner.get(`/api/${path}`);
        const stored: string[] = body[field].split(' ').filter(Boolean);
        expect(stored.toSorted(), path).toEqual(marks.toSorted());
        expect(Number(body.version)).toBeGreaterThan(marks.length);
      }
      const { body } = await owner.get('/api/tasks?limit=1');
      expect(body.total).toBe(tasks.length + created.size);
      // Writers that never met would prove nothing.
      expect(told.met).toBeGreaterThan(EDITS / 10);
    },
    60_000 + EDITS * 200,
  );
});

interface Shared {
  path: string;
  /** A long text in which every edit leaves its mark. */
  field: string;
  form: object;
}

/** Reads, adds the mark, saves; after a 412 goes on from what the answer says is stored. Returns how often it met another's save. */
async function addMark(person: Person, { path, field, form }: Shared, mark: string): Promise<number> {
  let { body: seen } = await person.get(`/api/${path}`);
  for (let met = 0; ; met += 1) {
    const text = `${seen[field]} ${mark}`.trim();
    const answer = await person.put(`/api/${path}`, seen.version, { ...form, [field]: text });
    if (answer.status === 200) return met;
    if (answer.status !== 412 && answer.status !== 503)
      throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    seen = answer.status === 412 ? answer.body.current : (await person.get(`/api/${path}`)).body;
  }
}

/** The same create twice at once, as after a reply that was lost. */
async function createTwice(person: Person, projectId: string, assigneeId: string): Promise<string> {
  const form = taskForm(projectId, assigneeId, { id: v7() });
  const answers = await Promise.all([person.post('/api/tasks', form), person.post('/api/tasks', form)]);
  for (const { status, body } of answers)
    if (status !== 200) throw new Error(`A repeated create answered ${status}: ${JSON.stringify(body)}`);
  return form.id;
}
