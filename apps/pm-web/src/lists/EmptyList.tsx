import { Button, EmptyState, Stack } from '@linework/design-system';
import type { ReactNode } from 'react';

interface EmptyListProps {
  icon: ReactNode;
  /** 'clients' */
  noun: string;
  /** Why there is nothing, where no search or filter is the reason. */
  description: string;
  list: { isNarrowed: boolean; showAll: () => void };
  /** How to make the first. */
  action: ReactNode;
}

/** A list without rows: why, and the ways on. */
export function EmptyList({ icon, noun, description, list, action }: EmptyListProps) {
  return (
    <EmptyState
      icon={icon}
      title={`No ${noun} found`}
      description={list.isNarrowed ? `No ${noun} match your search criteria.` : description}
      action={
        <Stack direction="row" gap={8} justify="center" wrap>
          {list.isNarrowed && <Button onClick={list.showAll}>Show all {noun}</Button>}
          {action}
        </Stack>
      }
    />
  );
}
