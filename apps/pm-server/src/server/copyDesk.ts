import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { Logger } from 'pino';
import type { DirectoryCopies } from '../database/engines/directoryCopies';

/** Where `linework backup` asks a running server for a copy of its directory. */
export interface CopyDeskAddress {
  port: number;
  /** Known to who may read the data directory. */
  token: string;
}

export interface CopyDesk {
  address: CopyDeskAddress;
  close(): Promise<void>;
}

/** Without a word for so long, whoever copies is taken for gone: the log grows meanwhile. A word comes with each file, of 1 GB at most. */
const SILENCE_MS = 10 * 60_000;

/**
 * Listens on the loopback interface, on a port of its own. What is said there, line by line:
 *
 *   client  the token                       server  begun (or: busy)
 *   client  an empty line now and then
 *   client  copied                          server  backup_label, as JSON
 *   client  ends the connection once it has the log
 */
export async function openCopyDesk(copies: DirectoryCopies, log: Logger): Promise<CopyDesk> {
  const token = randomBytes(32).toString('base64url');
  const visits = new Map<Socket, Promise<void>>();
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.setTimeout(SILENCE_MS, () => socket.destroy());
    const visit = serve(socket, token, copies)
      .catch((error: unknown) => log.error({ err: error }, 'A copy of the database for a backup failed'))
      .finally(() => {
        socket.destroy();
        visits.delete(socket);
      });
    visits.set(socket, visit);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: { port: (server.address() as AddressInfo).port, token },
    close: async () => {
      server.close();
      for (const socket of visits.keys()) socket.destroy();
      await Promise.all(visits.values());
    },
  };
}

async function serve(socket: Socket, token: string, copies: DirectoryCopies): Promise<void> {
  const reader = createInterface({ input: socket });
  // Where this side ends the connection, nothing else says that there will be no more lines.
  socket.once('close', () => reader.close());
  const lines = reader[Symbol.asyncIterator]();
  const first = await lines.next();
  if (first.done || !isSame(first.value, token)) return;
  if (copies.isUnderWay()) return void socket.end('busy\n');
  const copy = await copies.begin();
  try {
    socket.write('begun\n');
    for await (const line of { [Symbol.asyncIterator]: () => lines })
      if (line === 'copied') socket.write(`${JSON.stringify(await copy.filesAreCopied())}\n`);
  } finally {
    await copy.end();
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
