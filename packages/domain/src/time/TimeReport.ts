import { z } from 'zod';
import { DateOnly } from '../fields/dateOnly';
import { Id } from '../fields/id';
import { PROJECT_STATUSES } from '../projects/projectOptions';

/** What a report groups recorded time by (TIM-08). */
export const REPORT_GROUPS = ['project', 'client', 'person', 'category', 'week', 'month'] as const;
export type ReportGroup = (typeof REPORT_GROUPS)[number];

export const DEFAULT_REPORT_GROUP: ReportGroup = 'project';

/** Budgets that one report tells of, those with the most money recorded in it first. */
export const MOST_REPORT_BUDGETS = 100;

/** One or two of the groups, the outer one first: 'project,week'. Null for all else. */
export function readReportGroups(text: string): [ReportGroup, ReportGroup | null] | null {
  const names = text.split(',').map((name) => name.trim());
  const [outer, inner, ...more] = names.map((name) => REPORT_GROUPS.find((group) => group === name));
  if (!outer || more.length > 0 || inner === outer || (names.length === 2 && !inner)) return null;
  return [outer, inner ?? null];
}

const figures = {
  entries: z.number().int(),
  minutes: z.number().int(),
  billableMinutes: z.number().int(),
  /** Distinct dates with entries. */
  days: z.number().int(),
  /** Each entry rounded by itself, then added. Left out for people without rate:read. */
  earningsMinor: z.number().int().optional(),
};

const group = {
  /** An id, a category, the Monday of a week, or a month: '2026-11'. */
  key: z.string(),
  /** A name; of a week or month the key again. */
  label: z.string(),
  /** Hours that the person works a week. Of persons only. */
  hoursPerWeek: z.number().optional(),
};

export const ReportPart = z.object({ ...group, ...figures });
export type ReportPart = z.infer<typeof ReportPart>;

export const ReportRow = z.object({
  ...group,
  /** Of a project: its client. */
  about: z.string().nullable(),
  ...figures,
  /** By the second group, in the same order as rows; none where there is no second group. */
  parts: z.array(ReportPart),
  /** By week, for the chart: the Mondays with entries, oldest first. */
  weeks: z.array(
    z.object({ week: DateOnly, minutes: z.number().int(), earningsMinor: z.number().int().optional() }),
  ),
});
export type ReportRow = z.infer<typeof ReportRow>;

/** Budget against actual of a project, with all that was ever recorded on it, whatever the report's filters leave. */
export const ReportBudget = z.object({
  projectId: Id,
  projectName: z.string(),
  clientName: z.string(),
  status: z.enum(PROJECT_STATUSES),
  startDate: DateOnly,
  endDate: DateOnly,
  budgetMinor: z.number().int(),
  budgetUsedMinor: z.number().int(),
  minutes: z.number().int(),
  /** Money recorded in the four weeks that end today: the pace. */
  lastFourWeeksMinor: z.number().int(),
  /** Money by week, oldest first: the Mondays with earnings. */
  weeks: z.array(z.object({ week: DateOnly, earningsMinor: z.number().int() })),
});
export type ReportBudget = z.infer<typeof ReportBudget>;

/** Recorded time under the list's filters, grouped once or twice (TIM-08). */
export const TimeReport = z.object({
  groups: z.array(z.enum(REPORT_GROUPS)).min(1).max(2),
  /** The days that the report is about: those of the filter, or of the first and last entry; null where there is neither. */
  from: DateOnly.nullable(),
  to: DateOnly.nullable(),
  total: z.object({
    ...figures,
    people: z.number().int(),
    /** Hours that the people of the report work a week, together. */
    hoursPerWeek: z.number(),
  }),
  rows: z.array(ReportRow),
  /** Left out for people without budget:read. */
  budgets: z.array(ReportBudget).optional(),
});
export type TimeReport = z.infer<typeof TimeReport>;
