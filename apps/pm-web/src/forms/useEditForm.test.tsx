import { TextField } from '@linework/design-system';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { request } from '../api/request';
import { fakeServer } from '../testing/fakeServer';
import { renderScreen } from '../testing/renderScreen';
import { EditFormFrame } from './EditFormFrame';
import { SaveActions } from './SaveActions';
import { useEditForm } from './useEditForm';

interface Client {
  id: string;
  version: number;
  name: string;
  city: string;
}
const schema = z.object({
  name: z.string().min(1, { error: 'Company name is required' }),
  city: z.string().min(1, { error: 'City is required' }),
});
const stored: Client = { id: 'c1', version: 1, name: 'Port of Halden', city: 'Halden' };

async function loadSchema() {
  return schema;
}

interface ClientFormProps {
  row?: Client;
  load?: () => Promise<typeof schema>;
  staysOpen?: boolean;
}

function ClientForm({ row = stored, load = loadSchema, staysOpen = false }: ClientFormProps) {
  const navigate = useNavigate();
  const edit = useEditForm<z.infer<typeof schema>, typeof schema, Client>({
    entity: 'client',
    row,
    empty: () => ({ name: '', city: '' }),
    toValues: ({ name, city }) => ({ name, city }),
    loadSchema: load,
    save: (body, version) => request('/clients/c1', { method: 'PUT', body, version: version ?? undefined }),
    reload: () => request('/clients/c1'),
    onSaved: () => !staysOpen && void navigate('/clients'),
    staysOpen,
  });
  const { errors } = edit.form.formState;
  return (
    <>
      <SaveActions edit={edit} saveLabel="Update Client" onCancel={() => void navigate('/clients')} />
      <EditFormFrame edit={edit} label="Client" labels={{ name: 'Company name', city: 'City' }}>
        <TextField label="Company name" error={errors.name?.message} {...edit.form.register('name')} />
        <TextField label="City" error={errors.city?.message} {...edit.form.register('city')} />
      </EditFormFrame>
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
}

const open = () => renderScreen(<ClientForm />, { at: '/clients/edit' });
const field = (name: string) => screen.getByRole('textbox', { name });
const retype = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  if (text) await userEvent.type(field(name), text);
};
/** Fields are checked one after the other as they are left: once this one is marked, those before it have been checked too. */
const leaveEmpty = async (name: string, first = '') => {
  if (first) await userEvent.type(field(name), first);
  await userEvent.clear(field(name));
  await userEvent.tab();
  await waitFor(() => expect(field(name)).toBeInvalid());
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Update Client' }));

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The form, and a button by which a later version arrives. */
function OpenForm({ later, staysOpen }: { later: Client; staysOpen?: boolean }) {
  const [row, setRow] = useState(stored);
  return (
    <>
      <button type="button" onClick={() => setRow(later)}>
        Somebody saves
      </button>
      <ClientForm row={row} staysOpen={staysOpen} />
    </>
  );
}

test('SRV-03: what somebody else saves shows in a form in which nothing was typed, and the next save stands on it', async () => {
  const seen = fakeServer({ 'PUT /clients/c1': () => ({ body: { ...stored, version: 3 } }) });
  renderScreen(<OpenForm later={{ ...stored, version: 2, city: 'Moss' }} />, { at: '/clients/edit' });
  await userEvent.click(screen.getByRole('button', { name: 'Somebody saves' }));
  expect(field('City')).toHaveValue('Moss');
  await retype('Company name', 'Port of Moss');
  await save();
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]).toMatchObject({ body: { name: 'Port of Moss', city: 'Moss' } });
});

test('SRV-02: what somebody else saves leaves a form alone in which something was typed', async () => {
  renderScreen(<OpenForm later={{ ...stored, version: 2, city: 'Moss' }} />, { at: '/clients/edit' });
  await retype('City', 'Fredrikstad');
  await userEvent.click(screen.getByRole('button', { name: 'Somebody saves' }));
  expect(field('City')).toHaveValue('Fredrikstad');
});

