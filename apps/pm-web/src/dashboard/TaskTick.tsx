import { type Dashboard, type TaskRow, WORK_PARTS } from '@linework/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { keys } from '../api/keys';
import { CompletionCheck } from '../tasks/CompletionCheck';
import { useCompletion } from '../tasks/useCompletion';

/** Completes a task from the dashboard (TSK-05). */
export function TaskTick({ task }: { task: TaskRow }) {
  return <CompletionCheck task={task} onToggle={useCompletion(useDashboardTasks())} />;
}

/** The dashboard's rows as a tick sees them: a task may stand in several panels. What is stored comes with the keys that a change invalidates. */
function useDashboardTasks() {
  const queryClient = useQueryClient();
  return useMemo(
    () => ({
      updateRow: (id: string | number, change: (task: TaskRow) => TaskRow) => {
        const changed = (tasks: TaskRow[]) => tasks.map((task) => (task.id === id ? change(task) : task));
        // An answer that has set out already knows nothing of the change.
        void queryClient.cancelQueries({ queryKey: keys.dashboard });
        queryClient.setQueryData<Dashboard>(keys.dashboard, (before) => {
          if (!before) return before;
          const recentTasks = changed(before.recentTasks);
          if (!before.myWork) return { ...before, recentTasks };
          const myWork = { ...before.myWork };
          for (const part of WORK_PARTS)
            myWork[part] = { ...myWork[part], tasks: changed(myWork[part].tasks) };
          return { ...before, recentTasks, myWork };
        });
      },
    }),
    [queryClient],
  );
}
