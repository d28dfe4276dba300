import { Card, Link as DesignLink, EmptyState, List } from '@linework/design-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAppPath } from '../app/useAppPath';

interface RecentCardProps {
  /** 'Recent Projects' */
  title: string;
  /** The list that 'View All' leads to. */
  to: string;
  /** What stands here while there is nothing: 'No projects yet'. */
  emptyTitle: string;
  isEmpty: boolean;
  children: ReactNode;
}

/** A sheet of the rows that changed last, with the way to all of them. */
export function RecentCard({ title, to, emptyTitle, isEmpty, children }: RecentCardProps) {
  const path = useAppPath();
  return (
    <Card
      title={title}
      flush
      action={
        <DesignLink asChild>
          <Link to={path(to)} aria-label={`View All: ${title}`}>
            View All
          </Link>
        </DesignLink>
      }
    >
      {isEmpty ? <EmptyState title={emptyTitle} /> : <List>{children}</List>}
    </Card>
  );
}
