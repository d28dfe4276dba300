import { createConnection, type Socket } from 'node:net';
import { Problem } from '../http/Problem';
import type { FileStore } from './FileStore';

/** Where a virus scanner listens that speaks clamd's protocol: a host and port, or the path of a socket. */
export type Scanner = { host: string; port: number } | { path: string };

/** A scanner that says nothing for so long is taken for gone. */
const SILENCE_MS = 60_000;

/**
 * Asks the scanner about stored bytes, by clamd's INSTREAM: each piece after its length, an empty one at the end.
 *
 * @throws Problem 503 where it does not answer, or cannot judge: while one is configured, nothing is let in unseen
 */
export async function scanContent(
  scanner: Scanner,
  store: FileStore,
  key: string,
  size: number,
): Promise<'clean' | 'infected'> {
  const answer = await ask(createConnection(scanner), store, key, size).catch(() => '');
  if (/\bFOUND\s*$/.test(answer)) return 'infected';
  if (/\bOK\s*$/.test(answer)) return 'clean';
  throw new Problem(503, {
    detail: 'The virus scanner does not answer, so nothing is let in. Try again shortly.',
    retryAfter: 30,
  });
}

async function ask(socket: Socket, store: FileStore, key: string, size: number): Promise<string> {
  socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('The scanner is silent')));
  try {
    // Sent and heard at once: a scanner that has seen enough answers, and closes, before it has it all.
    const sent = sendAll(socket, store, key, size).catch(() => undefined);
    const [answer] = await Promise.all([answerOf(socket), sent]);
    return answer;
  } finally {
    socket.destroy();
  }
}

function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    socket.on('data', (piece: Buffer) => {
      said += piece.toString('latin1').replaceAll('\0', '');
      if (said.length > 4_096) socket.destroy(new Error('The scanner says too much'));
    });
    socket.once('end', () => resolve(said));
    socket.once('error', reject);
    socket.once('close', () => resolve(said));
  });
}

async function sendAll(socket: Socket, store: FileStore, key: string, size: number): Promise<void> {
  await send(socket, Buffer.from('zINSTREAM\0'));
  for await (const chunk of store.stream(key, 0, size)) {
    const piece = chunk as Buffer;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    await send(socket, Buffer.concat([length, piece]));
  }
  await send(socket, Buffer.alloc(4));
}

function send(socket: Socket, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
}
