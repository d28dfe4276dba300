import type { TaskBulkAnswer } from '@linework/domain';
import { touchedKeys } from '../../api/touchedKeys';
import { problemToast } from '../../problems/problemToast';
import { cancelTasks, undoTasks } from './bulkCalls';
import { bulkEnd } from './bulkEnd';
import { followBulk, type Teller } from './followBulk';
import { forgetFollowed } from './followedBulks';

/** Tells what became of a bulk change, or of its Undo, with an Undo; of a large one how far it is until it is over. */
export async function tellOfBulk(answer: TaskBulkAnswer, teller: Teller): Promise<void> {
  const { toast, queryClient, personId } = teller;
  const { id } = answer;
  let end = answer;
  try {
    // In another tab it may be turned back.
    while (end.state === 'working') end = await followBulk(end, teller, () => void cancel(id, teller));
    forgetFollowed(personId, id);
    for (const queryKey of touchedKeys({ entity: 'task', ids: [] }))
      void queryClient.invalidateQueries({ queryKey });
    toast(bulkEnd(end, () => void undo(id, teller)));
  } catch (error) {
    toast(problemToast(error, () => void tellOfBulk(end, teller)));
  }
}

async function undo(id: string, teller: Teller): Promise<void> {
  try {
    void tellOfBulk(await undoTasks(id), teller);
  } catch (error) {
    teller.toast(problemToast(error, () => void undo(id, teller)));
  }
}

/** Whoever follows the change hears of it. */
async function cancel(id: string, teller: Teller): Promise<void> {
  try {
    await cancelTasks(id);
  } catch (error) {
    teller.toast(problemToast(error, () => void cancel(id, teller)));
  }
}
