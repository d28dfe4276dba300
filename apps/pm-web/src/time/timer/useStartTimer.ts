import { useToast } from '@linework/design-system';
import type { TaskRow } from '@linework/domain';
import { useCallback } from 'react';
import { useSession } from '../../session/SessionContext';

/** Starts the timer for a task from its row. The timer's code comes when it is first used. */
export function useStartTimer(): (task: Pick<TaskRow, 'id' | 'title' | 'projectId' | 'projectName'>) => void {
  const { person } = useSession();
  const toast = useToast();
  return useCallback(
    async ({ id, title, projectId, projectName }) => {
      try {
        const [{ startTimer }, { newWork }] = await Promise.all([
          import('./startTimer'),
          import('./newWork'),
        ]);
        const work = {
          ...newWork(),
          projectId,
          projectName,
          taskId: id,
          taskTitle: title,
          description: title,
        };
        const before = await startTimer(person.id, work);
        toast({
          tone: 'success',
          title: `Timer started for “${title}”`,
          ...(before && { description: `The timer for “${before.description}” was stopped and saved.` }),
        });
      } catch (error) {
        toast({
          tone: 'danger',
          title: 'The timer was not started',
          description: error instanceof Error ? error.message : undefined,
        });
      }
    },
    [person.id, toast],
  );
}
