import { StatCard, StatRow } from '@linework/design-system';
import { type ClientDetail, clientTotals } from '@linework/domain';
import { useFormat } from '../format/useFormat';
import { useCan } from '../session/useCan';

/** The four tiles of a stored client (CLI-07). Who may not see budgets sees three. */
export function ClientTiles({ client }: { client: Pick<ClientDetail, 'projects'> }) {
  const format = useFormat();
  const may = useCan();
  const totals = clientTotals(client.projects);
  return (
    <StatRow compact>
      <StatCard compact label="Total Projects" value={totals.totalProjects} />
      <StatCard compact label="Active Projects" value={totals.activeProjects} dot="info" />
      <StatCard compact label="Completed" value={totals.completed} dot="success" />
      {may('budget:read') && (
        <StatCard compact label="Total Budget" value={format.moneyRounded(totals.totalBudgetMinor ?? 0)} />
      )}
    </StatRow>
  );
}
