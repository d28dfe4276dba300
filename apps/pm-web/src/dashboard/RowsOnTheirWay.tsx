import { List, ListRow, Skeleton } from '@linework/design-system';
import { PANEL_ROWS } from '@linework/domain';

/** The shape of a panel's rows while they are on their way. */
export function RowsOnTheirWay({ rows = PANEL_ROWS }: { rows?: number }) {
  return (
    <List>
      {[180, 140, 200, 160, 120].slice(0, rows).map((width) => (
        <ListRow
          key={width}
          title={<Skeleton width={width} />}
          meta={<Skeleton width={width * 0.6} height={11} />}
        />
      ))}
    </List>
  );
}
