import { Card, Chart, FiguresTable, Meter, Select, Stack, Text } from '@linework/design-system';
import { budgetForecast, daysBetween, formatDuration, type ReportBudget } from '@linework/domain';
import { useState } from 'react';
import { useFormat } from '../../format/useFormat';
import { budgetState } from '../../projects/budgetState';
import { burnDown } from './reportChart';

interface ReportBudgetsProps {
  budgets: readonly ReportBudget[];
  today: string;
}

/** Budget against actual of each project of the report, and the day on which it runs out at the pace of four weeks. */
export function ReportBudgets({ budgets, today }: ReportBudgetsProps) {
  return (
    <>
      <BurnDown budgets={budgets} today={today} />
      <BudgetTable budgets={budgets} today={today} />
    </>
  );
}

function BurnDown({ budgets, today }: ReportBudgetsProps) {
  const format = useFormat();
  const [projectId, setProjectId] = useState('');
  const budget = budgets.find((one) => one.projectId === projectId) ?? mostUsed(budgets);
  if (!budget) return null;
  const { runsOutOn, leftMinor } = budgetForecast(budget, today);
  const { categoryLabel, categories, series } = burnDown(budget, today);
  const left = `${format.money(leftMinor)} left today`;
  return (
    <Card
      title="Budget burn-down"
      description={runsOutOn ? `${left}, runs out on ${format.date(runsOutOn)}` : left}
      action={
        budgets.length > 1 && (
          <Select
            label="Project of the burn-down"
            hideLabel
            options={budgets.map((one) => ({ value: one.projectId, label: one.projectName }))}
            value={budget.projectId}
            onValueChange={setProjectId}
          />
        )
      }
    >
      <Chart
        type="line"
        label={`Budget burn-down of ${budget.projectName}`}
        hideLabel
        readout
        categoryLabel={categoryLabel}
        categories={categories}
        series={series}
        format={(value) => format.money(Math.round(value * 100))}
      />
    </Card>
  );
}

function BudgetTable({ budgets, today }: ReportBudgetsProps) {
  const format = useFormat();
  return (
    <Card
      title="Budget against actual"
      description="All time recorded on these projects, whatever the filters. The pace is that of the last four weeks."
      flush
    >
      <FiguresTable
        label="Budget against actual"
        columns={[
          { id: 'name', header: 'Project' },
          { id: 'client', header: 'Client' },
          { id: 'time', header: 'Time', numeric: true },
          { id: 'budget', header: 'Budget', numeric: true },
          { id: 'actual', header: 'Actual', numeric: true },
          { id: 'used', header: 'Used' },
          { id: 'runsOut', header: 'Runs out' },
        ]}
        rows={budgets.map((budget) => ({
          id: budget.projectId,
          cells: {
            name: budget.projectName,
            client: budget.clientName,
            time: formatDuration(budget.minutes),
            budget: format.money(budget.budgetMinor),
            actual: format.money(budget.budgetUsedMinor),
            used: <Used budget={budget} today={today} />,
            runsOut: <RunsOut budget={budget} today={today} />,
          },
        }))}
      />
    </Card>
  );
}

function Used({ budget, today }: { budget: ReportBudget; today: string }) {
  const format = useFormat();
  const { usedPercent } = budgetForecast(budget, today);
  if (usedPercent === null) return <Text tone="secondary">no budget</Text>;
  return (
    <Stack gap={4}>
      <Text mono>{usedPercent} %</Text>
      <Meter
        label={`Budget used of ${budget.projectName}`}
        value={Math.min(100, usedPercent)}
        valueText={`${usedPercent} %, ${format.money(budget.budgetUsedMinor)} of ${format.money(budget.budgetMinor)}`}
        tone={budgetState(usedPercent).tone}
        size="small"
      />
    </Stack>
  );
}

function RunsOut({ budget, today }: { budget: ReportBudget; today: string }) {
  const format = useFormat();
  const { runsOutOn, leftMinor } = budgetForecast(budget, today);
  if (leftMinor <= 0) return <Text tone="danger">Used up</Text>;
  if (runsOutOn === null) return <Text tone="secondary">Not at this pace</Text>;
  const early = daysBetween(runsOutOn, budget.endDate);
  return (
    <Stack gap={4}>
      <Text mono>{format.date(runsOutOn)}</Text>
      <Text size="small" tone={early > 0 ? 'danger' : 'secondary'}>
        {early > 0 ? `${early} days before the end` : 'after the planned end'}
      </Text>
    </Stack>
  );
}

/** The one that is nearest to its end. */
function mostUsed(budgets: readonly ReportBudget[]): ReportBudget | undefined {
  const share = ({ budgetMinor, budgetUsedMinor }: ReportBudget) => budgetUsedMinor / (budgetMinor || 1);
  return [...budgets].sort((one, other) => share(other) - share(one))[0];
}
