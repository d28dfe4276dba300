import { newClient } from '@linework/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { clientApi } from '../clients/clientApi';
import { fakeServer } from '../testing/fakeServer';

afterEach(() => vi.unstubAllGlobals());

const input = { ...newClient(), id: 'c1', name: 'Port of Halden' };

test('GEN-10: a create whose answer was lost, edited and sent again, updates the one row that it made', async () => {
  const seen = fakeServer({
    'POST /clients': () => ({ status: 409 }),
    'GET /clients/c1': () => ({ body: { id: 'c1', version: 1 } }),
    'PUT /clients/c1': () => ({ body: { id: 'c1', version: 2 } }),
  });
  await expect(clientApi.create(input)).resolves.toMatchObject({ version: 2 });
  expect(seen.at(-1)?.headers.get('If-Match')).toBe('"1"');
});

test('GEN-10: a create that meets a row changed by somebody since is refused', async () => {
  const seen = fakeServer({
    'POST /clients': () => ({ status: 409 }),
    'GET /clients/c1': () => ({ body: { id: 'c1', version: 3 } }),
  });
  await expect(clientApi.create(input)).rejects.toMatchObject({ status: 409 });
  expect(seen.map(({ call }) => call)).not.toContain('PUT /clients/c1');
});
