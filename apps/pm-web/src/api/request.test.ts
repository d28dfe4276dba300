import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../testing/fakeServer';
import { dropFirstAnswers, putFirstAnswer } from './firstAnswers';
import { request, search } from './request';
import { onSessionEnd } from './sessionEnd';

afterEach(() => {
  vi.unstubAllGlobals();
  dropFirstAnswers();
});

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
  fakeServer({
    'GET /clients': () => ({ status: 401 }),
    'GET /session': () => ({ body: { person: null, ended: null } }),
  });
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

test('GEN-17: what the page has asked for already is not asked for again, and taken once', async () => {
  const seen = fakeServer({ 'GET /clients': () => ({ body: { total: 3 } }) });
  putFirstAnswer('/api/clients?sort=email');
  putFirstAnswer('/api/session', Response.json({ person: { id: 'p1' } }));
  expect(await request('/session')).toEqual({ person: { id: 'p1' } });
  expect(await request('/clients', { query: { sort: 'email' } })).toEqual({ total: 3 });
  expect(seen).toHaveLength(1);
  await request('/clients', { query: { sort: 'email' } });
  expect(seen).toHaveLength(2);
});

test('GEN-10: what the page asked for in vain is asked for again; after a save nothing of it is used', async () => {
  let answers = 0;
  const seen = fakeServer({
    'GET /clients': () => {
      answers += 1;
      return answers === 1 ? 'offline' : { body: { total: answers } };
    },
    'PUT /clients/1': () => ({ body: { id: '1' } }),
  });
  putFirstAnswer('/api/clients');
  expect(await request('/clients')).toEqual({ total: 2 });
  putFirstAnswer('/api/clients');
  await request('/clients/1', { method: 'PUT', body: {}, version: 1 });
  expect(await request('/clients')).toEqual({ total: 4 });
  expect(seen).toHaveLength(5);
});
