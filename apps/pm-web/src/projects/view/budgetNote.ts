import { budgetForecast, daysBetween, type ProjectStatus } from '@linework/domain';
import type { useFormat } from '../../format/useFormat';

interface NotedBudget {
  status: ProjectStatus;
  endDate: string;
  budgetMinor: number;
  budgetUsedMinor: number;
  lastFourWeeksMinor: number;
}

/** What a budget's figures mean, in one sentence: when it runs out at the pace of the last four weeks, as far as that can be said. */
export function budgetNote(
  budget: NotedBudget,
  format: Pick<ReturnType<typeof useFormat>, 'date' | 'moneyRounded' | 'todayDate'>,
): { text: string; tone?: 'warning' | 'danger' } {
  const { leftMinor, runsOutOn } = budgetForecast(budget, format.todayDate());
  if (leftMinor < 0) return { text: `${format.moneyRounded(-leftMinor)} too much`, tone: 'danger' };
  if (leftMinor === 0) return { text: 'Used up', tone: 'danger' };
  const left = `${format.moneyRounded(leftMinor)} left`;
  if (budget.status === 'Completed' || budget.lastFourWeeksMinor === 0) return { text: left };
  if (runsOutOn === null) return { text: `${left}, not used up at this pace` };
  const early = daysBetween(runsOutOn, budget.endDate);
  if (early <= 0) return { text: `${left}, lasts beyond the end` };
  const days = early === 1 ? '1 day' : `${early} days`;
  return { text: `Runs out ${format.date(runsOutOn)}, ${days} before the end`, tone: 'warning' };
}
