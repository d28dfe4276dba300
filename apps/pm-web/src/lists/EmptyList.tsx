import { Button, EmptyState, Stack } from '@linework/design-system';
import type { ReactNode } from 'react';
import type { ListState } from './useListState';
import { useLiveQuery } from './useLiveQuery';

interface EmptyListProps {
  icon: ReactNode;
  /** 'clients' */
  noun: string;
  /** Why there is nothing, where no search or filter is the reason. */
  description: string;
  list: Pick<ListState<string, string, string>, 'query' | 'filters' | 'showAll'>;
  /** How to make the first. */
  action: ReactNode;
}

/** A list without rows: why, and the ways on. */
export function EmptyList({ icon, noun, description, list, action }: EmptyListProps) {
  const { search } = useLiveQuery(list.query);
  const isNarrowed = search !== '' || Object.keys(list.filters).length > 0;
  return (
    <EmptyState
      icon={icon}
      title={`No ${noun} found`}
      description={isNarrowed ? `No ${noun} match your search criteria.` : description}
      action={
        <Stack direction="row" gap={8} justify="center" wrap>
          {isNarrowed && <Button onClick={list.showAll}>Show all {noun}</Button>}
          {action}
        </Stack>
      }
    />
  );
}
