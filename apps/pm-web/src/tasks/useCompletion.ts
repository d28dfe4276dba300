import { useToast } from '@linework/design-system';
import { isCompleted, statusAfterToggle, type TaskRow } from '@linework/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { toProblem } from '../api/problem';
import { touchedKeys } from '../api/touchedKeys';
import type { ListSource } from '../lists/useListSource';
import { completeTask } from './taskCalls';

type Rows = Pick<ListSource<TaskRow>, 'updateRow' | 'refresh'>;

/**
 * Ticking a task (TSK-05): shown at once, saved behind it, shown as stored again where the save failed. Ticking it once more
 * before the first is saved waits for it, since it goes on top of its version.
 *
 * @returns a function that toggles; the same one while the rows' source is
 */
export function useCompletion({ updateRow, refresh }: Rows): (task: TaskRow) => void {
  const toast = useToast();
  const queryClient = useQueryClient();
  const running = useRef(new Map<string, Promise<number>>());

  return useCallback(
    (task: TaskRow) => {
      const completed = !isCompleted(task);
      const save = async (version: number) => {
        const stored = await completeTask(task.id, completed, version);
        return stored.version;
      };
      const turn = (running.current.get(task.id) ?? Promise.resolve(task.version)).then(save);
      running.current.set(task.id, turn);
      updateRow(task.id, (row) => ({ ...row, status: statusAfterToggle(row.status, completed) }), turn);

      turn
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
          if (running.current.get(task.id) !== turn) return;
          running.current.delete(task.id);
          for (const queryKey of touchedKeys({ entity: 'task', ids: [task.id] })) {
            void queryClient.invalidateQueries({ queryKey });
          }
          void refresh();
        });
    },
    [updateRow, refresh, toast, queryClient],
  );
}
