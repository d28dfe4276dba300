import { ChangeEvent } from '@linework/domain';
import { expect, onTestFinished, vi } from 'vitest';
import type { TestApp } from './onDatabase';
import type { Person } from './testWorkspace';

export interface Stream {
  /** The next event that fits; fails when none comes within five seconds. */
  next(fits: (event: ChangeEvent) => boolean): Promise<ChangeEvent>;
  ended: Promise<void>;
  seen: ChangeEvent[];
}

/** Opens the event stream as the person; it is closed after the test. */
export async function listen(test: TestApp, person: Person): Promise<Stream> {
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  return readStream(
    await test.app.request('http://localhost/api/events', {
      headers: { host: 'localhost', cookie: person.cookie },
      signal: controller.signal,
    }),
  );
}

/** Opens the event stream of a server; it is closed after the test. */
export async function listenAt(url: string, cookie: string): Promise<Stream> {
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  return readStream(await fetch(`${url}/api/events`, { headers: { cookie }, signal: controller.signal }));
}

async function readStream(response: Response): Promise<Stream> {
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const seen: ChangeEvent[] = [];
  let connected: () => void = () => {};
  const ready = new Promise<void>((resolve) => {
    connected = resolve;
  });
  const ended = (async () => {
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
      // Also of one that ends before a byte has come.
      connected();
      if (done) return;
      for (const [, json] of decoder.decode(value).matchAll(/^data: (.*)$/gm))
        seen.push(ChangeEvent.parse(JSON.parse(json ?? '')));
    }
  })();
  await ready;
  const next = (fits: (event: ChangeEvent) => boolean) =>
    vi.waitFor(() => {
      const found = seen.find(fits);
      if (!found) throw new Error(`No such event came; seen: ${JSON.stringify(seen)}`);
      return found;
    }, 5_000);
  return { next, ended, seen };
}
