import { Chart } from '@linework/design-system';
import { useFormat } from '../../format/useFormat';
import { burnUp, type CourseOfBudget } from '../../time/reports/reportChart';

interface BudgetChartProps {
  budget: CourseOfBudget & { name: string };
  /** Of the plot, px. */
  height: number;
}

/** The money used of a budget by week, where it goes at this pace, and how it was planned. */
export function BudgetChart({ budget, height }: BudgetChartProps) {
  const format = useFormat();
  const { categoryLabel, categories, series } = burnUp(budget, format.todayDate());
  return (
    <Chart
      type="line"
      label={`Budget burn of ${budget.name}`}
      hideLabel
      height={height}
      categoryLabel={categoryLabel}
      categories={categories}
      series={series}
      format={(value) => format.moneyRounded(Math.round(value * 100))}
    />
  );
}
