import { Button, EmptyState, Stack } from '@linework/design-system';
import { type EntityKind, entities } from '@linework/domain';
import type { ReactNode } from 'react';
import type { ListState } from './useListState';
import { useLiveQuery } from './useLiveQuery';

interface EmptyListProps {
  icon: ReactNode;
  kind: EntityKind;
  /** Why there is nothing, where no search or filter is the reason. */
  description: string;
  list: Pick<ListState<string, string, string>, 'query' | 'hasFilters' | 'showAll'>;
  /** How to make the first. */
  action: ReactNode;
}

/** A list without rows: why, and the ways on. */
export function EmptyList({ icon, kind, description, list, action }: EmptyListProps) {
  const { plural } = entities[kind];
  const { search } = useLiveQuery(list.query);
  const isNarrowed = search !== '' || list.hasFilters;
  return (
    <EmptyState
      icon={icon}
      title={`No ${plural} found`}
      description={isNarrowed ? `No ${plural} match your search criteria.` : description}
      action={
        <Stack direction="row" gap={8} justify="center" wrap>
          {isNarrowed && <Button onClick={list.showAll}>Show all {plural}</Button>}
          {action}
        </Stack>
      }
    />
  );
}
