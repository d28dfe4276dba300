import type { TimeEntryRow } from '@linework/domain';
import { v7 as newId } from 'uuid';
import { isApiProblem, toProblem } from '../../api/problem';
import { alone } from '../../storage/holdName';
import { keptStore } from '../../storage/keptStore';
import { entriesOf, type ManualRow } from '../manual/ManualRow';
import { saveManual } from '../timeApi';

/** Rows of a manual entry (TIM-06) that could not be sent: kept on this device until the server has answered. */
export interface WaitingEntries {
  id: string;
  date: string;
  rows: readonly ManualRow[];
  /** Why the server did not take them; null while it was not reached. */
  refused: string | null;
}

const kept = keptStore({ database: 'linework-waiting', store: 'entries' });

/** Whether a save that failed can wait: the server was not reached, so that nothing is known to be wrong with it. */
export function canWait(error: unknown): boolean {
  return isApiProblem(error) && [0, 502, 503, 504].includes(error.status);
}

/** @returns whether they outlive the page; where not, they are nowhere */
export async function keepWaiting(
  personId: string,
  {
    id = newId(),
    refused = null,
    ...entries
  }: Pick<WaitingEntries, 'date' | 'rows'> & Partial<WaitingEntries>,
): Promise<boolean> {
  const key = keyOf(personId, id);
  const isKept = await kept.keep(key, { ...entries, id, refused } satisfies WaitingEntries);
  if (!isKept) await kept.drop(key);
  return isKept;
}

export function dropWaiting(personId: string, id: string): Promise<void> {
  return kept.drop(keyOf(personId, id));
}

/**
 * Sends what waits, in the order in which it was saved; sent twice it is saved once. Never rejects.
 * @returns what is left: refused, or the server was not reached
 */
export function sendWaiting(
  personId: string,
  onSaved: (rows: readonly TimeEntryRow[]) => void,
): Promise<WaitingEntries[]> {
  return alone(`waiting-entries:${personId}`, async () => {
    const left: WaitingEntries[] = [];
    let isReached = true;
    for (const entries of await waitingOf(personId)) {
      const answer = isReached && entries.refused === null ? await send(entries) : null;
      if (answer === 'not reached') isReached = false;
      if (answer === null || answer === 'not reached') {
        left.push(entries);
      } else if ('refused' in answer) {
        await keepWaiting(personId, { ...entries, ...answer });
        left.push({ ...entries, ...answer });
      } else {
        await dropWaiting(personId, entries.id);
        onSaved(answer.rows);
      }
    }
    return left;
  });
}

type Answer = { rows: TimeEntryRow[] } | { refused: string } | 'not reached';

async function send({ date, rows }: WaitingEntries): Promise<Answer> {
  try {
    return await saveManual(entriesOf(date, rows));
  } catch (error) {
    const { status, errors, detail } = toProblem(error);
    // Signed out, or too many requests at once: neither says anything about the entries.
    if (canWait(error) || status === 401 || status === 429) return 'not reached';
    return { refused: errors[0]?.message ?? detail };
  }
}

async function waitingOf(personId: string): Promise<WaitingEntries[]> {
  const keys = (await kept.keys()).filter((key) => key.startsWith(keyOf(personId, ''))).sort();
  const values = await Promise.all(keys.map(kept.read));
  return values.filter(isWaiting);
}

/** Ids are in the order of their making. */
function keyOf(personId: string, id: string): string {
  return `${personId}:${id}`;
}

function isWaiting(value: unknown): value is WaitingEntries {
  if (typeof value !== 'object' || value === null) return false;
  const { id, date, rows } = value as Record<string, unknown>;
  return typeof id === 'string' && typeof date === 'string' && Array.isArray(rows);
}
