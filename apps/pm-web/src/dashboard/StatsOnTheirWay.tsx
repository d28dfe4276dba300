import { Skeleton, StatCard, StatRow, VisuallyHidden } from '@linework/design-system';
import { STAT_KEYS, STAT_LABELS } from '@linework/domain';

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
