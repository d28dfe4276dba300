import type { JobRole } from '../people/personOptions';
import { earningsMinor } from '../time/formulas';
import type { TimeCategory, TimeStatus } from '../time/timeOptions';
import type { SampleCalendar } from './sampleCalendar';
import { chance } from './sampleHash';
import type { ProjectSeed } from './sampleProjects';
import type { SampleProject, SampleTask, SampleTimeEntry } from './sampleTypes';

export interface Worker {
  id: string;
  jobRole: JobRole;
  hourlyRateMinor: number;
}

interface TimePlan {
  calendar: SampleCalendar;
  project: SampleProject;
  tasks: SampleTask[];
  team: Worker[];
  /** Minutes that each person has recorded per date over all projects: nobody works more than nine hours a day. */
  worked: Map<string, number>;
  newId: (createdAt: string, ...words: (string | number)[]) => string;
}

const LONGEST_DAY = 9 * 60;

/**
 * Time recorded on one project: spread evenly over its working days and its team until the share of the budget that the
 * project's seed names is used.
 */
export function sampleTime(seed: ProjectSeed, plan: TimePlan): SampleTimeEntry[] {
  const target = Math.round((seed.budgetMinor * seed.used) / 100);
  const days = workingDays(seed, plan.calendar);
  const rates = plan.team.reduce((sum, { hourlyRateMinor }) => sum + hourlyRateMinor, 0);
  if (target === 0 || days.length === 0 || rates === 0) return [];
  // An entry is 4 h on average, seven in eight are billable.
  const wanted = Math.ceil(target / ((rates / plan.team.length) * 4 * (7 / 8)));
  const entries: SampleTimeEntry[] = [];
  let used = 0;
  for (let round = 0; used < target && round < wanted * 2; round += 1) {
    const day = days[Math.floor(((round % wanted) / wanted) * days.length)] ?? -1;
    const entry = oneEntry(seed, plan, day, round);
    if (!entry) continue;
    entries.push(entry);
    used += earningsMinor(entry);
  }
  return entries;
}

function workingDays(seed: ProjectSeed, { isWorkday }: SampleCalendar): number[] {
  // A project that has not begun has hours of its planning.
  const first = seed.starts < 0 ? seed.starts : -seed.created + 4;
  const last = Math.min(seed.ends, -1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index).filter(isWorkday);
}

function oneEntry(seed: ProjectSeed, plan: TimePlan, day: number, round: number): SampleTimeEntry | null {
  const { calendar, team, project, worked } = plan;
  const date = calendar.date(day);
  const minutes = 180 + 15 * chance(9, 'minutes', seed.name, round);
  const turn = team.map((_, index) => team[(round + index) % team.length]);
  const worker = turn.find((person) => person && minutesOf(worked, person, date) + minutes <= LONGEST_DAY);
  if (!worker) return null;
  worked.set(`${worker.id} ${date}`, minutesOf(worked, worker, date) + minutes);
  const task = taskWorkedOn(plan.tasks, worker, date, round);
  const category = categoryOf(worker.jobRole, round);
  const createdAt = calendar.instant(day, 'time', seed.name, round);
  return {
    id: plan.newId(createdAt, 'time', seed.name, round),
    personId: worker.id,
    projectId: project.id,
    taskId: task?.id ?? null,
    description: task?.title ?? phrase(category, seed.name, round),
    date,
    minutes,
    billable: chance(8, 'billable', seed.name, round) !== 0,
    hourlyRateMinor: worker.hourlyRateMinor,
    category,
    status: statusOf(day),
    createdAt,
    updatedAt: createdAt,
  };
}

function minutesOf(worked: Map<string, number>, worker: Worker, date: string): number {
  return worked.get(`${worker.id} ${date}`) ?? 0;
}

/** One of the person's tasks that had begun and was not completed on that day. */
function taskWorkedOn(
  tasks: SampleTask[],
  worker: Worker,
  date: string,
  round: number,
): SampleTask | undefined {
  const open = tasks.filter(
    (task) =>
      task.assigneeId === worker.id &&
      task.status !== 'Todo' &&
      task.createdAt.slice(0, 10) <= date &&
      (task.completedAt === null || date <= task.completedAt.slice(0, 10)),
  );
  return open[round % Math.max(1, open.length)];
}

const CATEGORIES: Record<JobRole, readonly TimeCategory[]> = {
  'Project Manager': ['Management', 'Meeting', 'Management'],
  Developer: ['Development', 'Development', 'Research'],
  Designer: ['Design', 'Design', 'Meeting'],
  'QA Engineer': ['Testing', 'Testing', 'Research'],
  'Content Writer': ['Research', 'Design', 'Meeting'],
  'Marketing Specialist': ['Meeting', 'Research', 'Design'],
};

function categoryOf(jobRole: JobRole, round: number): TimeCategory {
  const categories = CATEGORIES[jobRole];
  return categories[round % categories.length] ?? 'Development';
}

const PHRASES: Record<TimeCategory, readonly string[]> = {
  Development: [
    'Calculations',
    'Model set-up',
    'Check of a colleague’s calculation',
    'Answers to review comments',
  ],
  Design: [
    'Drawing changes after review',
    'Coordination of the model',
    'Detail sketches',
    'Sheets for issue',
  ],
  Testing: ['Site visit', 'Measurements and log', 'Witnessing at the maker’s', 'Evaluation of readings'],
  Management: ['Programme and cost', 'Client letters', 'Scope of a variation', 'Monthly report'],
  Meeting: [
    'Design meeting',
    'Meeting with the client',
    'Coordination with the contractor',
    'Weekly team call',
  ],
  Research: ['Standards and earlier projects', 'Maker’s data', 'Archive drawings', 'Photos and notes sorted'],
};

function phrase(category: TimeCategory, project: string, round: number): string {
  const phrases = PHRASES[category];
  return phrases[chance(phrases.length, 'phrase', project, round)] ?? category;
}

function statusOf(day: number): TimeStatus {
  if (day < -14) return 'approved';
  return day < -5 ? 'submitted' : 'stopped';
}
