import { CHANGED_ENTITIES, type ChangedEntity, type ChangeEvent, type EntityKind } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import type { Database, Tx } from '../database/Database';
import { sql } from '../database/sql';
import { visibleIds } from './visibleIds';

/** Something changed, told to every server on the database. */
interface Change extends ChangeEvent {
  workspaceId: string;
  /** Somebody may see less than before. */
  hides: boolean;
  /** Every screen of the workspace loads again. */
  isLarge?: boolean;
}

/** A session ended: its open event streams end too. */
interface SessionEnd {
  endedSession: string;
}

type Message = Change | SessionEnd;

export interface ChangeFeed {
  /** A session's oldest listener makes room for one more than `MOST_PER_SESSION`. */
  subscribe(listener: ChangeListener): () => void;
  /** How many listen. */
  listening(): number;
  close(): Promise<void>;
}

export interface ChangeListener {
  actor(): SignedIn;
  /** Finds out what the actor is by now: their own role or standing may have changed. Never rejects. */
  lookAgain(): Promise<void>;
  /**
   * With the ids that the actor may know of, rows just deleted included. A change that may have taken rows out of sight is told
   * without any, too: they must leave the screen, and 'something changed' tells nothing.
   */
  onChange(event: ChangeEvent): void;
  /** The session ended, the server stops, or something may have been missed: who listened may come back. */
  onEnd(): void;
  /** Newer listeners of the session took its place: who listened may come back, but not at once. */
  onDisplaced(): void;
}

/** Pages in sight of one browser; those that are hidden close their streams. */
export const MOST_PER_SESSION = 20;

const CHANNEL = 'linework_changes';
/** A notification holds 8,000 bytes; an id takes 39 of them. */
const IDS_PER_MESSAGE = 150;
/** Who hears of more looks at everything again anyway. */
const MOST_NAMED = 10 * IDS_PER_MESSAGE;
/** Between one listener and the next of a large change: about what the embedded database takes for one's screen, several times over. */
const TURN_MS = 100;
/** The last one hears of it by then. */
const ALL_TURNS_MS = 5_000;

/** Listens on the database for what this and other servers announce. */
export async function openChangeFeed(
  database: Database,
  onError: (error: unknown) => void,
): Promise<ChangeFeed> {
  const listeners = new Set<ChangeListener>();
  let isClosed = false;
  let untold: Change[] = [];
  let telling: Promise<void> | null = null;
  const endAll = () => {
    for (const listener of listeners) listener.onEnd();
  };
  /** What comes in while the database is asked who sees the first is asked about together. */
  const tell = async () => {
    while (untold.length > 0) {
      const changes = untold;
      untold = [];
      await tellTogether(database.orm, changes, [...listeners]);
    }
  };
  const stop = await database.listen(CHANNEL, {
    onPayload: (payload) => {
      if (listeners.size === 0) return;
      const message = JSON.parse(payload) as Message;
      if ('endedSession' in message) {
        for (const listener of listeners)
          if (listener.actor().sessionId === message.endedSession) listener.onEnd();
        return;
      }
      if (message.isLarge) {
        tellInTurn(message, listeners);
        return;
      }
      untold.push(message);
      telling ??= tell()
        .catch((error: unknown) => {
          onError(error);
          endAll();
        })
        .finally(() => {
          telling = null;
        });
    },
    // Who comes back looks at everything again, and only with a session that still stands.
    onGap: endAll,
  });
  return {
    listening: () => listeners.size,
    subscribe: (listener) => {
      if (isClosed) listener.onEnd();
      const { sessionId } = listener.actor();
      const others = [...listeners].filter((other) => other.actor().sessionId === sessionId);
      const [oldest] = others;
      if (oldest && others.length >= MOST_PER_SESSION) {
        listeners.delete(oldest);
        oldest.onDisplaced();
      }
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      isClosed = true;
      endAll();
      await stop();
      await telling;
    },
  };
}

