import { createRoute } from '@hono/zod-openapi';
import { ChangeEvent } from '@linework/domain';
import { streamSSE } from 'hono/streaming';
import { sessionNow } from '../access/session';
import { refused } from '../http/contract';
import { createRouter } from '../http/createRouter';
import { problemOf } from '../http/problemOf';
import type { Services } from '../server/Services';
import { MOST_PER_SESSION } from './ChangeFeed';

/** Often enough that proxies keep the connection, and that a session is noticed which ended without anybody saying so. */
const HEARTBEAT_MS = 20_000;
/** How long a browser waits before it listens again. */
const RETRY_MS = 1_000;
/** The same where newer streams of the session took its place: pages beyond the most must not take turns every second. */
const DISPLACED_RETRY_MS = 60_000;

const events = createRoute({
  method: 'get',
  path: '/api/events',
  tags: ['Events'],
  summary: 'What others change, while they do',
  description: `Server-sent events, until the session ends or the server stops. The data of each is one change as JSON. Comments in
    between keep the connection open. A session has up to ${MOST_PER_SESSION} streams: one more ends the oldest. After a gap, load again what you show: what was missed is not sent again.`,
  responses: {
    200: { description: 'Listening', content: { 'text/event-stream': { schema: ChangeEvent } } },
    ...refused,
  },
});

/** What changes in the workspace, as server-sent events. */
export function eventRoutes(services: Services) {
  const { changes, log } = services;
  return createRouter().openapi(events, (c) => {
    let { actor } = c.var;
    c.header('X-Accel-Buffering', 'no');
    // Hono answers HEAD by what answers GET, without its body: a stream would be left open that nobody reads.
    if (c.req.method === 'HEAD') return c.body(null, 200, { 'Content-Type': 'text/event-stream' });
    const answer = streamSSE(c, async (stream) => {
      const ended = endSignal();
      const endEarly = (error: unknown) => {
        log.warn({ err: error }, 'An event stream ended early');
        ended.now();
      };
      let queue = Promise.resolve();
      const inOrder = (work: () => Promise<unknown>) => {
        queue = queue.then(async () => {
          if (!ended.isOver()) await work();
        });
        queue.catch(endEarly);
      };
      let expiry: NodeJS.Timeout | undefined;
      const lookAgain = async () => {
        const session = await whileItCanBeTold(sessionNow(services, actor.sessionId)).catch(endEarly);
        if (session === null) ended.now();
        if (!session || ended.isOver()) return;
        actor = session.actor;
        clearTimeout(expiry);
        if (session.livesMs < HEARTBEAT_MS) expiry = setTimeout(lookAgain, session.livesMs);
      };
      const unsubscribe = changes.subscribe({
        actor: () => actor,
        lookAgain,
        onChange: (event) => inOrder(() => stream.writeSSE({ data: JSON.stringify(event) })),
        onEnd: ended.now,
        onDisplaced: () => {
          // Ends at once, whether anybody still reads it or not.
          stream.write(`retry: ${DISPLACED_RETRY_MS}\n\n`).catch(endEarly);
          ended.now();
        },
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
    // Hono says 'no-cache', by which a cache may keep what it has to ask about again.
    answer.headers.set('Cache-Control', 'no-store');
    return answer;
  });
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
