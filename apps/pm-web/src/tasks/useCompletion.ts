import { useToast } from '@linework/design-system';
import { isCompleted, statusAfterToggle, type TaskRow } from '@linework/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { toProblem } from '../api/problem';
import { touchedKeys } from '../api/touchedKeys';
import type { ListSource } from '../lists/useListSource';
import { completeTask } from './taskCalls';

type Rows = Pick<ListSource<TaskRow>, 'updateRow'>;

/**
 * Ticking a task (TSK-05): shown at once, saved behind it, shown as stored again where the save failed. Ticking it once more
 * before the first is saved waits for it, since it goes on top of its version; as does once more after that, before the list is loaded
 * again: the row is shown as it was answered, with its version.
 *
 * @returns a function that toggles; the same one while the rows' source is
 */
export function useCompletion({ updateRow }: Rows): (task: TaskRow) => void {
  const toast = useToast();
  const queryClient = useQueryClient();
  const running = useRef(new Map<string, Promise<TaskRow>>());

  return useCallback(
    (task: TaskRow) => {
      const completed = !isCompleted(task);
      const before = running.current.get(task.id) ?? Promise.resolve(task);
      const turn = before.then(({ version }) => completeTask(task.id, completed, version));
      running.current.set(task.id, turn);
      updateRow(task.id, (row) => ({ ...row, status: statusAfterToggle(row.status, completed) }), turn);

      const isLast = () => running.current.get(task.id) === turn;

      turn
        .then((stored) => {
          if (isLast()) updateRow(task.id, () => stored);
        })
        .catch((error: unknown) => {
          const { status, detail } = toProblem(error);
          toast({
            tone: 'danger',
            title: `“${task.title}” could not be changed`,
            description:
              status === 412
                ? 'Somebody else changed it just now. Look at it again, then repeat this.'
                : detail,
          });
        })
        .finally(() => {
          if (!isLast()) return;
          running.current.delete(task.id);
          for (const queryKey of touchedKeys({ entity: 'task', ids: [task.id] })) {
            void queryClient.invalidateQueries({ queryKey });
          }
        });
    },
    [updateRow, toast, queryClient],
  );
}
