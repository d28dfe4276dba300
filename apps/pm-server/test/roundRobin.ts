import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A reverse proxy in front of several servers. */
export interface RoundRobin {
  url: string;
  /** How many requests each server answered, by its address. */
  answered: Map<string, number>;
  close(): Promise<void>;
}

/** Hands requests to the servers in turn over connections that it keeps; to the next where one no longer listens. */
export async function roundRobin(servers: readonly string[]): Promise<RoundRobin> {
  const answered = new Map(servers.map((server) => [server, 0]));
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const forward = (
    incoming: IncomingMessage,
    body: Buffer,
    answer: ServerResponse,
    [server = '', ...others]: readonly string[],
  ) => {
    const { method = 'GET', headers, url } = incoming;
    const outgoing = request(`${server}${url}`, { method, headers, agent }, (reply) => {
      answered.set(server, (answered.get(server) ?? 0) + 1);
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    outgoing.once('error', ({ code }: NodeJS.ErrnoException) => {
      // A new connection that is reset waited for a server that had stopped listening: nothing took the request.
      const isUnheard = code === 'ECONNREFUSED' || (code === 'ECONNRESET' && !outgoing.reusedSocket);
      if (isUnheard && others.length > 0) forward(incoming, body, answer, others);
      else answer.writeHead(502).end(`${code} on ${outgoing.reusedSocket ? 'a kept' : 'a new'} connection`);
    });
    answer.once('close', () => outgoing.destroy());
    outgoing.end(body);
  };
  const proxy = createServer(async (incoming, answer) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part);
    turn = (turn + 1) % servers.length;
    forward(incoming, Buffer.concat(parts), answer, [...servers.slice(turn), ...servers.slice(0, turn)]);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    answered,
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
        agent.destroy();
      }),
  };
}
