import { toProblem } from '../../api/problem';
import { problemToast } from '../../problems/problemToast';
import { bulkProgress } from './bulkCalls';
import type { Teller } from './followBulk';
import { followedBulks, forgetFollowed } from './followedBulks';
import { tellOfBulk } from './tellOfBulk';

/** Goes on telling of the large changes of which a page before this one did not tell the end. */
export function followAgain(teller: Teller): void {
  for (const id of followedBulks(teller.personId)) void goOn(id, teller);
}

async function goOn(id: string, teller: Teller): Promise<void> {
  try {
    await tellOfBulk(await bulkProgress(id), teller);
  } catch (error) {
    // The server keeps a change for a day.
    if (toProblem(error).status === 404) forgetFollowed(teller.personId, id);
    else teller.toast(problemToast(error, () => void goOn(id, teller)));
  }
}
