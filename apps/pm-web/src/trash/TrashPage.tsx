import {
  Button,
  Card,
  EmptyState,
  List,
  ListRow,
  PageContent,
  PageHeader,
  Skeleton,
  Stack,
  Text,
  Tooltip,
  VisuallyHidden,
} from '@linework/design-system';
import { TRASH_DAYS, type TrashEntry, trashDaysLeft } from '@linework/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { RotateCcw, Trash2 } from 'lucide-react';
import { toProblem } from '../api/problem';
import { serverNow } from '../api/serverClock';
import { DocumentTitle } from '../app/DocumentTitle';
import { useFormat } from '../format/useFormat';
import { LoadFailed } from '../problems/LoadFailed';
import { trashApi } from './trashApi';
import { alongText, daysLeftText, entryKind, entryName } from './trashWords';
import { useTrashActions } from './useTrashActions';

/** /trash: what was deleted in the last 30 days, to be restored or deleted for good (GEN-12). */
export function TrashPage() {
  const trash = useInfiniteQuery(trashApi.pages);
  const actions = useTrashActions();
  if (trash.isError && !trash.data)
    return <LoadFailed problem={toProblem(trash.error)} onRetry={() => void trash.refetch()} />;
  const entries = trash.data?.pages.flatMap(({ rows }) => rows);
  return (
    <PageContent>
      <DocumentTitle title="Trash" />
      <PageHeader
        title="Trash"
        meta={`Deleted items stay here for ${TRASH_DAYS} days. Restoring one brings back everything that was deleted with it.`}
      />
      <Card flush>{entries ? <Entries entries={entries} {...actions} /> : <EntriesOnTheirWay />}</Card>
      {trash.hasNextPage && (
        <Stack direction="row" justify="center">
          <Button busy={trash.isFetchingNextPage} onClick={() => void trash.fetchNextPage()}>
            Show more
          </Button>
        </Stack>
      )}
      {actions.dialog}
    </PageContent>
  );
}

interface EntriesProps extends Omit<ReturnType<typeof useTrashActions>, 'dialog'> {
  entries: readonly TrashEntry[];
}

function Entries({ entries, restore, restoringId, deleteForGood }: EntriesProps) {
  if (entries.length === 0)
    return (
      <EmptyState
        icon={<Trash2 />}
        title="The trash is empty"
        description="Clients, projects, tasks and people that are deleted appear here."
      />
    );
  return (
    <List aria-label="Deleted items">
      {entries.map((entry) => (
        <ListRow
          key={entry.id}
          title={entryName(entry)}
          trailing={
            <Stack direction="row" gap={4}>
              <Button
                size="small"
                icon={<RotateCcw />}
                busy={restoringId === entry.id}
                aria-label={`Restore ${entryName(entry)}`}
                onClick={() => void restore(entry)}
              >
                Restore
              </Button>
              <Tooltip content="Delete for good">
                <Button
                  size="small"
                  variant="ghost"
                  tone="danger"
                  aria-label={`Delete ${entryName(entry)} for good`}
                  onClick={() => deleteForGood(entry)}
                >
                  <Trash2 size={16} aria-hidden />
                </Button>
              </Tooltip>
            </Stack>
          }
        >
          {/* Not the row's second line, which is cut where it has no room: all of it decides what is restored. */}
          <Text size="meta" tone="muted">
            <EntryFacts entry={entry} />
          </Text>
        </ListRow>
      ))}
    </List>
  );
}

/** 'Client · with 3 projects and 41 tasks · deleted by Marta Lindqvist, 2h ago · 30 days left' */
function EntryFacts({ entry }: { entry: TrashEntry }) {
  const { ago } = useFormat();
  const { deletedBy, deletedAt } = entry;
  const along = alongText(entry);
  const when = ago(deletedAt);
  const facts = [
    entryKind(entry),
    ...(along ? [`with ${along}`] : []),
    `deleted ${deletedBy ? `by ${deletedBy}, ` : ''}${when.charAt(0).toLowerCase()}${when.slice(1)}`,
    daysLeftText(trashDaysLeft(deletedAt, serverNow())),
  ];
  return <span>{facts.join(' · ')}</span>;
}

/** The list's shape while it loads: nothing moves when it arrives (GEN-17). */
function EntriesOnTheirWay() {
  return (
    <>
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <List aria-busy>
        {[220, 180, 240, 200].map((width) => (
          <ListRow
            key={width}
            title={<Skeleton width={width} />}
            meta={<Skeleton width={width * 0.6} height={11} />}
          />
        ))}
      </List>
    </>
  );
}
