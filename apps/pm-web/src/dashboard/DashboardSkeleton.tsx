import {
  Card,
  Columns,
  List,
  ListRow,
  Skeleton,
  StatCard,
  StatRow,
  VisuallyHidden,
} from '@linework/design-system';
import { STAT_KEYS, STAT_LABELS } from '@linework/domain';

/** The dashboard's shape while its figures are on their way: nothing moves when they arrive (GEN-17). */
export function DashboardSkeleton() {
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
      <Columns>
        <RowsOnTheirWay title="Recent Projects" />
        <RowsOnTheirWay title="Recent Tasks" />
      </Columns>
    </>
  );
}

function RowsOnTheirWay({ title }: { title: string }) {
  return (
    <Card title={title} flush>
      <List>
        {[180, 140, 200, 160, 120].map((width) => (
          <ListRow
            key={width}
            title={<Skeleton width={width} />}
            meta={<Skeleton width={width * 0.6} height={11} />}
          />
        ))}
      </List>
    </Card>
  );
}
