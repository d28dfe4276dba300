import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartupError } from '../../server/StartupError';
import type { Database, NotificationListener, Tx } from '../Database';
import type { SQL } from '../sql';
import { GatheringSocket } from './GatheringSocket';
import { UncertainCommit } from './UncertainCommit';

const MINIMUM_VERSION = 150_000;

/** How long PostgreSQL lets a statement run and wait, and a transaction idle, in milliseconds; 0 is for ever. */
export interface Limits {
  statement: number;
  lock: number;
  idleInTransaction: number;
}

/** Of a server: who holds a lock too long keeps the one waiting who needs it, and after seconds not even that one. */
export const SERVING: Limits = { statement: 60_000, lock: 4_000, idleInTransaction: 30_000 };
/** Of a command, which may have much to do and keeps nobody waiting. */
export const PATIENT: Limits = { statement: 0, lock: 0, idleInTransaction: 0 };

/** Connects to a PostgreSQL server of version 15 or newer. */
export async function openPostgres(
  url: string,
  onError: (error: Error) => void,
  limits: Limits = SERVING,
): Promise<Database> {
  const place = withoutPassword(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    types: timesAsText,
    pipeline: true,
    stream: () => new GatheringSocket(),
  });
  pool.on('error', onError);
  // One connection that no request waits on: whether the database answers must not depend on what the others wait for.
  const spare = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  });
  spare.on('error', onError);
  // A connection that breaks under a transaction says so twice: to the statement under way, and as an event, which would end
  // the process if nobody listened.
  pool.on('connect', (client) => client.on('error', () => {}));
  await checkVersion(pool, place);
  const orm = ormOn(pool);
  return {
    kind: 'postgres',
    place,
    orm,
    transaction: (work) => inTransaction(pool, work),
    readAsOfNow: (work) => inTransaction(pool, work, BEGIN_AS_OF_NOW),
    script: async (statements) => {
      await pool.query(statements);
    },
    ping: async () => {
      await spare.query('select 1');
    },
    listen: (channel, listener) => listen(url, channel, listener, onError),
    close: async () => {
      await Promise.all([pool.end(), spare.end()]);
    },
  };
}

/** Statements of our own go to the driver as they are: Drizzle's way there costs more than the driver itself. */
function ormOn(connection: pg.Pool | pg.PoolClient): Tx {
  const execute = async <Row>(statement: SQL): Promise<{ rows: Row[] }> => {
    const { text, values } = statement;
    try {
      return await connection.query<Row & pg.QueryResultRow>(text, values);
    } catch (error) {
      throw new DrizzleQueryError(text, values, error instanceof Error ? error : undefined);
    }
  };
  return Object.assign(drizzle(connection), { execute });
}

/** Extended, as statements with parameters are, so that the socket gathers it with them. */
const BEGIN = { text: 'begin', queryMode: 'extended' };
const BEGIN_AS_OF_NOW = { ...BEGIN, text: 'begin isolation level repeatable read read only' };

const ormOf = new WeakMap<pg.PoolClient, Tx>();

/**
 * One transaction on one connection. BEGIN travels with the first statements, those that `work` sends before it waits. Where BEGIN
 * alone fails, PostgreSQL carries these out by themselves, and nothing after them: so they only read and lock.
 *
 * Drizzle's own transaction on a pool never gives a connection back that broke before it began: ten of those, and the server
 * would wait for ever.
 */
async function inTransaction<T>(
  pool: pg.Pool,
  work: (tx: Tx) => Promise<T>,
  begin: pg.QueryConfig = BEGIN,
): Promise<T> {
  const client = await pool.connect();
  let isOver = false;
  try {
    const orm = ormOf.get(client) ?? ormOn(client);
    ormOf.set(client, orm);
    const begun = client.query(begin);
    begun.catch(() => client.end());
    const result = await work(orm);
    await begun;
    await commit(client);
    isOver = true;
    return result;
  } catch (error) {
    // The first error says why.
    isOver = await client.query('rollback').then(
      () => true,
      () => false,
    );
    throw error;
  } finally {
    // A connection that cannot even roll back is not used again.
    client.release(!isOver);
  }
}

/**
 * @throws Error where PostgreSQL answers COMMIT with ROLLBACK, as it does after a failed statement that nobody told of
 * @throws UncertainCommit where it does not answer
 */
async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('commit').catch((error: unknown) => {
    throw error instanceof pg.DatabaseError ? error : new UncertainCommit(error);
  });
  if (command !== 'COMMIT') throw new Error('A statement of the transaction had failed: nothing was stored');
}

const { DATE, TIMESTAMP, TIMESTAMPTZ, INTERVAL } = pg.types.builtins;
const TIMES = new Set<number>([DATE, TIMESTAMP, TIMESTAMPTZ, INTERVAL]);

/** As text, for a date's Date at midnight is another day in another time zone. */
const timesAsText: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    TIMES.has(oid)
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

/** The longest wait between two attempts to hear the database again. */
const MOST_PAUSE_MS = 2_000;

/** One connection of its own that waits for notifications, made again with growing pauses when it is lost. */
async function listen(
  url: string,
  channel: string,
  { onPayload, onGap }: NotificationListener,
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
    await next.connect();
    await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    next.on('end', reconnectLater);
    if (stopped) return next.end();
    client = next;
    pause = 250;
  };
  const reconnectLater = (): void => {
    if (stopped) return;
    clearTimeout(retry);
    retry = setTimeout(() => {
      connect().then(onGap, (error: Error) => {
        onError(error);
        reconnectLater();
      });
    }, pause);
    pause = Math.min(pause * 2, MOST_PAUSE_MS);
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
