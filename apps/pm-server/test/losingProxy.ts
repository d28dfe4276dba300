import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface LosingProxy {
  /** The address of the same database by way of the proxy. */
  url: string;
  /** The connection that sends this next is cut off when the server answers it. */
  loseAnswerTo(sent: string): void;
  close(): Promise<void>;
}

/** Stands between us and a PostgreSQL on a socket in a folder. */
export async function losingProxy(url: string): Promise<LosingProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'lw-proxy-'));
  const behind = new URL(url);
  const socketIn = (of: string) => join(of, '.s.PGSQL.5432');
  const target = socketIn(behind.searchParams.get('host') ?? '');
  const sockets = new Set<Socket>();
  let awaited: string | null = null;
  const proxy = createServer((ours) => {
    const theirs = createConnection(target);
    let isLosing = false;
    for (const socket of [ours, theirs]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
    }
    ours.on('close', () => theirs.destroy());
    theirs.on('close', () => ours.destroy());
    ours.on('data', (bytes) => {
      if (awaited !== null && bytes.includes(awaited)) {
        isLosing = true;
        awaited = null;
      }
      theirs.write(bytes);
    });
    theirs.on('data', (bytes) => {
      if (isLosing) ours.destroy();
      else ours.write(bytes);
    });
  });
  await new Promise<void>((resolve) => proxy.listen(socketIn(folder), resolve));
  behind.searchParams.set('host', folder);
  return {
    url: behind.toString(),
    loseAnswerTo: (sent) => {
      awaited = sent;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
