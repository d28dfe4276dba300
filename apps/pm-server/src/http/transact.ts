import type { Database, Tx } from '../database/Database';

/** Conflicts between two transactions that a second try settles: serialisation, deadlock, the same new id at once. */
const TRY_AGAIN = new Set(['40001', '40P01', '23505']);

/** Runs a write in one transaction, once more where it lost a race. */
export async function transact<T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await database.transaction(work);
  } catch (error) {
    if (!lostRace(error)) throw error;
    return database.transaction(work);
  }
}

function lostRace(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code && TRY_AGAIN.has(code)) return true;
  }
  return false;
}
