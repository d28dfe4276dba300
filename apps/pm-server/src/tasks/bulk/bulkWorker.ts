import { personNow } from '../../access/session';
import type { Tx } from '../../database/Database';
import { restSince } from '../../database/restSince';
import { announceMany } from '../../events/ChangeFeed';
import { faultText, forbidden } from '../../http/Problem';
import { problemOf } from '../../http/problemOf';
import { transact } from '../../http/transact';
import type { BackgroundWorker } from '../../server/BackgroundWorker';
import type { Services } from '../../server/Services';
import { type BulkChange, keepChange, lockChange, lockNextChange } from './bulkChanges';
import { workSlice } from './bulkSlice';

/** How often a server looks for changes that another one has left. */
const LOOK_MS = 60_000;

/** Does what is left of large bulk changes: works through what is there at once, then whenever it is woken, and now and then. */
export function openBulkWorker(services: WorkerServices): BackgroundWorker {
  const closing = new AbortController();
  let isWoken = false;
  let working: Promise<void> | null = null;
  const workUntilDone = async () => {
    while (isWoken && !closing.signal.aborted) {
      isWoken = false;
      const began = performance.now();
      if (!(await workNext(services))) continue;
      isWoken = true;
      await restSince(began, closing.signal);
    }
  };
  const wake = () => {
    isWoken = true;
    working ??= workUntilDone()
      .catch((err: unknown) => services.log.error({ err }, 'A slice of a bulk change failed: it waits'))
      .finally(() => {
        working = null;
        // Woken while the loop was ending.
        if (isWoken && !closing.signal.aborted) wake();
      });
  };
  const looking = setInterval(wake, LOOK_MS);
  looking.unref();
  wake();
  return {
    wake,
    close: async () => {
      clearInterval(looking);
      closing.abort();
      await working;
    },
  };
}

type WorkerServices = Pick<Services, 'database' | 'log' | 'now' | 'newId'>;

/** One slice, in a transaction of its own. @returns whether there was one */
async function workNext({ database, log, ...ports }: WorkerServices): Promise<boolean> {
  const tried: { change?: BulkChange | undefined } = {};
  try {
    await transact(database, async (tx) => {
      tried.change = await lockNextChange(tx);
      if (!tried.change) return;
      const { workspaceId, doneBy: personId } = tried.change;
      // Whoever began it may have another role by now, or none.
      const actor = await personNow(tx, { workspaceId, personId });
      if (!actor) throw forbidden();
      await workSlice(tx, actor, tried.change, ports);
    });
  } catch (error) {
    const { change } = tried;
    const problem = problemOf(error);
    // A database that is away, or that has no room, passes.
    if (!change || (problem && problem.status >= 500)) throw error;
    log.warn({ change: change.id, err: error }, 'A bulk change stopped');
    await transact(database, (tx) => stop(tx, change, problem?.message ?? faultText(change.id), ports.now()));
  }
  return tried.change !== undefined;
}

/** Leaves a change where it is, unless somebody did so meanwhile. */
async function stop(tx: Tx, { workspaceId, id }: BulkChange, problem: string, now: Date): Promise<void> {
  const change = await lockChange(tx, { workspaceId, id });
  if (change?.state !== 'working') return;
  await keepChange(tx, { ...change, state: 'stopped', problem });
  await announceMany(tx, workspaceId, 'task', now);
}
