import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

/** How long requests under way may take when the server stops. */
const DRAIN_MS = 10_000;
/** How long an idle connection may still bring a request that was on its way. */
const GRACE_MS = 1_000;
const LOOK_MS = 100;

/**
 * Follows the answers of a server, so that it can stop without failing anyone. Call it before the server listens.
 *
 * @returns stops listening, answers what comes over the connections that are there, each for the last time, and resolves when
 * all of them have ended
 */
export function drainable(server: Server): () => Promise<void> {
  const underWay = new Set<ServerResponse>();
  let isDraining = false;
  server.prependListener('request', (_, answer) => {
    answer.shouldKeepAlive &&= !isDraining;
    underWay.add(answer);
    answer.once('close', () => underWay.delete(answer));
  });
  return async () => {
    isDraining = true;
    // An answer that has not begun will say 'Connection: close'.
    for (const answer of underWay) answer.shouldKeepAlive = false;
    const closing = Date.now();
    const looking = setInterval(() => {
      const waited = Date.now() - closing;
      // Not in the timer itself: after a busy moment it runs before what has arrived is read, and would reset a request's connection.
      if (waited > GRACE_MS) setImmediate(() => server.closeIdleConnections());
      if (waited > DRAIN_MS) server.closeAllConnections();
    }, LOOK_MS);
    // The close of HTTP servers would end idle connections at once, and with them requests that are on their way.
    await new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
    clearInterval(looking);
    server.close();
  };
}
