import type { ChangedEntity, ChangeEvent } from '@linework/domain';
import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../database/Database';

/** Something changed, told to every server on the database. */
export interface Change extends ChangeEvent {
  workspaceId: string;
}

/** A session ended: its open event streams end too. */
interface SessionEnd {
  endedSession: string;
}

type Message = Change | SessionEnd;

export interface ChangeFeed {
  subscribe(listener: ChangeListener): () => void;
  close(): Promise<void>;
}

export interface ChangeListener {
  onChange(change: Change): void;
  onSessionEnd(sessionId: string): void;
  /** The server stops, or something may have been missed: the stream ends, and whoever listened comes back. */
  onClose(): void;
}

const CHANNEL = 'linework_changes';
/** A notification holds 8,000 bytes; an id takes 39 of them. */
const IDS_PER_MESSAGE = 150;
/** Who hears of more looks at everything again anyway. */
export const MOST_NAMED = 10 * IDS_PER_MESSAGE;

/** Listens on the database for what this and other servers announce. */
export async function openChangeFeed(database: Database): Promise<ChangeFeed> {
  const listeners = new Set<ChangeListener>();
  let isClosed = false;
  const endAll = () => {
    for (const listener of listeners) listener.onClose();
  };
  const stop = await database.listen(CHANNEL, {
    onPayload: (payload) => {
      const message = JSON.parse(payload) as Message;
      for (const listener of listeners) {
        if ('endedSession' in message) listener.onSessionEnd(message.endedSession);
        else listener.onChange(message);
      }
    },
    // Who comes back looks at everything again, and only with a session that still stands.
    onGap: endAll,
  });
  return {
    subscribe: (listener) => {
      if (isClosed) listener.onClose();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      isClosed = true;
      endAll();
      await stop();
    },
  };
}

/** Announces a change when, and only when, the transaction commits. */
export async function announce(
  tx: Tx,
  workspaceId: string,
  entity: ChangedEntity,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const tell = (named: readonly string[]) => {
    const change: Change = { workspaceId, entity, ids: [...named], at: now.toISOString() };
    return tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(change)})`);
  };
  if (ids.length > MOST_NAMED) await tell([]);
  else
    for (let start = 0; start < ids.length; start += IDS_PER_MESSAGE)
      await tell(ids.slice(start, start + IDS_PER_MESSAGE));
}

export async function announceSessionEnd(tx: Tx, sessionId: string): Promise<void> {
  const message: SessionEnd = { endedSession: sessionId };
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(message)})`);
}
