import { useToast } from '@linework/design-system';
import type { TaskRow } from '@linework/domain';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppPath } from '../../app/useAppPath';
import { useSession } from '../../session/SessionContext';

/** Starts the timer for a task from its row. The timer's code comes when it is first used. */
export function useStartTimer(): (task: Pick<TaskRow, 'id' | 'title' | 'projectId' | 'projectName'>) => void {
  const { person } = useSession();
  const toast = useToast();
  const navigate = useNavigate();
  const path = useAppPath();
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
        const started = await startTimer(person.id, work);
        if (started === 'forgotten') {
          toast({
            tone: 'warning',
            title: NOT_STARTED,
            description:
              'Another timer has been running for more than 8 hours. Stop it first: it may have been forgotten.',
            action: { label: 'Open Time Tracking', onAction: () => void navigate(path('/time-tracking')) },
          });
          return;
        }
        const { before } = started;
        toast({
          tone: 'success',
          title: `Timer started for “${title}”`,
          ...(before && { description: `The timer for “${before.description}” was stopped and saved.` }),
        });
      } catch (error) {
        toast({
          tone: 'danger',
          title: NOT_STARTED,
          description: error instanceof Error ? error.message : undefined,
        });
      }
    },
    [person.id, toast, navigate, path],
  );
}

const NOT_STARTED = 'The timer was not started';
