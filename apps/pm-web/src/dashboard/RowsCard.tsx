import { Card, List, ListRoom } from '@linework/design-system';
import { PANEL_ROWS } from '@linework/domain';
import type { ReactNode } from 'react';
import { EmptyPanel, type EmptyPanelProps } from './EmptyPanel';
import { RowsOnTheirWay } from './RowsOnTheirWay';
import { ViewAll } from './ViewAll';

interface RowsCardProps<T> {
  /** 'Recent Projects' */
  title: string;
  /** The list that 'View All' leads to. */
  to: string;
  /** What stands here while there is nothing. */
  empty: EmptyPanelProps;
  /** Absent while they are on their way. */
  rows: readonly T[] | undefined;
  children: (row: T) => ReactNode;
}

/** A sheet of the first rows of a list, with the way to all of them; as tall before they arrive as after. */
export function RowsCard<T>({ title, to, empty, rows, children }: RowsCardProps<T>) {
  return (
    <Card title={title} flush action={<ViewAll of={title} to={to} />}>
      <ListRoom rows={PANEL_ROWS}>
        {!rows && <RowsOnTheirWay />}
        {rows?.length === 0 && <EmptyPanel {...empty} />}
        {rows && rows.length > 0 && <List>{rows.map(children)}</List>}
      </ListRoom>
    </Card>
  );
}
