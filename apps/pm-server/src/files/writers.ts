/** Who writes to which upload, within this process: one at a time. */
export interface Writers {
  /** Ends the writer of an upload, if there is one, and waits until what it wrote is on disk. */
  stop(uploadId: string): Promise<void>;
  write<T>(
    uploadId: string,
    body: ReadableStream<Uint8Array>,
    work: (chunks: AsyncIterable<Uint8Array>) => Promise<T>,
  ): Promise<T>;
}

interface Writer {
  end(): void;
  done: Promise<unknown>;
}

/** The connection broke, or another one of the same sender took over. */
export class SenderGone extends Error {
  override readonly name = 'SenderGone';
}

/**
 * Keeps one writer for each upload. The next request for it ends the one before: after a lost connection the client is back before
 * the server knows that it was gone.
 */
export function openWriters(): Writers {
  const open = new Map<string, Writer>();
  const stop = async (uploadId: string) => {
    const writer = open.get(uploadId);
    writer?.end();
    await writer?.done.catch(() => undefined);
  };
  return {
    stop,
    write: async (uploadId, body, work) => {
      await stop(uploadId);
      const ending = new AbortController();
      const done = work(untilEnd(body, ending.signal));
      const writer = { end: () => ending.abort(), done };
      open.set(uploadId, writer);
      try {
        return await done;
      } finally {
        if (open.get(uploadId) === writer) open.delete(uploadId);
      }
    },
  };
}

/** The pieces of a request's body; fails once it was ended, or its sender is gone. */
async function* untilEnd(body: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  const cancel = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', cancel);
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new SenderGone();
      });
      if (signal.aborted) throw new SenderGone();
      if (done) return;
      yield value;
    }
  } finally {
    signal.removeEventListener('abort', cancel);
    cancel();
  }
}
