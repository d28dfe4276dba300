import { Figure, FigureStrip, Meter } from '@linework/design-system';
import {
  budgetUsedPercent,
  type ClientOverview,
  clientTotals,
  clientWork,
  formatNumber,
} from '@linework/domain';
import { useFormat } from '../../format/useFormat';
import { budgetTone } from '../../projects/budgetTone';

/** Money and hours of all the client's projects; nothing for those who may not see them, or where there is no project. */
export function ClientWork({ client: { projects } }: { client: ClientOverview }) {
  const format = useFormat();
  const { hours, budgetUsedMinor } = clientWork(projects);
  const { totalBudgetMinor } = clientTotals(projects);
  if (projects.length === 0 || (hours === null && budgetUsedMinor === null)) return null;
  const percent = budgetUsedMinor === null ? null : budgetUsedPercent(budgetUsedMinor, totalBudgetMinor);
  const amounts = `${format.moneyRounded(budgetUsedMinor)} of ${format.moneyRounded(totalBudgetMinor)}`;
  return (
    <FigureStrip>
      {budgetUsedMinor !== null && (
        <Figure
          label="Budget used"
          value={percent === null ? format.moneyRounded(budgetUsedMinor) : `${percent} %`}
          detail={percent === null ? 'no budget is set' : amounts}
          meter={
            percent !== null && (
              <Meter
                label="Budget used"
                value={percent}
                valueText={`${percent} %, ${amounts}`}
                tone={budgetTone(percent)}
              />
            )
          }
        />
      )}
      {hours !== null && (
        <Figure label="Hours recorded" value={formatNumber(hours, 1)} detail="h on all projects" />
      )}
    </FigureStrip>
  );
}
