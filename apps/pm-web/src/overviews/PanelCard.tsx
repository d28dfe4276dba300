import { Card, Link as DesignLink, EmptyState, List } from '@linework/design-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAppPath } from '../app/useAppPath';

interface PanelCardProps {
  /** 'Latest files' */
  title: string;
  description?: string;
  /** The list that 'View All' leads to, below the app's prefix. */
  to?: string;
  /** In the place of the way to the list: a sum. */
  action?: ReactNode;
  /** What stands here while there is nothing: 'No files yet'. */
  emptyTitle: string;
  isEmpty: boolean;
  /** Rows of a `List`. */
  children: ReactNode;
}

/** Rows of a page to read, with the way to all of them. */
export function PanelCard({ title, description, to, action, emptyTitle, isEmpty, children }: PanelCardProps) {
  const path = useAppPath();
  return (
    <Card
      title={title}
      description={description}
      flush
      action={
        action ??
        (to && (
          <DesignLink asChild>
            <Link to={path(to)} aria-label={`View All: ${title}`}>
              View All
            </Link>
          </DesignLink>
        ))
      }
    >
      {isEmpty ? <EmptyState title={emptyTitle} /> : <List aria-label={title}>{children}</List>}
    </Card>
  );
}
