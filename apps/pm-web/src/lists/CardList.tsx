import {
  Button,
  CardGrid,
  ErrorState,
  Skeleton,
  Text,
  Toolbar,
  VisuallyHidden,
} from '@linework/design-system';
import { formatNumber } from '@linework/domain';
import type { ReactNode } from 'react';
import { countText } from './countText';
import { SortSelect } from './SortSelect';
import { useListRows } from './useListRows';
import type { ListSource } from './useListSource';
import type { ListState } from './useListState';

interface CardListProps<Row, Sort extends string> extends CardsProps<Row> {
  /** Above the cards. */
  search: ReactNode;
  filters: ReactNode;
  /** Sort name to what it is called: the same words as the heads of the table. */
  sortLabels: Partial<Record<Sort, string>>;
  list: Pick<ListState<Sort, string, string>, 'sort' | 'direction' | 'setSort'>;
}

interface CardsProps<Row> {
  /** What it lists: 'Clients'. */
  label: string;
  source: ListSource<Row>;
  renderCard: (row: Row, place: CardPlace<Row>) => ReactNode;
  /** Where nothing matches. */
  empty: ReactNode;
  /** The row that the person comes back to, or has just made. */
  returnTo: string | undefined;
  /** Height of a card, px, until one has been seen. */
  estimateHeight: number;
  /** Pixels that a card needs; as many columns as fit. */
  minColumnWidth?: number;
}

/** Where a card stands among the rows that are loaded. */
export interface CardPlace<Row> {
  position: number;
  rows: readonly Row[];
  /** Whether these are all rows of the list. */
  isWhole: boolean;
}

/** A list's rows as cards, and above them what finds and orders them. */
export function CardList<Row extends { id: string }, Sort extends string>({
  search,
  filters,
  sortLabels,
  list,
  ...cards
}: CardListProps<Row, Sort>) {
  return (
    <>
      <Toolbar
        overflowLabel="Filter and sort"
        overflow={
          <>
            {filters}
            <SortSelect
              labels={sortLabels}
              sort={list.sort}
              direction={list.direction}
              onChange={list.setSort}
            />
          </>
        }
      >
        {search}
      </Toolbar>
      <Cards {...cards} />
    </>
  );
}

/** Skeletons, rows, the next pages as one comes near them, a failure with a retry (GEN-17). */
function Cards<Row extends { id: string }>({
  label,
  source,
  renderCard,
  empty,
  returnTo,
  estimateHeight,
  minColumnWidth = MIN_WIDTH,
}: CardsProps<Row>) {
  const list = useListRows(source.source);
  if (list.status === 'loading') {
    return (
      <>
        <VisuallyHidden role="status">{`Loading ${label.toLowerCase()}`}</VisuallyHidden>
        <CardGrid
          aria-hidden
          items={SHAPES}
          getKey={(shape) => shape}
          renderItem={() => <Skeleton height={estimateHeight} />}
          estimateHeight={estimateHeight}
          minColumnWidth={minColumnWidth}
        />
      </>
    );
  }
  if (list.status === 'failed') {
    return (
      <ErrorState
        title={`The ${label.toLowerCase()} could not be loaded`}
        description={list.error?.message}
        action={<Button onClick={source.retry}>Try again</Button>}
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
        renderItem={(row, position) =>
          renderCard(row, {
            position,
            rows: list.rows,
            isWhole: list.rows.length === list.total,
          })
        }
        estimateHeight={estimateHeight}
        minColumnWidth={minColumnWidth}
        total={list.total ?? undefined}
        returnTo={returnTo}
        onInSight={source.source.wanted}
      />
      {list.error ? (
        <ErrorState
          title="More could not be loaded"
          description={list.error.message}
          action={<Button onClick={source.retry}>Try again</Button>}
        />
      ) : (
        <Text size="meta" tone="muted">
          {`${formatNumber(list.rows.length)} of ${countText(list)} shown`}
        </Text>
      )}
    </>
  );
}

const MIN_WIDTH = 300;
const SHAPES = ['a', 'b', 'c', 'd', 'e', 'f'];
