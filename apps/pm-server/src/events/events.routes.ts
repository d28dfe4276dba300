import { createRoute } from '@hono/zod-openapi';
import { type ChangedEntity, ChangeEvent, reachOf } from '@linework/domain';
import { type SQL, sql } from 'drizzle-orm';
import { streamSSE } from 'hono/streaming';
import type { SignedIn } from '../access/SignedIn';
import { clientScope, personScope, projectScope, taskScope } from '../access/scope';
import { sessionNow } from '../access/session';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { uuids } from '../database/uuids';
import { refused } from '../http/contract';
import { createRouter } from '../http/createRouter';
import { problemOf } from '../http/problemOf';
import type { Services } from '../server/Services';
import type { Change } from './ChangeFeed';

/** Often enough that proxies keep the connection, and that a session is noticed which ended without anybody saying so. */
const HEARTBEAT_MS = 20_000;
/** How long a browser waits before it listens again. */
const RETRY_MS = 1_000;

const events = createRoute({
  method: 'get',
  path: '/api/events',
  tags: ['Events'],
  summary: 'What others change, while they do',
  description: `Server-sent events, until the session ends or the server stops. The data of each is one change as JSON. Comments in
    between keep the connection open. After a gap, load again what you show: what was missed is not sent again.`,
  responses: {
    200: { description: 'Listening', content: { 'text/event-stream': { schema: ChangeEvent } } },
    ...refused,
  },
});

/** What changes in the workspace, as server-sent events. */
export function eventRoutes(services: Services) {
  const { database, changes, log } = services;
  return createRouter().openapi(events, (c) => {
    let { actor } = c.var;
    c.header('X-Accel-Buffering', 'no');
    return streamSSE(c, async (stream) => {
      const ended = endSignal();
      let queue = Promise.resolve();
      const inOrder = (work: () => Promise<unknown>) => {
        queue = queue.then(async () => {
          if (!ended.isOver()) await work();
        });
        queue.catch((error: unknown) => {
          log.warn({ err: error }, 'An event stream ended early');
          ended.now();
        });
      };
      let expiry: NodeJS.Timeout | undefined;
      const lookAgain = async () => {
        const session = await whileItCanBeTold(sessionNow(services, actor.sessionId));
        if (session === null) ended.now();
        if (!session || ended.isOver()) return;
        actor = session.actor;
        clearTimeout(expiry);
        if (session.livesMs < HEARTBEAT_MS) expiry = setTimeout(() => inOrder(lookAgain), session.livesMs);
      };
      const unsubscribe = changes.subscribe({
        onChange: (change) => {
          if (change.workspaceId !== actor.workspaceId) return;
          if (concerns(change, actor)) inOrder(lookAgain);
          inOrder(async () => {
            const { entity, at } = change;
            const event: ChangeEvent = { entity, ids: await visibleIds(database.orm, actor, change), at };
            await stream.writeSSE({ data: JSON.stringify(event) });
          });
        },
        onSessionEnd: (sessionId) => {
          if (sessionId === actor.sessionId) ended.now();
        },
        onClose: ended.now,
      });
      const heartbeat = setInterval(() => {
        inOrder(lookAgain);
        inOrder(() => stream.write(': still here\n\n'));
      }, HEARTBEAT_MS);
      stream.onAbort(ended.now);
      // What became of the session between the request and the subscription was not heard.
      inOrder(lookAgain);
      inOrder(() => stream.write(`retry: ${RETRY_MS}\n: connected\n\n`));
      await ended.promise;
      clearInterval(heartbeat);
      clearTimeout(expiry);
      unsubscribe();
    });
  });
}

/** Whether the change may be one of the listener's own role or standing. */
function concerns({ entity, ids }: Change, { personId }: SignedIn): boolean {
  return entity === 'person' && (ids.length === 0 || ids.includes(personId));
}

/** Undefined while the database is away: what nobody can tell ends no stream, and nothing that could be told gets here either. */
async function whileItCanBeTold<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (problemOf(error)?.status === 503) return undefined;
    throw error;
  }
}

function endSignal() {
  const over = new AbortController();
  const promise = new Promise<void>((resolve) => {
    over.signal.addEventListener('abort', () => resolve());
  });
  return { promise, isOver: () => over.signal.aborted, now: () => over.abort() };
}

/**
 * The ids of a change that the actor may know of, rows just deleted included. The event itself always goes out: a row that has
 * left the actor's sight must leave the screen too, and 'something changed' tells nothing.
 */
async function visibleIds(tx: Tx, actor: SignedIn, { entity, ids }: Change): Promise<string[]> {
  if (entity === 'settings' || ids.length === 0) return ids;
  if (reachOf(actor, `${entity}:read`) === 'all') return ids;
  const rows = await rowsOf<{ id: string }>(tx, ROWS[entity](actor, ids));
  return rows.map(({ id }) => id);
}

const ROWS: Record<Exclude<ChangedEntity, 'settings'>, (actor: SignedIn, ids: string[]) => SQL> = {
  client: (actor, ids) =>
    sql`select c.id from clients c where c.workspace_id = ${actor.workspaceId} and c.id = any(${uuids(ids)}) and ${clientScope(actor)}`,
  project: (actor, ids) =>
    sql`select p.id from projects p where p.workspace_id = ${actor.workspaceId} and p.id = any(${uuids(ids)}) and ${projectScope(actor)}`,
  task: (actor, ids) =>
    sql`select t.id from tasks t join projects p on p.workspace_id = t.workspace_id and p.id = t.project_id
        where t.workspace_id = ${actor.workspaceId} and t.id = any(${uuids(ids)}) and ${taskScope(actor)}`,
  person: (actor, ids) =>
    sql`select u.id from people u where u.workspace_id = ${actor.workspaceId} and u.id = any(${uuids(ids)}) and ${personScope(actor)}`,
};
