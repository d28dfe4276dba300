import { Card, List } from '@linework/design-system';
import type { ReactNode } from 'react';
import { EmptyPanel, type EmptyPanelProps } from './EmptyPanel';
import { ViewAll } from './ViewAll';

interface RecentCardProps {
  /** 'Recent Projects' */
  title: string;
  /** The list that 'View All' leads to. */
  to: string;
  /** What stands here while there is nothing. */
  empty: EmptyPanelProps;
  isEmpty: boolean;
  children: ReactNode;
}

/** A sheet of the rows that changed last, with the way to all of them. */
export function RecentCard({ title, to, empty, isEmpty, children }: RecentCardProps) {
  return (
    <Card title={title} flush action={<ViewAll of={title} to={to} />}>
      {isEmpty ? <EmptyPanel {...empty} /> : <List>{children}</List>}
    </Card>
  );
}
