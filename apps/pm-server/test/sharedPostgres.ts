import { postgresBinaries, startPostgres } from './postgres';

/** Names the folder of the run's server to the processes that run its test files. */
export const SHARED_POSTGRES = 'TEST_POSTGRES_FOLDER';

/**
 * The global set-up of Vitest and of Playwright: one PostgreSQL server for all test files of the run, which make databases of
 * their own in it by `newPostgresDatabase`. Resolves to what stops it; does nothing on a machine without PostgreSQL's programs.
 */
export default async function sharedPostgres(): Promise<() => Promise<void>> {
  if (!postgresBinaries) return async () => {};
  const postgres = await startPostgres();
  process.env[SHARED_POSTGRES] = postgres.folder;
  return postgres.stop;
}
