import type { TaskBulkAnswer } from '@linework/domain';
import { touchedKeys } from '../api/touchedKeys';
import { cancelTasks, undoTasks } from './bulkCalls';
import { bulkEnd } from './bulkEnd';
import { followBulk, type Teller } from './followBulk';

/** Tells what became of a bulk change, or of its Undo, with an Undo; of a large one how far it is until it is over. */
export async function tellOfBulk(answer: TaskBulkAnswer, teller: Teller): Promise<void> {
  const { toast, fail, queryClient } = teller;
  const { id } = answer;
  try {
    const end =
      answer.state === 'working' ? await followBulk(answer, teller, () => void cancel(id, teller)) : answer;
    for (const queryKey of touchedKeys({ entity: 'task', ids: [] }))
      void queryClient.invalidateQueries({ queryKey });
    toast(bulkEnd(end, () => void undo(id, teller)));
  } catch (error) {
    fail(error, () => void tellOfBulk(answer, teller));
  }
}

async function undo(id: string, teller: Teller): Promise<void> {
  try {
    void tellOfBulk(await undoTasks(id), teller);
  } catch (error) {
    teller.fail(error, () => void undo(id, teller));
  }
}

/** Whoever follows the change hears of it. */
async function cancel(id: string, teller: Teller): Promise<void> {
  try {
    await cancelTasks(id);
  } catch (error) {
    teller.fail(error, () => void cancel(id, teller));
  }
}
