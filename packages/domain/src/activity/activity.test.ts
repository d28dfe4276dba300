import { describe, expect, it } from 'vitest';
import { type ActivityEntry, ActivityQuery } from './ActivityEntry';
import { activityChanges, joinedChanges } from './activityChanges';
import { hiddenActivityFields } from './activitySubjects';
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
const change = (field: string, from: string | number | null, to: string | number | null) => ({
  field,
  from,
  to,
});
const own = { kind: 'project', id: PROJECT, name: 'Spillway gate renewal', isThere: true } as const;
const file = { kind: 'file', id: ID, name: 'S-204', isThere: true, fileKind: 'drawing' } as const;
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
  });

  it('joins changes that follow each other, and leaves out what is as it was', () => {
    const first = [change('status', 'Todo', 'Review'), change('priority', 'Low', 'High')];
    expect(
      joinedChanges('task', first, [change('status', 'Review', 'Todo'), change('title', 'a', 'b')]),
    ).toEqual([change('priority', 'Low', 'High'), change('title', 'a', 'b')]);
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
