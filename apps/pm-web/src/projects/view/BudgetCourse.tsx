import { Card, EmptyState, Skeleton } from '@linework/design-system';
import type { ProjectOverview } from '@linework/domain';
import { lazy, Suspense } from 'react';
import { useFormat } from '../../format/useFormat';

const CHART_HEIGHT = 190;

// Charts weigh more than the rest of the page.
const BudgetChart = lazy(async () => ({ default: (await import('./BudgetChart')).BudgetChart }));

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
      <Suspense fallback={<Skeleton height={CHART_HEIGHT + 100} />}>
        <BudgetChart
          height={CHART_HEIGHT}
          budget={{ ...project, budgetMinor, budgetUsedMinor, weeks, lastFourWeeksMinor }}
        />
      </Suspense>
    </Card>
  );
}
