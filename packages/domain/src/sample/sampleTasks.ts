import type { Priority } from '../projects/projectOptions';
import type { TaskStatus } from '../tasks/taskOptions';
import type { SampleCalendar } from './sampleCalendar';
import { chance } from './sampleHash';
import type { ProjectSeed } from './sampleProjects';
import type { SampleTask } from './sampleTypes';

interface TaskPlan {
  calendar: SampleCalendar;
  projectId: string;
  personId: (key: string) => string;
  newId: (createdAt: string, ...words: (string | number)[]) => string;
}

/** The tasks of one project, from its lines. */
export function sampleTasks(project: ProjectSeed, plan: TaskPlan): SampleTask[] {
  const lines = readLines(project.tasks);
  return lines.map((line, index) => {
    const { calendar } = plan;
    const createdAt = calendar.instant(madeOn(project, index), project.name, line.title);
    const completedOn = completionDay(project, line, lines);
    const completedAt = completedOn === null ? null : calendar.instant(completedOn, 'done', line.title);
    return {
      id: plan.newId(createdAt, 'task', project.name, line.title),
      projectId: plan.projectId,
      title: line.title,
      description: line.description,
      assigneeId: plan.personId(line.person),
      priority: line.priority,
      status: STATUS[line.state],
      dueDate: dueDate(project, line, completedOn, calendar),
      estimatedHours: line.hours,
      tags: line.tags,
      completedAt,
      createdAt,
      updatedAt: completedAt ?? lastTouched(line, createdAt, calendar),
    };
  });
}

type State = 'T' | 'P' | 'R' | 'C' | 'D';

interface TaskLine {
  state: State;
  overdue: boolean;
  priority: Priority;
  person: string;
  hours: number;
  title: string;
  description: string;
  tags: string[];
}

const STATUS: Record<State, TaskStatus> = {
  T: 'Todo',
  P: 'In Progress',
  R: 'Review',
  C: 'Completed',
  D: 'Completed',
};

const LINE = /^([TPRCD])(!?) (Low|Medium|High) (\w\w) ([\d.]+) (.+)$/;

/** Beyond every month's length: what was made or completed so many days ago was so a month ago as well. */
const LONG_AGO = 34;

function readLines(tasks: string): TaskLine[] {
  return tasks
    .trim()
    .split('\n')
    .map((text) => {
      const match = LINE.exec(text);
      if (!match) throw new Error(`Not a task line: ${text}`);
      const [, state, mark, priority, person = '', hours, rest = ''] = match;
      const tags = [...rest.matchAll(/ #(\w+)/g)].map(([, tag = '']) => tag);
      const [title = '', description = ''] = rest.replace(/ #\w+/g, '').split(' :: ');
      return {
        state: state as State,
        overdue: mark === '!',
        priority: priority as Priority,
        person,
        hours: Number(hours),
        title,
        description,
        tags,
      };
    });
}

/** Tasks were entered one a day from two days after their project. */
function madeOn(project: ProjectSeed, index: number): number {
  const day = -project.created + 2 + index;
  return project.created > LONG_AGO ? Math.min(day, -LONG_AGO) : Math.min(day, -2);
}

/** 'C' within the last three and a half weeks, 'D' spread over the project's time before that. */
function completionDay(project: ProjectSeed, line: TaskLine, lines: TaskLine[]): number | null {
  if (line.state === 'C') return -2 - chance(21, 'completed', project.name, line.title);
  if (line.state !== 'D') return null;
  const earlier = lines.filter(({ state }) => state === 'D');
  const first = -project.created + 12;
  const last = Math.min(project.ends, -LONG_AGO - 1);
  return Math.round(first + ((last - first) * (earlier.indexOf(line) + 1)) / earlier.length);
}

function dueDate(
  project: ProjectSeed,
  line: TaskLine,
  completedOn: number | null,
  calendar: SampleCalendar,
): string {
  if (completedOn !== null) return calendar.workdayAfter(completedOn + chance(5, 'due', line.title) - 1);
  if (line.overdue) return calendar.workdayBefore(-1 - chance(9, 'late', line.title));
  if (line.state === 'P') return calendar.workdayAfter(chance(14, 'due', line.title));
  if (line.state === 'R') return calendar.workdayAfter(1 + chance(8, 'due', line.title));
  const first = Math.max(project.starts, 0) + 4;
  const last = Math.max(first + 1, Math.min(project.ends - 3, first + 70));
  return calendar.workdayAfter(first + chance(last - first, 'due', line.title));
}

/** Work in hand was touched in the last week; the rest is as it was entered. */
function lastTouched(line: TaskLine, createdAt: string, calendar: SampleCalendar): string {
  if (line.state === 'T') return createdAt;
  return calendar.instant(-1 - chance(line.state === 'P' ? 6 : 4, 'touched', line.title), line.title);
}
