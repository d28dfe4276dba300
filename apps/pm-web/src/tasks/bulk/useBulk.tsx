import { AlertDialog, Button, IconButton, useToast } from '@linework/design-system';
import type { TableSelection } from '@linework/design-system/table';
import { formatNumber, type ListQuery, type TaskBulkForm, taskList, toSearchParams } from '@linework/domain';
import { useQueryClient } from '@tanstack/react-query';
import { Check, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { v7 as newId } from 'uuid';
import { toProblem } from '../../api/problem';
import type { LiveQuery } from '../../lists/useLiveQuery';
import { problemToast } from '../../problems/problemToast';
import { useSession } from '../../session/SessionContext';
import { useCan } from '../../session/useCan';
import { changeTasks } from '../taskCalls';

interface Bulk {
  /** For `DataTable`'s `selectionActions`. */
  actions: (selection: TableSelection) => ReactNode;
  /** Put it somewhere in the page. */
  dialog: ReactNode;
}

/** What is about to happen. Its id goes with every attempt, so that a repeated one does nothing twice. */
interface Change extends TaskBulkForm {
  selection: TableSelection;
}

/** Completes or deletes the selected tasks, also those of pages that are not loaded; each with an Undo (GEN-12, TSK-05). */
export function useBulk({ query }: { query: LiveQuery }): Bulk {
  const may = useCan();
  const { person } = useSession();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [deleting, setDeleting] = useState<Change | null>(null);
  const [isBusy, setBusy] = useState(false);

  const run = async ({ selection, ...form }: Change) => {
    const answer = await changeTasks(form);
    const { tellOfBulk } = await import('./tellOfBulk');
    selection.clear();
    void tellOfBulk(answer, { toast, queryClient, personId: person.id });
  };

  const complete = async (change: Change) => {
    setBusy(true);
    try {
      await run(change);
    } catch (error) {
      toast(problemToast(error, () => void complete(change)));
    } finally {
      setBusy(false);
    }
  };

  const remove = async () => {
    if (!deleting) return;
    try {
      await run(deleting);
    } catch (error) {
      // The dialog stays open and shows the message.
      throw new Error(toProblem(error).detail, { cause: error });
    }
  };

  return {
    actions: (selection) => (
      <>
        {may('task:update') && (
          <Button
            icon={<Check />}
            busy={isBusy}
            onClick={() => void complete(changeOf('complete', selection, query.get()))}
          >
            Complete
          </Button>
        )}
        {may('task:delete') && (
          <IconButton
            variant="outline"
            label="Delete selected tasks"
            icon={<Trash2 />}
            onClick={() => setDeleting(changeOf('delete', selection, query.get()))}
          />
        )}
      </>
    ),
    dialog: deleting && (
      <AlertDialog
        open
        onOpenChange={(open) => !open && setDeleting(null)}
        title={`Delete ${selectedText(deleting.selection)}?`}
        description="Time that was recorded on them is deleted with them. You can undo this right afterwards."
        confirmLabel="Delete"
        onConfirm={remove}
      />
    ),
  };
}

/** Of rows that are not loaded the table knows only that they are selected: then the list says which. */
function changeOf(action: TaskBulkForm['action'], selection: TableSelection, query: ListQuery): Change {
  const ids = selection.ids();
  return {
    id: newId(),
    action,
    tasks:
      ids === null
        ? {
            by: 'list',
            list: Object.fromEntries(toSearchParams({ ...query, cursor: null }, taskList)),
            except: selection.except().map(String),
          }
        : { by: 'id', ids: ids.map(String) },
    selection,
  };
}

/** '212 tasks', or '100+ tasks' of a search that was not counted to its end. */
function selectedText({ count, countIsCapped }: TableSelection): string {
  if (countIsCapped) return `${formatNumber(count)}+ tasks`;
  return count === 1 ? '1 task' : `${formatNumber(count)} tasks`;
}
