import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const script = join(import.meta.dirname, 'addTasks.mjs');

/** Adds so many open tasks, of every status, before a server is started on the database. `databaseUrl` for PostgreSQL. */
export async function addTasks(count: number, dataDirectory: string, databaseUrl = ''): Promise<void> {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script, String(count)], {
    env: { ...process.env, DATA_DIR: dataDirectory, DATABASE_URL: databaseUrl },
  });
}
