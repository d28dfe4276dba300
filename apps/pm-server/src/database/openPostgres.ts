import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartupError } from '../server/StartupError';
import type { Database, Tx } from './Database';
import * as schema from './schema';

const MINIMUM_VERSION = 150_000;

/** Connects to a PostgreSQL server of version 15 or newer. */
export async function openPostgres(url: string, onError: (error: Error) => void): Promise<Database> {
  const place = withoutPassword(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    types: textDates,
  });
  pool.on('error', onError);
  await checkVersion(pool, place);
  const orm = drizzle(pool, { schema }) as unknown as Tx;
  return {
    kind: 'postgres',
    place,
    orm,
    transaction: (work) => orm.transaction(work),
    script: async (statements) => {
      await pool.query(statements);
    },
    listen: (channel, onPayload) => listen(url, channel, onPayload, onError),
    close: () => pool.end(),
  };
}

/** OID 1082 is SQL's date: as text, for a Date at midnight is another day in another time zone. */
const textDates: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === 1082
      ? (text: string) => text
      : format === 'binary'
        ? pg.types.getTypeParser(oid, 'binary')
        : pg.types.getTypeParser(oid, 'text')) as typeof pg.types.getTypeParser,
};

async function checkVersion(pool: pg.Pool, place: string): Promise<void> {
  const answer = await pool
    .query<{ version: string; encoding: string }>(
      "select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding",
    )
    .catch(async (error: unknown) => {
      await pool.end();
      throw new StartupError(
        `The database at ${place} cannot be reached (${reason(error)}). Check DATABASE_URL and that PostgreSQL is running.`,
      );
    });
  const [server] = answer.rows;
  const problem =
    Number(server?.version) < MINIMUM_VERSION
      ? 'is older than PostgreSQL 15'
      : server?.encoding !== 'UTF8'
        ? `stores ${server?.encoding}, not UTF8`
        : null;
  if (!problem) return;
  await pool.end();
  throw new StartupError(
    `The database at ${place} ${problem}. Linework needs PostgreSQL 15 or newer with UTF8.`,
  );
}

/** One connection of its own that waits for notifications, made again with growing pauses when it is lost. */
async function listen(
  url: string,
  channel: string,
  onPayload: (payload: string) => void,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;
  let pause = 250;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
    next.on('notification', ({ payload }) => onPayload(payload ?? ''));
    next.on('error', onError);
    next.on('end', reconnectLater);
    await next.connect();
    await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = next;
    pause = 250;
  };
  const reconnectLater = (): void => {
    if (stopped) return;
    clearTimeout(retry);
    retry = setTimeout(() => {
      connect().catch((error: Error) => {
        onError(error);
        reconnectLater();
      });
    }, pause);
    pause = Math.min(pause * 2, 10_000);
  };

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await client?.end();
  };
}

/** The address as it may be shown and logged. */
export function withoutPassword(url: string): string {
  try {
    const address = new URL(url);
    address.password = '';
    address.search = '';
    return address.toString();
  } catch {
    return 'DATABASE_URL';
  }
}

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message ?? String(error);
}