test('GEN-10, GEN-11: a form that stays open after a save stands on what was saved: a field put back to what it was is a change', async () => {
  const moss = { ...stored, version: 2, city: 'Moss' };
  const seen = fakeServer({ 'PUT /clients/c1': () => ({ body: moss }) });
  const { router } = renderScreen(<OpenForm later={moss} staysOpen />, { at: '/clients/edit' });
  await retype('City', 'Moss');
  await save();
  await waitFor(() => expect(seen).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Somebody saves' }));
  await retype('City', 'Halden');
  expect(field('City')).toHaveValue('Halden');
  // And asks before it is left.
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await userEvent.click(await screen.findByRole('button', { name: /stay|keep editing/i }));
  expect(router.state.location.pathname).toBe('/clients/edit');
  await save();
  await waitFor(() => expect(seen).toHaveLength(2));
  expect(seen[1]).toMatchObject({ body: { city: 'Halden' } });
});

test('GEN-10: the button reads Saving... until the store has answered, and a double submit saves once', async () => {
  let answer: (value: { body: Client }) => void = () => undefined;
  const seen = fakeServer({ 'PUT /clients/c1': () => new Promise((resolve) => (answer = resolve)) });
  const { router } = open();
  await retype('City', 'Moss');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Update Client' }));
  expect(await screen.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true');
  expect(seen).toHaveLength(1);
  answer({ body: { ...stored, version: 2 } });
  await waitFor(() => expect(router.state.location.pathname).toBe('/clients'));
  expect(seen).toHaveLength(1);
});

test('GEN-10: a failed save keeps the form as typed and says what to do', async () => {
  fakeServer({ 'PUT /clients/c1': () => 'offline' });
  open();
  await retype('City', 'Moss');
  await save();
  expect(await screen.findByText('The server cannot be reached')).toBeInTheDocument();
  expect(field('City')).toHaveValue('Moss');
  expect(screen.getByRole('button', { name: 'Update Client' })).not.toHaveAttribute('aria-disabled');
});

test('GEN-10: a form whose rules could not be loaded keeps what was typed, and saves once they come', async () => {
  const seen = fakeServer({
    'PUT /clients/c1': () => ({ body: { ...stored, version: 2 } }),
    'GET /health': () => 'offline',
  });
  const saves = () => seen.filter(({ call }) => call.startsWith('PUT'));
  let isAway = true;
  const load = async () => {
    if (isAway) throw new TypeError('Failed to fetch dynamically imported module: /assets/schemas.js');
    return schema;
  };
  const { router } = renderScreen(<ClientForm load={load} />, { at: '/clients/edit' });
  await retype('City', 'Moss');
  await save();
  expect(await screen.findByText('The server cannot be reached')).toBeInTheDocument();
  expect(field('City')).toHaveValue('Moss');
  expect(saves()).toEqual([]);
  isAway = false;
  await save();
  await waitFor(() => expect(router.state.location.pathname).toBe('/clients'));
  expect(saves()).toMatchObject([{ body: { city: 'Moss' } }]);
});

test('GEN-10: a form loads its rules before they are wanted, and not before its fields are there', async () => {
  vi.useFakeTimers();
  const load = vi.fn(loadSchema);
  fakeServer({});
  renderScreen(<ClientForm load={load} />, { at: '/clients/edit' });
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_100);
  expect(load).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('GEN-11: the first bad field gets the focus, and its error goes away when it is edited', async () => {
  fakeServer({});
  open();
  await retype('Company name', '');
  await retype('City', '');
  await save();
  await waitFor(() => expect(field('Company name')).toHaveFocus());
  expect(field('Company name')).toHaveAccessibleDescription('Company name is required');
  await userEvent.type(field('Company name'), 'H');
  expect(field('Company name')).toBeValid();
  expect(field('City')).toBeInvalid();
});

test('GEN-11: what the server refuses stands at its field', async () => {
  const errors = [{ path: 'city', message: 'This city is taken' }];
  fakeServer({ 'PUT /clients/c1': () => ({ status: 422, body: { detail: 'x', errors } }) });
  open();
  await retype('City', 'Moss');
  await save();
  await waitFor(() => expect(field('City')).toHaveFocus());
  expect(field('City')).toHaveAccessibleDescription('This city is taken');
  // Leaving it makes it no better; editing it does.
  await leaveEmpty('Company name');
  expect(field('City')).toHaveAccessibleDescription('This city is taken');
  await userEvent.type(field('City'), 's');
  expect(field('City')).toBeValid();
  await leaveEmpty('Company name', 'Port');
  expect(field('City')).toBeValid();
});

test('GEN-11: leaving with unsaved changes asks first, staying keeps them, discarding leaves', async () => {
  fakeServer({});
  const { router } = open();
  await retype('City', 'Moss');
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(router.state.location.pathname).toBe('/clients/edit');
  expect(field('City')).toHaveValue('Moss');
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
});

test('GEN-11: leaving an untouched form asks nothing', async () => {
  const { router } = open();
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
});

test('SRV-02: two people saving the same field see both values, and the choice is saved on the newer version', async () => {
  const theirs = { ...stored, version: 5, city: 'Fredrikstad' };
  const seen = fakeServer({
    'PUT /clients/c1': ({ headers, body }) =>
      headers.get('If-Match') === '"5"'
        ? { body: { ...stored, ...(body as object), version: 6 } }
        : { status: 412, body: { title: 'Changed by somebody else' } },
    'GET /clients/c1': () => ({ body: theirs }),
  });
  const { router } = open();
  await retype('City', 'Moss');
  await retype('Company name', 'Halden Port');
  await save();
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else saved this first' });
  expect(within(dialog).getByRole('radio', { name: 'Moss' })).toBeChecked();
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Fredrikstad' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save the chosen values' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/clients'));
  expect(seen.at(-1)?.body).toEqual({ name: 'Halden Port', city: 'Fredrikstad' });
});

test('SET-03: a draft is kept while somebody types without a pause', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const first = open();
  try {
    for (const city of ['M', 'Mo', 'Mos', 'Moss']) {
      fireEvent.input(field('City'), { target: { value: city } });
      await act(() => vi.advanceTimersByTimeAsync(500));
    }
  } finally {
    vi.useRealTimers();
  }
  expect(await screen.findByText(/^Draft kept/)).toBeInTheDocument();
  first.unmount();
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Restore draft' }));
  expect(field('City')).toHaveValue('Moss');
});

test('SET-03: what was typed is kept as a draft, offered on the next visit, and gone once it is saved', async () => {
  fakeServer({ 'PUT /clients/c1': () => ({ body: { ...stored, version: 2 } }) });
  const first = open();
  await retype('City', 'Moss');
  expect(await screen.findByText('Draft kept just now', undefined, { timeout: 3_000 })).toBeInTheDocument();
  first.unmount();

  const second = open();
  expect(field('City')).toHaveValue('Halden');
  await userEvent.click(await screen.findByRole('button', { name: 'Restore draft' }));
  expect(field('City')).toHaveValue('Moss');
  await save();
  await waitFor(() => expect(second.router.state.location.pathname).toBe('/clients'));
  second.unmount();

  open();
  expect(screen.queryByText('You have an unsaved draft')).toBeNull();
});
