import { Card, Skeleton, StatCard, StatRow, VisuallyHidden } from '@linework/design-system';
import { STAT_KEYS, STAT_LABELS } from '@linework/domain';
import { useCan } from '../session/useCan';
import { MyWork } from './MyWork';
import { Panels } from './Panels';
import { RowsOnTheirWay } from './RowsOnTheirWay';

/** The dashboard's shape while its figures are on their way: nothing moves when they arrive (GEN-17). */
export function DashboardSkeleton() {
  const may = useCan();
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
      <Panels
        panels={[
          may('task:update') && <MyWork key="work" />,
          <PanelOnItsWay key="projects" title="Recent Projects" />,
          <PanelOnItsWay key="tasks" title="Recent Tasks" />,
          may('client:read') && <PanelOnItsWay key="clients" title="Recent Clients" />,
          may('time:create') && (
            <PanelOnItsWay key="hours" title="Hours This Week" rows={may('time:approve') ? 2 : 1} />
          ),
          may('budget:read') && <PanelOnItsWay key="budgets" title="Budgets Used Most" />,
        ]}
      />
    </>
  );
}

function PanelOnItsWay({ title, rows }: { title: string; rows?: number }) {
  return (
    <Card title={title} flush>
      <RowsOnTheirWay rows={rows} />
    </Card>
  );
}
