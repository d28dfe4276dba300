import { AlertDialog, Button, IconButton, useToast } from '@linework/design-system';
import type { TableSelection } from '@linework/design-system/table';
import type { ListQuery, TaskBulk } from '@linework/domain';
import { useQueryClient } from '@tanstack/react-query';
import { Check, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { toProblem } from '../api/problem';
import { undoDeletion } from '../api/resource';
import { touchedKeys } from '../api/touchedKeys';
import { useCan } from '../session/useCan';
import { changeTasks, idsOfAll } from './taskCalls';

interface Bulk {
  /** For `DataTable`'s `selectionActions`. */
  actions: (selection: TableSelection) => ReactNode;
  /** Put it somewhere in the page. */
  dialog: ReactNode;
}

/** The server takes so many tasks at a time. */
const MOST = 1_000;

/** Completes or deletes the selected tasks, also those of pages that are not loaded; a deletion can be undone (GEN-12). */
export function useBulk({ query }: { query: ListQuery }): Bulk {
  const may = useCan();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [deleting, setDeleting] = useState<TableSelection | null>(null);
  const [isBusy, setBusy] = useState(false);

  const refresh = (ids: string[]) => {
    for (const queryKey of touchedKeys({ entity: 'task', ids }))
      void queryClient.invalidateQueries({ queryKey });
  };

  const change = async (selection: TableSelection, action: TaskBulk['action']) => {
    const ids = await selectedIds(selection, query);
    const answer = await changeTasks(ids, action);
    selection.clear();
    refresh(ids);
    return { ...answer, ids };
  };

  const complete = async (selection: TableSelection) => {
    setBusy(true);
    try {
      const { ids } = await change(selection, 'complete');
      toast({ tone: 'success', title: `${tasksText(ids.length)} completed` });
    } catch (error) {
      const { title, detail } = toProblem(error);
      toast({ tone: 'danger', title, description: detail });
    } finally {
      setBusy(false);
    }
  };

  const undo = async (deletionId: string, ids: string[]) => {
    try {
      await undoDeletion(deletionId);
      refresh(ids);
      toast({ title: `${tasksText(ids.length)} back` });
    } catch (error) {
      const { title, detail } = toProblem(error);
      toast({ tone: 'danger', title, description: detail });
    }
  };

  const remove = async () => {
    if (!deleting) return;
    try {
      const { ids, deletionId } = await change(deleting, 'delete');
      toast({
        title: `${tasksText(ids.length)} deleted`,
        ...(deletionId && { action: { label: 'Undo', onAction: () => void undo(deletionId, ids) } }),
      });
    } catch (error) {
      // The dialog stays open and shows the message.
      throw new Error(toProblem(error).detail, { cause: error });
    }
  };

  return {
    actions: (selection) => (
      <>
        {may('task:update') && (
          <Button icon={<Check />} busy={isBusy} onClick={() => void complete(selection)}>
            {selection.count > MOST ? `Complete the first ${MOST}` : 'Complete'}
          </Button>
        )}
        {may('task:delete') && (
          <IconButton
            variant="outline"
            label="Delete selected tasks"
            icon={<Trash2 />}
            onClick={() => setDeleting(selection)}
          />
        )}
      </>
    ),
    dialog: deleting && (
      <AlertDialog
        open
        onOpenChange={(open) => !open && setDeleting(null)}
        title={`Delete ${tasksText(Math.min(deleting.count, MOST))}?`}
        description={
          deleting.count > MOST
            ? `Only ${MOST} of the ${deleting.count} selected tasks go at a time. You can undo this right afterwards.`
            : 'Time that was recorded on them stays. You can undo this right afterwards.'
        }
        confirmLabel="Delete"
        onConfirm={remove}
      />
    ),
  };
}

function tasksText(count: number): string {
  return count === 1 ? '1 task' : `${count} tasks`;
}

/** Of rows that are not loaded the table knows only that they are selected: their ids are asked for. */
async function selectedIds(selection: TableSelection, query: ListQuery): Promise<string[]> {
  const ids = selection.ids();
  if (ids) return ids.slice(0, MOST).map(String);
  const left = new Set(selection.except().map(String));
  const all = await idsOfAll(query, MOST + left.size);
  return all.filter((id) => !left.has(id)).slice(0, MOST);
}
