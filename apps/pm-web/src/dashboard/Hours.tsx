import { Card, List, ListRow, Meter, Text } from '@linework/design-system';
import { type Dashboard, formatDuration, formatNumber, sharePercent } from '@linework/domain';
import { Link } from 'react-router-dom';
import { useAppPath } from '../app/useAppPath';

interface HoursProps {
  mine: NonNullable<Dashboard['myHours']>;
  team: Dashboard['teamHours'];
}

/** What was recorded this week: by oneself, against one's hours per week, and by everybody, against last week. */
export function Hours({ mine, team }: HoursProps) {
  const path = useAppPath();
  const { minutes, hoursPerWeek } = mine;
  const share = sharePercent(minutes, hoursPerWeek * 60);
  const perWeek = `of ${formatNumber(hoursPerWeek)}h a week`;
  return (
    <Card title="Hours This Week" flush>
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
    </Card>
  );
}
