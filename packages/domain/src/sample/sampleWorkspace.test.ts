import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { some } from '../../../../scripts/checks/some';
import { ClientInput } from '../clients/ClientInput';
import { dashboardStats } from '../dashboard/dashboardStats';
import { Id } from '../fields/id';
import { addDays } from '../format/workspaceDate';
import { PersonInput } from '../people/PersonInput';
import { ProjectInput } from '../projects/ProjectInput';
import { budgetUsedPercent, projectFigures } from '../projects/projectFormulas';
import { TaskInput } from '../tasks/TaskInput';
import { isOverdue, taskCounts } from '../tasks/taskFormulas';
import { TimeEntryInput } from '../time/TimeEntry';
import { sampleProjects } from './sampleProjects';
import { sampleWorkspace } from './sampleWorkspace';

const OWNER = '01930000-0000-7000-8000-0000000000aa';
const TODAY = '2026-11-19';
const sampleOf = (today: string, seed = 'a workspace') => sampleWorkspace({ today, ownerId: OWNER, seed });
const sample = sampleOf(TODAY);

/** Ends of months and years, a leap day, and eight days by chance. */
const DAYS = [
  TODAY,
  '2026-03-01',
  '2026-03-31',
  '2027-01-01',
  '2028-02-29',
  ...fc.sample(fc.integer({ min: 0, max: 1_460 }), 8).map((days) => addDays('2026-01-01', days)),
];
const samples = new Map(DAYS.map((today) => [today, sampleOf(today)]));

function onEachDay(check: (of: typeof sample, today: string) => void): void {
  for (const [today, of] of samples) check(of, today);
}

function statsOf({ clients, projects, tasks, people }: typeof sample, today: string) {
  const now = new Date(`${today}T09:30:00Z`);
  const owner = { accessRole: 'owner', status: 'Active', createdAt: now.toISOString() } as const;
  const colleagues = people.map((person) => ({ ...person, status: 'Active' as const }));
  return dashboardStats({ clients, projects, tasks, people: [...colleagues, owner] }, now);
}

