import { Button, CardGrid, ErrorState, Skeleton, Text, VisuallyHidden } from '@linework/design-system';
import type { ReactNode } from 'react';
import type { ListSource } from './useListSource';

interface CardListProps<Row> {
  /** What it lists: 'Clients'. */
  label: string;
  list: ListSource<Row>;
  renderCard: (row: Row) => ReactNode;
  /** Where nothing matches. */
  empty: ReactNode;
  /** Height of a card, px, until one has been seen. */
  estimateHeight: number;
}

/** A list's rows as cards: skeletons, rows, the next pages as one comes near them, a failure with a retry (GEN-17). */
export function CardList<Row extends { id: string }>({
  label,
  list,
  renderCard,
  empty,
  estimateHeight,
}: CardListProps<Row>) {
  if (list.status === 'loading') {
    return (
      <>
        <VisuallyHidden role="status">Loading {label.toLowerCase()}</VisuallyHidden>
        <CardGrid
          aria-hidden
          items={SHAPES}
          getKey={(shape) => shape}
          renderItem={() => <Skeleton height={estimateHeight} />}
          estimateHeight={estimateHeight}
          minColumnWidth={MIN_WIDTH}
        />
      </>
    );
  }
  if (list.status === 'failed') {
    return (
      <ErrorState
        title={`The ${label.toLowerCase()} could not be loaded`}
        description={list.error?.message}
        action={<Button onClick={list.retry}>Try again</Button>}
      />
    );
  }
  if (list.rows.length === 0) return empty;
  return (
    <>
      <CardGrid
        aria-label={label}
        aria-busy={list.status === 'stale'}
        items={list.rows}
        getKey={({ id }) => id}
        renderItem={renderCard}
        estimateHeight={estimateHeight}
        minColumnWidth={MIN_WIDTH}
        total={list.total ?? undefined}
        onEndReached={list.loadMore}
      />
      {list.error ? (
        <ErrorState
          title="More could not be loaded"
          description={list.error.message}
          action={<Button onClick={list.retry}>Try again</Button>}
        />
      ) : (
        <Text size="meta" tone="muted">
          {list.total === null ? '' : `${list.rows.length} of ${list.total} shown`}
        </Text>
      )}
    </>
  );
}

const MIN_WIDTH = 300;
const SHAPES = ['a', 'b', 'c', 'd', 'e', 'f'];
