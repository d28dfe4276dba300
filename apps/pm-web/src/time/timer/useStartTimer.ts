import { useToast } from '@linework/design-system';
import type { TaskRow } from '@linework/domain';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppPath } from '../../app/useAppPath';
import { useSession } from '../../session/SessionContext';
import type { ForgottenTimer } from './startTimer';

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
          ...(error instanceof Error &&
            error.name === FORGOTTEN && {
              action: { label: 'Open Time Tracking', onAction: () => void navigate(path('/time-tracking')) },
            }),
        });
      }
    },
    [person.id, toast, navigate, path],
  );
}

/** The name of startTimer's ForgottenTimer, whose code comes late. */
const FORGOTTEN: ForgottenTimer['name'] = 'ForgottenTimer';
