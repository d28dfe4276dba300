import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../testing/fakeServer';
import { request, search } from './request';
import { onSessionEnd } from './sessionEnd';

afterEach(() => vi.unstubAllGlobals());

test('SRV-02: an update carries the version that the person saw', async () => {
  const seen = fakeServer({ 'PUT /clients/1': () => ({ body: { id: '1', version: 4 } }) });
  await request('/clients/1', { method: 'PUT', body: { name: 'Halden' }, version: 3 });
  expect(seen[0]?.headers.get('If-Match')).toBe('"3"');
});

test('GEN-10: a refusal keeps the server’s words, its field errors and the stored row', async () => {
  const body = {
    title: 'Not valid',
    detail: 'Company name is required',
    errors: [{ path: 'name', message: 'Company name is required' }, { nonsense: true }],
    current: { version: 7 },
  };
  fakeServer({ 'POST /clients': () => ({ status: 422, body }) });
  await expect(request('/clients', { method: 'POST', body: {} })).rejects.toMatchObject({
    kind: 'api-problem',
    status: 422,
    detail: 'Company name is required',
    errors: [{ path: 'name', message: 'Company name is required' }],
    current: { version: 7 },
  });
});

test('GEN-10: a server that cannot be reached is told as that, and what to do', async () => {
  fakeServer({ 'GET /clients': () => 'offline' });
  await expect(request('/clients')).rejects.toMatchObject({
    status: 0,
    title: 'The server cannot be reached',
    detail: expect.stringContaining('try again'),
  });
});

test('GEN-02: the end of a session is announced, but not where nobody is signed in yet', async () => {
  fakeServer({ 'GET /clients': () => ({ status: 401 }), 'GET /session': () => ({ status: 401 }) });
  const ended = vi.fn();
  const stop = onSessionEnd(ended);
  await request('/session', { anonymous: true }).catch(() => undefined);
  expect(ended).not.toHaveBeenCalled();
  await request('/clients').catch(() => undefined);
  expect(ended).toHaveBeenCalledOnce();
  stop();
});

test('a request that was called off is no problem to show', async () => {
  const controller = new AbortController();
  vi.stubGlobal('fetch', async () => {
    controller.abort();
    throw new DOMException('Aborted', 'AbortError');
  });
  await expect(request('/clients', { signal: controller.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

test('parameters without a value are left out of the URL', () => {
  expect(search({ q: 'ä & b', cursor: null, status: '', limit: 20 })).toBe('?q=%C3%A4+%26+b&limit=20');
  expect(search({ cursor: undefined })).toBe('');
});
