import { Card, EmptyState, Stack } from '@linework/design-system';
import type { ReactNode } from 'react';

interface FormRowsProps {
  count: number;
  empty: { icon: ReactNode; title: string; description: string };
  /** Adds a row; false where the form may only be looked at. */
  add: ReactNode;
  /** A `FormRow` each, and what is said below them. */
  children: ReactNode;
}

/** The rows of another kind that a form carries, each a card; they are saved together with the form. */
export function FormRows({ count, empty, add, children }: FormRowsProps) {
  if (count === 0) {
    return (
      <Card>
        <EmptyState {...empty} action={add} />
      </Card>
    );
  }
  return (
    <Stack gap={16}>
      {children}
      {add && <div>{add}</div>}
    </Stack>
  );
}
