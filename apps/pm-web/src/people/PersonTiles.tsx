import { StatCard, StatRow } from '@linework/design-system';
import { formatHours, type PersonDetail } from '@linework/domain';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../format/useFormat';
import { personTotals } from './personTime';

interface PersonTilesProps {
  person: PersonDetail;
  /** Whether their time may be seen. */
  withTime: boolean;
}

/** The five tiles of a stored person (USR-03). Time and money only for those who may see them. */
export function PersonTiles({ person, withTime }: PersonTilesProps) {
  const format = useFormat();
  const { data: time } = useQuery({ ...personTotals(person.id), enabled: withTime });
  return (
    <StatRow compact>
      <StatCard compact label="Total Projects" value={person.projectCount} />
      <StatCard compact label="Active Projects" value={person.activeProjects} dot="info" />
      <StatCard compact label="Completed Tasks" value={person.completedTasks} dot="success" />
      {withTime && (
        <StatCard compact label="Total Hours" value={time ? formatHours(time.minutes / 60) : '–'} />
      )}
      {withTime && person.hourlyRateMinor !== undefined && (
        <StatCard
          compact
          label="Total Earnings"
          value={time ? format.moneyRounded(time.earningsMinor ?? 0) : '–'}
        />
      )}
    </StatRow>
  );
}
