import {
  addDays,
  budgetForecast,
  type ReportBudget,
  type TimeReport,
  weekStart,
  weeksBetween,
} from '@linework/domain';
import { monthLabel, weekLabel } from './reportWords';

export type Measure = 'hours' | 'money';

export interface ChartData {
  categoryLabel: string;
  categories: string[];
  series: { id: string; label: string; values: (number | null)[] }[];
}

/** A chart has so many colours: the others are added up. */
const MOST_SERIES = 8;
/** Weeks that a burn-down looks ahead at most. */
const LONGEST_BURN_DOWN = 156;

interface Amount {
  minutes: number;
  earningsMinor?: number | undefined;
}

/** Hours, or money in whole units, of the first group by week; by weeks or months themselves where these are the first group. */
export function reportChart(report: TimeReport, measure: Measure): ChartData {
  const amount = ({ minutes, earningsMinor = 0 }: Amount) =>
    measure === 'hours' ? minutes / 60 : earningsMinor / 100;
  const [outer, inner] = report.groups;
  if (outer !== 'week' && outer !== 'month') {
    const mondays = report.rows.flatMap(({ weeks }) => weeks.map(({ week }) => week)).sort();
    const weeks = weeksBetween(mondays[0] ?? '', mondays.at(-1) ?? '');
    const lines = report.rows.map(({ key, label, minutes, weeks: own }) => {
      const byWeek = new Map(own.map((one) => [one.week, amount(one)]));
      return { id: key, label, weight: minutes, values: weeks.map((week) => byWeek.get(week) ?? 0) };
    });
    return { categoryLabel: 'Week', categories: weeks.map(weekLabel), series: largest(lines) };
  }
  const labelOf = outer === 'week' ? weekLabel : monthLabel;
  const shared = {
    categoryLabel: outer === 'week' ? 'Week' : 'Month',
    categories: report.rows.map(({ key }) => labelOf(key)),
  };
  if (!inner) {
    const label = measure === 'hours' ? 'Hours' : 'Earnings';
    return { ...shared, series: [{ id: 'all', label, values: report.rows.map(amount) }] };
  }
  const lines = new Map<string, Line>();
  report.rows.forEach((row, at) => {
    for (const part of row.parts) {
      const label =
        inner === 'week' ? weekLabel(part.key) : inner === 'month' ? monthLabel(part.key) : part.label;
      const line = lines.get(part.key) ?? {
        id: part.key,
        label,
        weight: 0,
        values: report.rows.map(() => 0),
      };
      line.weight += part.minutes;
      line.values[at] = amount(part);
      lines.set(part.key, line);
    }
  });
  return { ...shared, series: largest([...lines.values()]) };
}

interface Line {
  id: string;
  label: string;
  weight: number;
  values: number[];
}

/** As many as a chart has colours for, in their order; the smaller ones added up as 'Others'. */
function largest(lines: readonly Line[]): ChartData['series'] {
  if (lines.length <= MOST_SERIES) return [...lines];
  const byWeight = [...lines].sort((one, other) => other.weight - one.weight);
  const kept = new Set(byWeight.slice(0, MOST_SERIES - 1));
  const rest = lines.filter((line) => !kept.has(line));
  const values = (lines[0]?.values ?? []).map((_, at) =>
    rest.reduce((sum, line) => sum + (line.values[at] ?? 0), 0),
  );
  return [
    ...lines.filter((line) => kept.has(line)),
    { id: 'others', label: `Others (${rest.length})`, values },
  ];
}

/** As much of a budget as its course is drawn from. */
export type CourseOfBudget = Pick<
  ReportBudget,
  'budgetMinor' | 'budgetUsedMinor' | 'lastFourWeeksMinor' | 'startDate' | 'endDate' | 'weeks'
>;

/** The same upwards: what is used of a budget by week, up to the budget. */
export function burnUp(budget: CourseOfBudget, today: string): ChartData {
  const { categoryLabel, categories, series } = burnDown(budget, today);
  const whole = budget.budgetMinor / 100;
  const used = series.map(({ id, label, values }) => ({
    id,
    label: id === 'left' ? 'Used' : label,
    values: values.map((left) => (left === null ? null : whole - left)),
  }));
  const limit = { id: 'budget', label: 'Budget', values: categories.map(() => whole) };
  return { categoryLabel, categories, series: [...used, limit] };
}

/** What is left of a budget by week, where it goes at the pace of four weeks, and how it was planned: whole units of money. */
export function burnDown(budget: CourseOfBudget, today: string): ChartData {
  const { runsOutOn, paceMinor, leftMinor } = budgetForecast(budget, today);
  const { budgetMinor, startDate, endDate, weeks: spent } = budget;
  const thisWeek = weekStart(today);
  const first = [weekStart(startDate), spent[0]?.week ?? thisWeek, thisWeek].sort()[0] ?? thisWeek;
  const last = [weekStart(endDate), runsOutOn ? weekStart(runsOutOn) : thisWeek, thisWeek].sort().at(-1);
  const weeks = weeksBetween(first, last ?? thisWeek).slice(0, LONGEST_BURN_DOWN);
  let left = budgetMinor;
  const bySpent = new Map(spent.map(({ week, earningsMinor }) => [week, earningsMinor]));
  const leftAt = weeks.map((week) => {
    left -= bySpent.get(week) ?? 0;
    return week <= thisWeek ? left / 100 : null;
  });
  const pace = weeks.map((week) => {
    if (week < thisWeek || paceMinor === 0) return null;
    const days = (Date.parse(addDays(week, 6)) - Date.parse(today)) / 86_400_000;
    const rest = leftMinor - (week === thisWeek ? 0 : days * paceMinor);
    return rest < 0 && week > weekStart(runsOutOn ?? week) ? null : Math.max(0, rest) / 100;
  });
  const length = Date.parse(endDate) - Date.parse(startDate) || 1;
  const plan = weeks.map((week) => {
    const share = (Date.parse(addDays(week, 6)) - Date.parse(startDate)) / length;
    return (budgetMinor * (1 - Math.min(1, Math.max(0, share)))) / 100;
  });
  return {
    categoryLabel: 'Week',
    categories: weeks.map(weekLabel),
    series: [
      { id: 'left', label: 'Left', values: leftAt },
      { id: 'pace', label: 'At the pace of 4 weeks', values: pace },
      { id: 'plan', label: 'Planned', values: plan },
    ],
  };
}
