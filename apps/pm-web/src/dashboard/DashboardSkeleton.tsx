import { Card, Skeleton, StatCard, StatRow, VisuallyHidden } from '@linework/design-system';
import { STAT_KEYS, STAT_LABELS } from '@linework/domain';
import type { useCan } from '../session/useCan';
import { MyWork } from './MyWork';
import { RowsOnTheirWay } from './RowsOnTheirWay';

/** The shape of the dashboard's figures while they are on their way: nothing moves when they arrive (GEN-17). */
export function StatsOnTheirWay() {
  return (
    <>
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <StatRow aria-busy>
        {STAT_KEYS.map((key) => (
          <StatCard
            key={key}
            label={STAT_LABELS[key]}
            value={<Skeleton width={48} height={24} />}
            change={{ value: 0, label: 'from last month' }}
          />
        ))}
      </StatRow>
    </>
  );
}

/** The same of its panels, by the keys of those that take their places: what is pressed in one meanwhile stays pressed. */
export function panelsOnTheirWay(may: ReturnType<typeof useCan>) {
  return [
    may('task:update') && <MyWork key="work" />,
    <PanelOnItsWay key="projects" title="Recent Projects" />,
    <PanelOnItsWay key="tasks" title="Recent Tasks" />,
    may('client:read') && <PanelOnItsWay key="clients" title="Recent Clients" />,
    may('time:create') && (
      <PanelOnItsWay key="hours" title="Hours This Week" rows={may('time:approve') ? 2 : 1} />
    ),
    may('budget:read') && <PanelOnItsWay key="budgets" title="Budgets Used Most" />,
  ];
}

function PanelOnItsWay({ title, rows }: { title: string; rows?: number }) {
  return (
    <Card title={title} flush>
      <RowsOnTheirWay rows={rows} />
    </Card>
  );
}
