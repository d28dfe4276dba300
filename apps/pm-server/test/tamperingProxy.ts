import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TamperingProxy {
  /** The address of the same database by way of the proxy. */
  url: string;
  /** From now on the server reads `written` wherever `meant` was sent, which has as many bytes. */
  tamper(meant: string, written: string): void;
  close(): Promise<void>;
}

/** Stands between us and a PostgreSQL on a socket, for statements to fail that never do by themselves. */
export async function tamperingProxy(url: string): Promise<TamperingProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'lw-proxy-'));
  const behind = new URL(url);
  const socketIn = (of: string) => join(of, '.s.PGSQL.5432');
  const target = socketIn(behind.searchParams.get('host') ?? '');
  const sockets = new Set<Socket>();
  let change = (bytes: Buffer): Buffer => bytes;
  const proxy = createServer((ours) => {
    const theirs = createConnection(target);
    for (const [from, to] of [
      [ours, theirs],
      [theirs, ours],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('end', () => to.end());
    }
    ours.on('data', (bytes) => theirs.write(change(bytes)));
    theirs.on('data', (bytes) => ours.write(bytes));
  });
  await new Promise<void>((resolve) => proxy.listen(socketIn(folder), resolve));
  behind.searchParams.set('host', folder);
  return {
    url: behind.toString(),
    tamper: (meant, written) => {
      change = (bytes) => Buffer.from(bytes.toString('latin1').replaceAll(meant, written), 'latin1');
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
