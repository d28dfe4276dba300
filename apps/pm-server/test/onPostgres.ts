import { describe } from 'vitest';
import { postgresBinaries } from './postgres';

/** Runs tests that need PostgreSQL; says so where a machine lacks its programs. */
export function onPostgres(title: string, tests: () => void): void {
  const why = postgresBinaries ? '' : ' - skipped: this machine has no PostgreSQL server programs';
  describe.skipIf(!postgresBinaries)(`${title}${why}`, tests);
}
