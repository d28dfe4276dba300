import { Card, List, ListRow, Meter, Text } from '@linework/design-system';
import { type Dashboard, formatDuration, formatNumber, sharePercent } from '@linework/domain';
import { Link } from 'react-router-dom';
import { useAppPath } from '../app/useAppPath';
import { useCan } from '../session/useCan';
import { RowsOnTheirWay } from './RowsOnTheirWay';

interface HoursProps {
  /** Absent while it is on its way. */
  mine: Dashboard['myHours'];
  team: Dashboard['teamHours'];
}

/** What was recorded this week: by oneself, against one's hours per week, and by everybody, against last week. */
export function Hours({ mine, team }: HoursProps) {
  const may = useCan();
  return (
    <Card title="Hours This Week" flush>
      {mine ? <HoursRows mine={mine} team={team} /> : <RowsOnTheirWay rows={may('time:approve') ? 2 : 1} />}
    </Card>
  );
}

function HoursRows({
  mine: { minutes, hoursPerWeek },
  team,
}: HoursProps & { mine: NonNullable<HoursProps['mine']> }) {
  const path = useAppPath();
  const share = sharePercent(minutes, hoursPerWeek * 60);
  const perWeek = `of ${formatNumber(hoursPerWeek)}h a week`;
  return (
    <List>
      <ListRow
        asChild
        title="My hours"
        meta={perWeek}
        trailing={
          <>
            <Meter
              label="My hours this week"
              value={Math.min(share, 100)}
              valueText={`${share} %, ${formatDuration(minutes)} ${perWeek}`}
              size="small"
            />
            <Text mono>{formatDuration(minutes)}</Text>
          </>
        }
      >
        <Link to={path('/time-tracking')} />
      </ListRow>
      {team && (
        <ListRow
          asChild
          title="Team"
          meta={`${formatDuration(team.lastWeekMinutes)} last week`}
          trailing={<Text mono>{formatDuration(team.minutes)}</Text>}
        >
          <Link to={path('/time-tracking?tab=reports&date=week')} />
        </ListRow>
      )}
    </List>
  );
}
