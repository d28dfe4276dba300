import { TaskBulkAnswer } from '@linework/domain';
import { v7 } from 'uuid';
import { expect, vi } from 'vitest';
import { type Caller, found, read, request } from './everyWrite';

export const LARGE_DELETION = 'large deletion';
export const UNDO_OF_LARGE_DELETION = 'undo of a large deletion';

/** Many tasks that are deleted at once and brought back, across the deaths of the server. */
export interface LargeDeletion {
  /** Goes on where it was. Resolves to the name of what the death cut off. */
  repeatUntilDeath(): Promise<string>;
  /** What was acknowledged goes on after a start; what was not goes on too, or never began. */
  checkAfterStart(): Promise<void>;
  /** Goes on to where all tasks are back. */
  end(): Promise<void>;
}

/** Of all tasks that the client has, more than are deleted at once; nobody else may change them. */
export async function largeDeletion(caller: Caller, clientId: string): Promise<LargeDeletion> {
  const counts = () => read(caller, `/api/tasks/counts?client=${clientId}`);
  const untouched = await counts();
  let step = { id: v7(), isUndo: false, isAcknowledged: false };

  const path = () => `/api/tasks/bulk/${step.id}`;
  const progress = async () => TaskBulkAnswer.parse(await read(caller, path()));
  const begin = async () => {
    const tasks = { by: 'list', list: { client: clientId }, except: [] };
    const body = { id: step.id, action: 'delete', tasks };
    await (step.isUndo
      ? request(caller, { method: 'POST', path: `${path()}/undo` })
      : request(caller, { method: 'POST', path: '/api/tasks/bulk', body }));
    step.isAcknowledged = true;
  };
  /** At every moment as many tasks are there as is told of. */
  const isOver = async () => {
    const before = await progress();
    const { total } = await counts();
    const after = await progress();
    expect(['working', 'done']).toContain(after.state);
    const left = [before, after].map(({ changed, restored }) => untouched.total - changed + restored);
    expect(total).toBeGreaterThanOrEqual(Math.min(...left));
    expect(total).toBeLessThanOrEqual(Math.max(...left));
    return before.state === 'done';
  };
  const take = async () => {
    if (!step.isAcknowledged) await begin();
    await vi.waitUntil(isOver, { timeout: 120_000, interval: 50 });
    if (step.isUndo) expect(await counts()).toEqual(untouched);
    else expect((await counts()).total).toBe(0);
    step = step.isUndo
      ? { id: v7(), isUndo: false, isAcknowledged: false }
      : { ...step, isUndo: true, isAcknowledged: false };
  };

  return {
    repeatUntilDeath: async () => {
      try {
        for (;;) await take();
      } catch (error) {
        // What fetch throws where the connection broke.
        if (error instanceof TypeError) return step.isUndo ? UNDO_OF_LARGE_DELETION : LARGE_DELETION;
        throw error;
      }
    },
    checkAfterStart: async () => {
      const told = await found(progress);
      const hasBegun = told?.undoing === step.isUndo;
      if (step.isAcknowledged) expect(hasBegun).toBe(true);
      if (!hasBegun) {
        expect(told?.state).toBe(step.isUndo ? 'done' : undefined);
        expect((await counts()).total).toBe(step.isUndo ? 0 : untouched.total);
      }
      step.isAcknowledged = hasBegun;
    },
    end: async () => {
      do await take();
      while (step.isUndo);
    },
  };
}
