import type { Dashboard, TaskRow } from '@linework/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { keys } from '../api/keys';
import { CompletionCheck } from '../tasks/CompletionCheck';
import { useCompletion } from '../tasks/useCompletion';

/** Completes a task from the dashboard (TSK-05). */
export function TaskTick({ task }: { task: TaskRow }) {
  return <CompletionCheck task={task} onToggle={useCompletion(useDashboardTasks())} />;
}

/** The dashboard's rows as a tick sees them. What is stored comes with the keys that a change invalidates. */
function useDashboardTasks() {
  const queryClient = useQueryClient();
  return useMemo(
    () => ({
      updateRow: (id: string | number, change: (task: TaskRow) => TaskRow) => {
        // An answer that has set out already knows nothing of the change.
        void queryClient.cancelQueries({ queryKey: keys.dashboard });
        queryClient.setQueryData<Dashboard>(
          keys.dashboard,
          (before) =>
            before && {
              ...before,
              recentTasks: before.recentTasks.map((task) => (task.id === id ? change(task) : task)),
            },
        );
      },
    }),
    [queryClient],
  );
}
