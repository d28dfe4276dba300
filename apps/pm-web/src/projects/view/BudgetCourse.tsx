import { Card, EmptyState, Skeleton } from '@linework/design-system';
import type { ProjectOverview } from '@linework/domain';
import { useFormat } from '../../format/useFormat';
import { latePart } from '../../problems/latePart';

const CHART_HEIGHT = 190;

// Charts weigh more than the rest of the page.
const BudgetChart = latePart(
  async () => (await import('./BudgetChart')).BudgetChart,
  <Skeleton height={CHART_HEIGHT + 100} />,
);

/** What was used of the budget, week by week, and where it goes. Nothing for those who may not see budgets. */
export function BudgetCourse({ project }: { project: ProjectOverview }) {
  const format = useFormat();
  const { budgetMinor, budgetUsedMinor, weeks = [], lastFourWeeksMinor = 0 } = project;
  if (!budgetMinor || typeof budgetUsedMinor !== 'number' || weeks.length === 0)
    return (
      <Card title="Budget burn">
        <EmptyState
          title={budgetMinor ? 'Nothing used yet' : 'No budget is set'}
          description={budgetMinor ? 'Billable time that is recorded here appears week by week.' : undefined}
        />
      </Card>
    );
  return (
    <Card title="Budget burn" description={`to ${format.date(project.endDate)}`}>
      <BudgetChart
        height={CHART_HEIGHT}
        budget={{ ...project, budgetMinor, budgetUsedMinor, weeks, lastFourWeeksMinor }}
      />
    </Card>
  );
}
