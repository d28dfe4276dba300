import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface FaultyProxy {
  /** The address of the same database by way of the proxy. */
  url: string;
  /** The connection that sends this next is cut off when the server answers it. */
  loseAnswerTo(sent: string): void;
  /** Until `mend`, the server is sent nonsense for this word, which it refuses. */
  garble(word: string): void;
  mend(): void;
  close(): Promise<void>;
}

/** Stands between us and a PostgreSQL on a socket in a folder. */
export async function faultyProxy(url: string): Promise<FaultyProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'lw-proxy-'));
  const behind = new URL(url);
  const socketIn = (of: string) => join(of, '.s.PGSQL.5432');
  const target = socketIn(behind.searchParams.get('host') ?? '');
  const sockets = new Set<Socket>();
  let awaited: string | null = null;
  let garbled: string | null = null;
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
      theirs.write(garbled === null ? bytes : without(garbled, bytes));
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
    garble: (word) => {
      garbled = word;
    },
    mend: () => {
      garbled = null;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** As long as before, for a message says its length. */
function without(word: string, bytes: Buffer): Buffer {
  return Buffer.from(bytes.toString('latin1').replaceAll(word, '?'.repeat(word.length)), 'latin1');
}
