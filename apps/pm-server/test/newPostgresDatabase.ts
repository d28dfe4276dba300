import { randomUUID } from 'node:crypto';
import { addressIn, execute } from './postgres';
import { SHARED_POSTGRES } from './sharedPostgres';

export interface PostgresDatabase {
  name: string;
  url: string;
  /** Removes it, with the connections that it still has. */
  drop(): Promise<void>;
}

/** A new, empty database in the PostgreSQL server that the test files of a run share. */
export function newPostgresDatabase(): Promise<PostgresDatabase> {
  return copyOf('template1');
}

/** Where the server that the test files share listens. */
export function sharedFolder(): string {
  const folder = process.env[SHARED_POSTGRES];
  if (!folder) throw new Error(`${SHARED_POSTGRES} is not set: run this file by Vitest or Playwright`);
  return folder;
}

/** A new copy of a database of that server. */
export async function copyOf(template: string): Promise<PostgresDatabase> {
  const folder = sharedFolder();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const server = addressIn(folder, 'postgres');
  await execute(server, `create database ${name} template ${template}`);
  return {
    name,
    url: addressIn(folder, name),
    drop: async () => {
      await execute(server, `drop database ${name} with (force)`);
    },
  };
}
