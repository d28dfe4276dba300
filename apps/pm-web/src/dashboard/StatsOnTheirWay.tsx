import { Skeleton, StatCard, StatRow, VisuallyHidden } from '@linework/design-system';
import { STAT_LABELS, statKeysFor } from '@linework/domain';
import { useSession } from '../session/SessionContext';

/** The shape of the dashboard's figures while they are on their way: nothing moves when they arrive (GEN-17). */
export function StatsOnTheirWay() {
  const { person } = useSession();
  return (
    <>
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <StatRow aria-busy>
        {statKeysFor(person.accessRole).map((key) => (
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
