import type { ToastMessage } from '@linework/design-system';
import { formatNumber, type TaskBulkAnswer } from '@linework/domain';

/** What to say once a bulk action, or its Undo, is over. `undo` undoes what was done, or goes on undoing. */
export function bulkEnd(answer: TaskBulkAnswer, undo: () => void): ToastMessage {
  return answer.undoing ? undoEnd(answer, undo) : changeEnd(answer, undo);
}

function changeEnd(answer: TaskBulkAnswer, undo: () => void): ToastMessage {
  const { action, state, chosen, handled, changed, problem } = answer;
  const done = action === 'complete' ? 'completed' : 'deleted';
  const unchanged = handled - changed;
  if (state === 'done' && changed === 0) return { title: `All of these were ${done} already` };
  return {
    tone: state === 'stopped' ? 'warning' : action === 'complete' ? 'success' : 'neutral',
    title: `${tasksText(changed)} ${done}`,
    description: sentences(
      problem,
      unchanged > 0 && `${tasksText(unchanged)} needed no change.`,
      handled < chosen && `${tasksText(chosen - handled)} left as ${were(chosen - handled)}.`,
    ),
    ...(changed > 0 && { action: { label: 'Undo', onAction: undo } }),
  };
}

function undoEnd(answer: TaskBulkAnswer, undo: () => void): ToastMessage {
  const { action, state, changed, restored, problem } = answer;
  const rest = changed - restored;
  return {
    tone: state === 'stopped' ? 'warning' : 'neutral',
    title: `${tasksText(restored)} ${action === 'delete' ? 'back' : 'as before'}`,
    ...(state === 'done'
      ? {
          description: sentences(
            rest > 0 && `${tasksText(rest)} ${rest === 1 ? 'was' : 'were'} changed since and not undone.`,
          ),
        }
      : {
          description: sentences(problem, 'The rest is not undone yet.'),
          action: { label: 'Undo the rest', onAction: undo },
        }),
  };
}

function tasksText(count: number): string {
  return count === 1 ? '1 task' : `${formatNumber(count)} tasks`;
}

function were(count: number): string {
  return count === 1 ? 'it was' : 'they were';
}

/** Undefined where there is nothing to say. */
function sentences(...parts: (string | null | false)[]): string | undefined {
  return parts.filter(Boolean).join(' ') || undefined;
}
