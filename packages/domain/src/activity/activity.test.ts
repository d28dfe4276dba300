import { describe, expect, it } from 'vitest';
import { type ActivityEntry, ActivityQuery, activityPlace, readActivityPlace } from './ActivityEntry';
import { type ActivityValue, activityChanges, joinedChanges } from './activityChanges';
import { hiddenActivityFields, isActivitySubject } from './activitySubjects';
import { activityText, describeActivity } from './describeActivity';

const settings = { dateFormat: 'DD/MM/YYYY', currency: 'EUR' } as const;
const [ID, PROJECT] = ['01930000-0000-7000-8000-000000000001', '01930000-0000-7000-8000-000000000002'];

const entry = (fields: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id: ID,
  at: '2026-11-26T10:00:00.000Z',
  doer: { id: ID, name: 'Ola Eriksen', initials: 'OE' },
  subject: { kind: 'task', id: ID, name: '60 % review', isThere: true },
  project: { id: PROJECT, name: 'Spillway gate renewal' },
  action: 'changed',
  changes: [],
  count: 1,
  minutes: 0,
  ...fields,
});
const about = { kind: 'project', id: PROJECT } as const;
const said = (fields: Partial<ActivityEntry>) =>
  activityText(describeActivity(entry(fields), settings, about));
const change = (field: string, from: ActivityValue, to: ActivityValue) => ({ field, from, to });
const own = { kind: 'project', id: PROJECT, name: 'Spillway gate renewal', isThere: true } as const;
const file = { kind: 'file', id: ID, name: 'S-204', isThere: true, fileKind: 'drawing' } as const;
const client = { kind: 'client', id: ID, name: 'Nordlys', isThere: true } as const;
const person = { kind: 'person', id: PROJECT, name: 'Petra Koller', isThere: false } as const;

