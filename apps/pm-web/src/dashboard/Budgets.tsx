import { ListRow, Meter, StatusBadge, Text } from '@linework/design-system';
import { type BudgetUse, budgetUsedPercent } from '@linework/domain';
import { Link } from 'react-router-dom';
import { useAppPath } from '../app/useAppPath';
import { useFormat } from '../format/useFormat';
import { budgetState } from '../projects/budgetState';
import { RowsCard } from './RowsCard';

/** The projects nearest to the end of their budget, and those beyond it (PRJ-12). A row opens the project. */
export function Budgets({ budgets }: { budgets: readonly BudgetUse[] | undefined }) {
  return (
    <RowsCard
      title="Budgets Used Most"
      to="/time-tracking?tab=reports"
      empty={{
        title: 'No budget used yet',
        description: 'Billable time on a project with a budget shows here.',
        creates: 'project',
      }}
      rows={budgets}
    >
      {(budget) => <BudgetRow key={budget.id} budget={budget} />}
    </RowsCard>
  );
}

function BudgetRow({
  budget: { id, name, clientName, budgetMinor, budgetUsedMinor },
}: {
  budget: BudgetUse;
}) {
  const path = useAppPath();
  const format = useFormat();
  const percent = budgetUsedPercent(budgetUsedMinor, budgetMinor) ?? 0;
  const { tone, words } = budgetState(percent);
  const amounts = `${format.moneyRounded(budgetUsedMinor)} of ${format.moneyRounded(budgetMinor)}`;
  return (
    <ListRow
      asChild
      title={name}
      meta={`${amounts} · ${clientName}`}
      trailing={
        <>
          {words && <StatusBadge tone={tone}>{words}</StatusBadge>}
          <Meter
            label={`Budget used of ${name}`}
            value={Math.min(percent, 100)}
            valueText={`${percent} %, ${amounts}`}
            tone={tone}
            size="small"
          />
          <Text mono>{percent} %</Text>
        </>
      }
    >
      <Link to={path(`/projects/edit?id=${id}`)} />
    </ListRow>
  );
}
