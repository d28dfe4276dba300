import { vi } from 'vitest';

type Answer = { status?: number; body?: unknown } | 'offline' | Promise<{ status?: number; body?: unknown }>;
type Handler = (request: { body: unknown; headers: Headers; url: URL }) => Answer;

/** A request as the fake server saw it. */
export interface Seen {
  /** 'PUT /clients/1' */
  call: string;
  body: unknown;
  headers: Headers;
}

/**
 * Stands in for the server at the one port that the app has to it, `fetch`.
 * @param handlers by 'METHOD /path' below /api, or with ':id' for every id; what is not there answers 404
 * @returns every request, in order
 */
export function fakeServer(handlers: Record<string, Handler>): Seen[] {
  const seen: Seen[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, 'http://linework.test');
    const call = `${init.method ?? 'GET'} ${url.pathname.replace(/^\/api/, '')}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const headers = new Headers(init.headers);
    seen.push({ call, body, headers });
    const handler = handlers[call] ?? handlers[call.replace(UUID, ':id')];
    const answer = await (handler?.({ body, headers, url }) ?? {
      status: 404,
      body: { title: 'Not found' },
    });
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer.body ?? null), { status: answer.status ?? 200 });
  });
  return seen;
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