describe('the sample workspace', () => {
  test('DSH-02: gives 12 active clients, 24 projects, 156 active tasks and 18 team members on any day', () => {
    onEachDay((of, today) => {
      const values = statsOf(of, today).map(({ key, value }) => [key, value]);
      expect(values, today).toEqual([
        ['activeClients', 12],
        ['totalProjects', 24],
        ['activeTasks', 156],
        ['teamMembers', 18],
      ]);
    });
  });

  test('DSH-02: has changed by +2, +3, -8 and +1 from last month on any day', () => {
    onEachDay((of, today) => {
      expect(
        statsOf(of, today).map(({ change }) => change),
        today,
      ).toEqual([2, 3, -8, 1]);
    });
  });

  test('TSK-02: has 212 tasks, 56 completed, 48 in progress and 7 overdue on any day', () => {
    onEachDay(({ tasks }, today) => {
      const counts = { total: 212, completed: 56, inProgress: 48, overdue: 7 };
      expect(taskCounts(tasks, today), today).toMatchObject(counts);
    });
  });

  test('is the same each time, and under another seed the same with other ids', () => {
    expect(sampleOf(TODAY)).toEqual(sample);
    const other = sampleOf(TODAY, 'another');
    expect(other.tasks.map(({ title }) => title)).toEqual(sample.tasks.map(({ title }) => title));
    const ids = new Set(idsOf(sample));
    expect(idsOf(other).some((id) => ids.has(id))).toBe(false);
  });

  test('has valid ids, each once', () => {
    const ids = idsOf(sample);
    expect(ids.every((id) => Id.safeParse(id).success)).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('would pass the forms that a person fills in', () => {
    for (const client of some(sample.clients)) expect(ClientInput.safeParse(client).error).toBeUndefined();
    for (const person of some(sample.people)) expect(PersonInput.safeParse(person).error).toBeUndefined();
    for (const { team, ...project } of some(sample.projects)) {
      const tasks = sample.tasks.filter(({ projectId }) => projectId === project.id);
      expect(
        ProjectInput.safeParse({ ...project, team: team.map((id) => ({ id })), tasks }).error,
      ).toBeUndefined();
    }
    for (const task of some(sample.tasks)) expect(TaskInput.safeParse(task).error).toBeUndefined();
    for (const entry of some(sample.timeEntries))
      expect(TimeEntryInput.safeParse(entry).error).toBeUndefined();
  });

  test('names only clients, people, projects and tasks that it has', () => {
    const ids = new Set([OWNER, ...idsOf(sample)]);
    for (const project of some(sample.projects)) {
      expect([project.clientId, ...project.team].every((id) => ids.has(id))).toBe(true);
    }
    for (const task of some(sample.tasks))
      expect(ids.has(task.projectId) && ids.has(task.assigneeId)).toBe(true);
    for (const { projectId, personId, taskId } of some(sample.timeEntries)) {
      expect(ids.has(projectId) && ids.has(personId) && (taskId === null || ids.has(taskId))).toBe(true);
    }
  });

  test('gives the owner projects, tasks and recorded time of their own', () => {
    expect(sample.projects.filter(({ team }) => team.includes(OWNER)).length).toBeGreaterThanOrEqual(3);
    expect(sample.tasks.filter(({ assigneeId }) => assigneeId === OWNER).length).toBeGreaterThanOrEqual(3);
    expect(sample.timeEntries.some(({ personId }) => personId === OWNER)).toBe(true);
  });

  test('lies in the past: nothing was made, changed, completed or recorded today or later, on any day', () => {
    onEachDay(({ people, clients, projects, tasks, timeEntries }, today) => {
      const rows = [...people, ...clients, ...projects, ...tasks, ...timeEntries];
      const outOfTime = rows.filter((row) => row.createdAt > row.updatedAt || row.updatedAt >= today);
      expect(outOfTime, today).toEqual([]);
      expect(
        timeEntries.filter(({ date }) => date >= today),
        today,
      ).toEqual([]);
    });
  });

  test('TSK-05: knows when each completed task was completed, and of no other, on any day', () => {
    onEachDay(({ tasks }, today) => {
      const wrong = tasks.filter(({ status, createdAt, completedAt }) =>
        status === 'Completed' ? completedAt === null || completedAt <= createdAt : completedAt !== null,
      );
      expect(wrong, today).toEqual([]);
    });
  });

  test('PRJ-11: no project ends before it starts, on any day', () => {
    onEachDay(({ projects }, today) => {
      expect(
        projects.filter(({ startDate, endDate }) => startDate > endDate),
        today,
      ).toEqual([]);
    });
  });

  test('falls due on working days', () => {
    const weekend = sample.tasks.filter(({ dueDate }) => [0, 6].includes(new Date(dueDate).getUTCDay()));
    expect(weekend).toEqual([]);
  });

  test('PRJ-12: has used about as much of each budget as its story says, one a little more than all', () => {
    const used = sample.projects.map((project) => {
      const { budgetUsedMinor } = projectFigures({
        tasks: [],
        team: [],
        time: sample.timeEntries.filter(({ projectId }) => projectId === project.id),
      });
      return budgetUsedPercent(budgetUsedMinor, project.budgetMinor) ?? 0;
    });
    const told = sampleProjects.map((project) => project.used);
    expect(used).toHaveLength(told.length);
    for (const [index, percent] of some(used.entries()))
      expect(Math.abs(percent - (told[index] ?? 0))).toBeLessThanOrEqual(10);
    expect(used.filter((percent) => percent > 100)).toHaveLength(1);
  });

  test('nobody records more than nine hours a day', () => {
    const days = new Map<string, number>();
    for (const { personId, date, minutes } of some(sample.timeEntries)) {
      days.set(`${personId} ${date}`, (days.get(`${personId} ${date}`) ?? 0) + minutes);
    }
    expect(Math.max(...days.values())).toBeLessThanOrEqual(9 * 60);
  });

  test('repeats no title and numbers none', () => {
    const titles = sample.tasks.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.filter((title) => /^task\b/i.test(title))).toEqual([]);
  });

  test('a completed project has nothing left to do', () => {
    const completed = new Set(
      sample.projects.filter(({ status }) => status === 'Completed').map(({ id }) => id),
    );
    expect(completed.size).toBe(4);
    const left = sample.tasks.filter(
      ({ projectId, status }) => completed.has(projectId) && status !== 'Completed',
    );
    expect(left).toEqual([]);
  });

  test('an overdue task is at most two weeks late', () => {
    const late = sample.tasks.filter((task) => isOverdue(task, TODAY));
    expect(late.every(({ dueDate }) => dueDate >= addDays(TODAY, -14))).toBe(true);
  });
});

function idsOf({ people, clients, projects, tasks, timeEntries }: ReturnType<typeof sampleOf>): string[] {
  return [...people, ...clients, ...projects, ...tasks, ...timeEntries].map(({ id }) => id);
}