/** Tells one listener after the other: screens that all load again in the same moment would wait for each other. */
function tellInTurn({ workspaceId, entity, at }: Change, listeners: ReadonlySet<ChangeListener>): void {
  const concerned = [...listeners].filter((listener) => listener.actor().workspaceId === workspaceId);
  const turn = Math.min(TURN_MS, ALL_TURNS_MS / concerned.length);
  for (const [index, listener] of concerned.entries()) {
    const tell = () => listeners.has(listener) && listener.onChange({ entity, ids: [], at });
    setTimeout(tell, index * turn).unref();
  }
}

/** Tells each listener each change of their workspace, in order, with what they may know of it. */
async function tellTogether(tx: Tx, changes: readonly Change[], listeners: readonly ChangeListener[]) {
  const concerned = listeners.filter((listener) =>
    changes.some((change) => concerns(change, listener.actor())),
  );
  await Promise.all(concerned.map((listener) => listener.lookAgain()));

  const groupOf = ({ workspaceId, entity }: Change) => `${workspaceId} ${entity}`;
  const actors = listeners.map((listener) => listener.actor());
  const visible = new Map<string, (person: SignedIn) => ReadonlySet<string>>();
  for (const change of changes) {
    const { workspaceId, entity } = change;
    const group = groupOf(change);
    if (visible.has(group)) continue;
    const people = actors.filter((actor) => actor.workspaceId === workspaceId);
    const ids = changes.filter((other) => groupOf(other) === group).flatMap((other) => other.ids);
    visible.set(group, await visibleIds(tx, people, { workspaceId, entity, ids }));
  }
  for (const change of changes) {
    const { workspaceId, entity, ids, at, hides } = change;
    for (const [index, actor] of actors.entries()) {
      if (actor.workspaceId !== workspaceId) continue;
      const seen = visible.get(groupOf(change))?.(actor);
      const told = ids.filter((id) => seen?.has(id));
      if (hides || told.length > 0 || ids.length === 0) listeners[index]?.onChange({ entity, ids: told, at });
    }
  }
}

/** Whether the change may be one of the listener's own role or standing. */
function concerns({ workspaceId, entity, ids }: Change, actor: SignedIn): boolean {
  return (
    entity === 'person' &&
    workspaceId === actor.workspaceId &&
    (ids.length === 0 || ids.includes(actor.personId))
  );
}

export interface Telling {
  /** False where nobody can see less than before: then those who see none of the rows need not look at theirs again. */
  hides?: boolean;
  /** Says nothing: the change is part of a larger one that tells of all of it now and then. */
  quiet?: boolean;
  /** Of a larger change: its activity is one entry with what the other parts of it tell. */
  group?: string;
}

/** Announces a change when, and only when, the transaction commits. Of some kinds nobody is told. */
export async function announce(
  tx: Tx,
  workspaceId: string,
  kind: EntityKind | ChangedEntity,
  ids: readonly string[],
  now: Date,
  { hides = true, quiet = false }: Telling = {},
): Promise<void> {
  const entity = CHANGED_ENTITIES.find((announced) => announced === kind);
  if (quiet || !entity) return;
  const change = { workspaceId, entity, at: now.toISOString(), hides };
  if (ids.length > MOST_NAMED) await notify(tx, { ...change, ids: [] });
  else
    for (let start = 0; start < ids.length; start += IDS_PER_MESSAGE)
      await notify(tx, { ...change, ids: ids.slice(start, start + IDS_PER_MESSAGE) });
}

/** Announces, as `announce` does, that more of a kind changed than there is to be named; who listens hears of it within seconds. */
export async function announceMany(
  tx: Tx,
  workspaceId: string,
  entity: ChangedEntity,
  now: Date,
): Promise<void> {
  await notify(tx, { workspaceId, entity, ids: [], at: now.toISOString(), hides: true, isLarge: true });
}

export async function announceSessionEnd(tx: Tx, sessionId: string): Promise<void> {
  await notify(tx, { endedSession: sessionId });
}

async function notify(tx: Tx, message: Message): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(message)})`);
}