describe('What is told of a change', () => {
  it.each([
    [
      { subject: own, changes: [change('status', 'In Progress', 'Review')] },
      'changed the status from In Progress to Review',
    ],
    [
      { subject: own, changes: [change('budgetMinor', 100_000, 250_050)] },
      'changed the budget from €1,000.00 to €2,500.50',
    ],
    [{ subject: own, changes: [change('budgetMinor', 100_000, null)] }, 'removed the budget'],
    [{ subject: own, changes: [change('leadId', null, 'Jun Takeda')] }, 'made Jun Takeda the lead'],
    [
      { subject: own, changes: [change('name', 'Gate', 'Spillway gate renewal')] },
      'renamed the project from Gate',
    ],
    [
      { changes: [change('dueDate', '2026-11-25', '2026-11-27')] },
      'moved the due date of 60 % review from 25/11/2026 to 27/11/2026',
    ],
    [{ changes: [change('status', 'Review', 'Completed')] }, 'completed 60 % review'],
    [{ changes: [change('status', 'Completed', null)], count: 12 }, 'reopened 60 % review and 11 more'],
    [{ changes: [change('assigneeId', null, 'Jun Takeda')] }, 'assigned 60 % review to Jun Takeda'],
    [{ changes: [change('estimatedHours', 1, 7.5)] }, 'changed the estimate of 60 % review from 1h to 7.5h'],
    [
      {
        changes: [
          change('description', null, null),
          change('status', 'Todo', 'Completed'),
          change('dueDate', null, '2026-11-27'),
        ],
      },
      'changed the description of 60 % review, completed it and set the due date to 27/11/2026',
    ],
    [
      { changes: ['title', 'priority', 'status', 'dueDate'].map((field) => change(field, 'a', 'b')) },
      'changed the title, the priority, the status and the due date of 60 % review',
    ],
    [{ subject: file, action: 'commented' }, 'commented on S-204'],
    [{ subject: file, action: 'uploaded', count: 3 }, 'uploaded S-204 and 2 more'],
    [{ subject: file, changes: [change('sha256', null, null)] }, 'uploaded a new version of S-204'],
    [
      {
        subject: file,
        changes: [
          change('sha256', null, null),
          change('revision', 'B', 'C'),
          change('status', 'Approved', 'Draft'),
        ],
      },
      'uploaded revision C of S-204 and changed the status from Approved to Draft',
    ],
    [{ subject: file, changes: [change('revision', 'B', 'C')] }, 'changed the revision of S-204 from B to C'],
    [{ subject: file, changes: [change('category', 'Design', 'Legal')] }, 'moved S-204 from Design to Legal'],
    [{ subject: person, action: 'joinedTeam' }, 'added Petra Koller to the team'],
    [{ subject: { ...person, id: ID }, action: 'joinedTeam' }, 'joined the team'],
    [{ subject: { ...person, name: '' }, action: 'leftTeam' }, 'removed somebody from the team'],
    [
      { subject: { ...person, kind: 'timeEntry' }, action: 'approved', minutes: 135 },
      'approved 2h 15m of Petra Koller',
    ],
    [
      { subject: { ...person, kind: 'timeEntry', name: '' }, action: 'sentBack', minutes: 60 },
      'sent 1h 0m back to somebody',
    ],
    [{ subject: { ...person, kind: 'timeEntry' }, action: 'submitted', minutes: 135 }, 'submitted 2h 15m'],
    [{ subject: { ...person, kind: 'timeEntry' }, action: 'withdrawn', minutes: 135 }, 'took back 2h 15m'],
    [{ subject: { ...person, id: ID }, action: 'leftTeam' }, 'left the team'],
    [{ subject: person, action: 'joinedTeam', count: 3 }, 'added Petra Koller and 2 more to the team'],
    [
      { subject: person, changes: [change('role', 'Lead', 'Checker')] },
      'changed the role of Petra Koller from Lead to Checker',
    ],
    [{ action: 'created' }, 'added 60 % review'],
    [{ subject: own, action: 'created' }, 'created the project'],
    [{ subject: client, action: 'created', project: null }, 'created Nordlys'],
    [{ action: 'restored', count: 1_002 }, 'restored 60 % review and 1,001 more'],
    [{ subject: file, action: 'copied' }, 'copied S-204'],
    [
      {
        subject: client,
        project: null,
        changes: ['street', 'city', 'notes'].map((field) => change(field, null, null)),
      },
      'changed the address of Nordlys and changed the notes',
    ],
    [
      { subject: client, project: null, changes: [change('name', 'Nord', 'Nordlys')] },
      'renamed Nordlys from Nord',
    ],
    [{ changes: [change('title', '50 % review', '60 % review')] }, 'renamed 60 % review from 50 % review'],
    [{ subject: file, changes: [change('name', 'S-203', 'S-204')] }, 'renamed S-204 from S-203'],
    [{ changes: [change('projectId', 'Quay', 'Spillway')] }, 'moved 60 % review from Quay to Spillway'],
    [{ subject: own, changes: [change('clientId', null, 'Nordlys')] }, 'moved the project to Nordlys'],
    [{ subject: own, changes: [change('leadId', 'Jun Takeda', null)] }, 'removed the lead'],
    [{ changes: [change('assigneeId', 'Jun Takeda', null)] }, 'unassigned 60 % review'],
    [{ changes: [change('description', null, null)] }, 'changed the description of 60 % review'],
    [{ changes: [change('dueDate', null, '2026-11-27')] }, 'set the due date of 60 % review to 27/11/2026'],
    [{ changes: [change('dueDate', '2026-11-27', null)] }, 'removed the due date of 60 % review'],
    [
      { changes: [change('tags', ['gate', 'hoist'], [])] },
      'changed the tags of 60 % review from gate, hoist to none',
    ],
    [
      { changes: [change('unknown', 1, 2), change('priority', 'Low', 'High')] },
      'changed the priority of 60 % review from Low to High',
    ],
    [
      { changes: ['priority', 'status', 'description'].map((field) => change(field, null, 'x')) },
      'set the priority of 60 % review to x, set the status to x and changed the description',
    ],
    [
      {
        subject: file,
        changes: ['status', 'title', 'number', 'category'].map((field) => change(field, 'a', 'b')),
      },
      'changed the status, the title, the number and the folder of S-204',
    ],
  ] as [Partial<ActivityEntry>, string][])('%j', (fields, words) => {
    expect(said(fields)).toBe(`Ola Eriksen ${words}`);
  });

  it('names the project where the list is not of it, and leads to what is there', () => {
    const { parts } = describeActivity(entry({ action: 'created', doer: null }), settings, {
      kind: 'client',
      id: ID,
    });
    expect(activityText({ parts })).toBe('Somebody added 60 % review in Spillway gate renewal');
    expect(parts.flatMap((part) => (part.kind === 'link' ? part.path : []))).toEqual([
      `/tasks?task=${ID}`,
      `/projects/view?id=${PROJECT}`,
    ]);
    const gone = describeActivity(
      entry({ action: 'deleted', subject: { ...file, isThere: false } }),
      settings,
      about,
    );
    expect(gone).toMatchObject({ sign: 'deleted', parts: [{}, {}, { kind: 'link', path: null }] });
  });

  it.each([
    [about, 'Ola Eriksen deleted 60 % review'],
    [{ kind: 'project', id: ID }, 'Ola Eriksen deleted 60 % review in Spillway gate renewal'],
    [{ kind: 'client', id: PROJECT }, 'Ola Eriksen deleted 60 % review in Spillway gate renewal'],
    [undefined, 'Ola Eriksen deleted 60 % review in Spillway gate renewal'],
  ] as const)('names the project of a task in a list of %j only where that is another', (listed, words) => {
    expect(activityText(describeActivity(entry({ action: 'deleted' }), settings, listed))).toBe(words);
  });

  it('calls a project by its name in a list of another', () => {
    const other = { kind: 'project', id: ID } as const;
    expect(activityText(describeActivity(entry({ subject: own, action: 'restored' }), settings, other))).toBe(
      'Ola Eriksen restored Spillway gate renewal',
    );
  });

  it('says who came to a team also where nobody is known to have done it', () => {
    const joined = entry({ subject: person, action: 'joinedTeam', doer: null });
    expect(activityText(describeActivity(joined, settings, about))).toBe(
      'Somebody added Petra Koller to the team',
    );
  });

  it.each([
    [own, [' changed the priority from Low to High and set the status to Review']],
    [
      entry().subject,
      [' changed the priority of ', '60 % review', ' from Low to High and set the status to Review'],
    ],
  ] as const)('has no part that says nothing, of %j', (subject, texts) => {
    const changes = [change('priority', 'Low', 'High'), change('status', null, 'Review')];
    const { parts } = describeActivity(entry({ subject, changes }), settings, about);
    expect(parts.map(({ text }) => text)).toEqual(['Ola Eriksen', ...texts]);
  });

  it('does not name a project as its own place', () => {
    const renamed = entry({ subject: own, action: 'restored', doer: { id: ID, name: '', initials: '' } });
    expect(activityText(describeActivity(renamed, settings, { kind: 'client', id: ID }))).toBe(
      'Somebody restored Spillway gate renewal',
    );
  });

  it.each([
    [client, `/clients/view?id=${ID}`],
    [own, `/projects/view?id=${PROJECT}`],
    [file, `/drawings?file=${ID}`],
    [{ ...file, fileKind: 'document' }, `/documents?file=${ID}`],
    [{ ...file, isThere: false }, null],
  ] as const)('joins words that follow each other, and leads from %j to %s', (subject, path) => {
    const { parts } = describeActivity(entry({ subject, project: null, action: 'deleted' }), settings);
    expect(parts).toEqual([
      { kind: 'doer', text: 'Ola Eriksen' },
      { kind: 'words', text: ' deleted ' },
      { kind: 'link', text: subject.name, path },
    ]);
  });

  it.each([
    [{ changes: [change('status', 'Todo', 'Completed')] }, 'done'],
    [{ changes: [change('status', 'Completed', 'Todo')] }, 'person'],
    [{ changes: [change('title', 'Gate', 'Completed')] }, 'person'],
    [{ changes: [change('dueDate', null, null), change('status', 'Todo', 'Completed')] }, 'done'],
    [{ subject: own, changes: [change('status', 'Review', 'Completed')] }, 'person'],
    [{ action: 'deleted' }, 'deleted'],
    [{ action: 'commented' }, 'person'],
    [{ subject: person, action: 'leftTeam' }, 'team'],
    [{ subject: { ...person, kind: 'timeEntry' }, action: 'approved' }, 'time'],
  ] as [Partial<ActivityEntry>, string][])('draws %j with the sign %s', (fields, sign) => {
    expect(describeActivity(entry(fields), settings, about).sign).toBe(sign);
  });

  it('is the fields that are told and differ, without the values of long texts', () => {
    const before = { title: 'A', description: 'x', tags: ['a'], dueDate: null, completedAt: null };
    expect(activityChanges('task', before, before)).toEqual([]);
    expect(
      activityChanges('task', before, {
        ...before,
        description: 'y',
        tags: [],
        dueDate: '',
        completedAt: 'z',
      }),
    ).toEqual([
      { field: 'description', from: null, to: null },
      { field: 'tags', from: ['a'], to: [] },
    ]);
    expect(activityChanges('task', before, { title: undefined })).toEqual([]);
    expect(activityChanges('task', {}, { title: 'A', priority: {}, dueDate: '' })).toEqual([
      change('title', null, 'A'),
    ]);
  });

  it('joins changes that follow each other, and leaves out what is as it was', () => {
    const first = [change('status', 'Todo', 'Review'), change('priority', 'Low', 'High')];
    expect(
      joinedChanges('task', first, [change('status', 'Review', 'Todo'), change('title', 'a', 'b')]),
    ).toEqual([change('priority', 'Low', 'High'), change('title', 'a', 'b')]);
    const unsaid = [change('description', null, null)];
    expect(joinedChanges('task', unsaid, unsaid)).toEqual(unsaid);
    const unknown = [change('unknown', 1, 2)];
    expect(joinedChanges('task', first, unknown)).toEqual([...first, ...unknown]);
  });

  it('names the place of an entry by its moment and id', () => {
    const place = activityPlace({ at: '2026-11-26T11:00:00+01:00', id: ID });
    expect(place).toBe(`2026-11-26T10:00:00.000Z_${ID}`);
    expect(readActivityPlace(place)).toEqual({ at: '2026-11-26T10:00:00.000Z', id: ID });
  });

  it('is about six kinds of things', () => {
    const kinds = [
      'client',
      'project',
      'task',
      'file',
      'timeEntry',
      'person',
      'comment',
      'invitation',
    ] as const;
    expect(kinds.filter((kind) => !isActivitySubject(kind))).toEqual(['comment', 'invitation']);
  });

  it('ASVS-18: says which fields each role hears nothing of', () => {
    const money = ['project.budgetMinor', 'project.hourlyRateMinor', 'person.hourlyRateMinor'];
    for (const accessRole of ['owner', 'admin', 'manager'] as const)
      expect(hiddenActivityFields({ accessRole })).toEqual([]);
    expect(hiddenActivityFields({ accessRole: 'member' })).toEqual(money);
    // Of teams they hear nothing at all.
    expect(hiddenActivityFields({ accessRole: 'client' }).sort()).toEqual(
      [...money, 'client.notes', 'project.leadId'].sort(),
    );
  });

  it('is asked of one project or one client, from a place that is one', () => {
    const isAccepted = (query: object) => ActivityQuery.safeParse(query).success;
    const at = `2026-11-26T10:00:00.000Z_${ID}`;
    expect([{ project: ID }, { client: ID, before: at }].map(isAccepted)).toEqual([true, true]);
    const refused = [
      {},
      { project: ID, client: ID },
      { project: ID, before: 'x' },
      { project: ID, before: `2026-99-99T10:00:00.000Z_${ID}` },
    ];
    expect(refused.map(isAccepted)).toEqual([false, false, false, false]);
  });
});
