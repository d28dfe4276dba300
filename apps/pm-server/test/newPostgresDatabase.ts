import { randomUUID } from 'node:crypto';
import { addressIn, execute } from './postgres';
import { SHARED_POSTGRES } from './sharedPostgres';

export interface PostgresDatabase {
  url: string;
  /** Removes it, with the connections that it still has. */
  drop(): Promise<void>;
}

/** A new, empty database in the PostgreSQL server that the test files of a run share. */
export async function newPostgresDatabase(): Promise<PostgresDatabase> {
  const folder = process.env[SHARED_POSTGRES];
  if (!folder) throw new Error(`${SHARED_POSTGRES} is not set: run this file by Vitest or Playwright`);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const server = addressIn(folder, 'postgres');
  await execute(server, `create database ${name}`);
  return {
    url: addressIn(folder, name),
    drop: async () => {
      await execute(server, `drop database ${name} with (force)`);
    },
  };
}
