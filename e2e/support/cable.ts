import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';

/** The way between a browser and a server, which can be held up and cut. */
export interface Cable {
  /** The server's address by way of it. */
  url: string;
  /**
   * Lets everything through again, or so many bytes to the server before it holds what comes.
   * @returns when it holds
   */
  letThrough(bytes?: number): Promise<void>;
  /** Cuts when the server answers a request that begins like this: it is done, and nobody hears so. @returns when that was */
  cutAtAnswerTo(request: string): Promise<void>;
  /** Breaks every connection, and lets no other through until `letThrough`. */
  cut(): void;
  close(): Promise<void>;
}

/** Stands between the browser and a server on this machine, as TCP. */
export async function openCable(serverUrl: string): Promise<Cable> {
  const port = Number(new URL(serverUrl).port);
  const sockets = new Set<Socket>();
  const held = new Set<() => void>();
  let isCut = false;
  let room = Number.POSITIVE_INFINITY;
  let tellHeld = () => {};
  let lost: { request: string; tell: () => void } | null = null;

  const cut = () => {
    isCut = true;
    held.clear();
    for (const socket of sockets) socket.destroy();
  };
  const passOn = (bytes: Buffer, from: Socket, to: Socket) => {
    room -= bytes.length;
    const send = () => void (to.write(bytes) || pauseUntilDrained(from, to));
    if (room > 0) return send();
    from.pause();
    held.add(() => {
      send();
      from.resume();
    });
    tellHeld();
  };
  const listener = createServer((browser) => {
    sockets.add(browser);
    browser.on('error', () => browser.destroy());
    browser.on('close', () => sockets.delete(browser));
    if (isCut) return browser.destroy();
    const server = createConnection(port, '127.0.0.1');
    let isLosing = false;
    server.on('error', () => server.destroy());
    server.on('close', () => browser.destroy());
    browser.on('close', () => server.destroy());
    browser.on('data', (bytes: Buffer) => {
      if (lost !== null && bytes.subarray(0, lost.request.length).toString('latin1') === lost.request)
        isLosing = true;
      passOn(bytes, browser, server);
    });
    server.on('data', (bytes) => {
      if (!isLosing) return void (browser.write(bytes) || pauseUntilDrained(server, browser));
      cut();
      lost?.tell();
      lost = null;
    });
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('The cable has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    letThrough: (bytes = Number.POSITIVE_INFINITY) => {
      isCut = false;
      room = bytes;
      const waiting = [...held];
      held.clear();
      const holds = new Promise<void>((resolve) => {
        tellHeld = resolve;
      });
      for (const send of waiting) send();
      return holds;
    },
    cutAtAnswerTo: (request) =>
      new Promise((resolve) => {
        lost = { request, tell: resolve };
      }),
    cut,
    close: async () => {
      cut();
      listener.close();
      await once(listener, 'close');
    },
  };
}

function pauseUntilDrained(from: Socket, to: Socket): void {
  from.pause();
  to.once('drain', () => from.resume());
}
