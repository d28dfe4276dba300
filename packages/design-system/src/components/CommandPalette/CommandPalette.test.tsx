import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useShortcut } from '../../shortcuts';
import { describeConformance } from '../../testing/describeConformance';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette';
import type { CommandGroup } from './command';

const noop = () => undefined;

describeConformance(
  'CommandPalette',
  (props) => (
    <CommandPalette
      open
      onOpenChange={noop}
      groups={[{ label: 'Go to', options: [{ id: 'tasks', title: 'Tasks' }] }]}
      {...props}
    />
  ),
  { element: 'DIV', modal: true },
);

const newTask = vi.fn();
const toNord = vi.fn();
const groups: CommandGroup[] = [
  {
    label: 'Create',
    options: [
      { id: 'new-task', title: 'New task', shortcut: 'n', onSelect: newTask },
      { id: 'new-client', title: 'New client', disabled: true },
    ],
  },
  {
    label: 'Go to',
    options: [
      { id: 'tasks', title: 'Tasks' },
      { id: 'goteborg', title: 'Göteborgs Hamn', detail: 'Client' },
      { id: 'settings', title: 'Settings', keywords: 'preferences' },
      {
        id: 'theme',
        title: 'Switch theme...',
        page: {
          id: 'themes',
          title: 'Theme',
          placeholder: 'Which theme?',
          groups: [
            {
              label: 'Themes',
              options: [
                { id: 'nord', title: 'Nord', checked: true, onSelect: toNord },
                { id: 'dracula', title: 'Dracula' },
              ],
            },
          ],
        },
      },
    ],
  },
];

function App(props: Partial<CommandPaletteProps>) {
  const [open, setOpen] = useState(false);
  useShortcut('mod+k', () => setOpen((was) => !was), { everywhere: true });
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Commands
      </button>
      <CommandPalette groups={groups} {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

async function open(props: Partial<CommandPaletteProps> = {}) {
  render(<App {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Commands' }));
  return screen.getByRole('combobox');
}

const titles = () => screen.queryAllByRole('option').map((option) => option.textContent);
const marked = () => screen.getByRole('option', { selected: true });

describe('CommandPalette', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('GEN-06: opens and closes by Ctrl+K, with the focus in its field, and gives it back', async () => {
    render(<App />);
    screen.getByRole('button').focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(screen.getByRole('dialog', { name: 'Commands' })).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Commands' })).toHaveFocus();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Commands' })).toHaveFocus());
  });

  it('GEN-06: Escape closes it from its first frame on, also before the dialog around it listens', async () => {
    const listen = document.addEventListener.bind(document);
    vi.spyOn(document, 'addEventListener').mockImplementation((type: string, ...rest: unknown[]) => {
      if (type !== 'keydown') Reflect.apply(listen, document, [type, ...rest]);
    });
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lists everything in groups before one types, the first marked', async () => {
    const field = await open();
    expect(within(screen.getByRole('group', { name: 'Create' })).getAllByRole('option')).toHaveLength(2);
    expect(marked()).toHaveTextContent('New task');
    expect(field).toHaveAttribute('aria-activedescendant', marked().id);
    expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Commands' }).id);
  });

  it.each([
    ['tas', ['Tasks', 'New taskN']],
    ['task new', ['New taskN']],
    ['gote', ['Göteborgs HamnClient']],
    ['preferences', ['Settings']],
    ['(', []],
  ])('finds by %j, best first', async (typed, found) => {
    await userEvent.type(await open(), typed);
    expect(titles()).toEqual(found);
  });

  it('takes the marked one with Enter, tells its owner, and closes', async () => {
    const onSelect = vi.fn();
    newTask.mockClear();
    await userEvent.type(await open({ onSelect }), 'new t{Enter}');
    expect(newTask).toHaveBeenCalledOnce();
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'new-task' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('walks with the arrows past what cannot be taken, and wraps', async () => {
    await open();
    await userEvent.keyboard('{ArrowDown}');
    expect(marked()).toHaveTextContent('Tasks');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(marked()).toHaveTextContent('Switch theme...');
    await userEvent.keyboard('{PageUp}');
    expect(marked()).toHaveTextContent('New task');
    await userEvent.keyboard('{PageDown}');
    expect(marked()).toHaveTextContent('Switch theme...');
  });

  it('does not take what is disabled', async () => {
    await open();
    await userEvent.click(screen.getByRole('option', { name: 'New client' }), { pointerEventsCheck: 0 });
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('marks the first again at each letter', async () => {
    const field = await open();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.type(field, 't');
    expect(marked()).toBe(screen.getAllByRole('option')[0]);
  });

  it('GEN-06: opens a page behind a command, and finds in it', async () => {
    toNord.mockClear();
    await userEvent.type(await open(), 'theme{Enter}');
    const field = screen.getByRole('combobox', { name: 'Theme' });
    expect(field).toHaveFocus();
    expect(field).toHaveValue('');
    expect(field).toHaveAttribute('placeholder', 'Which theme?');
    expect(screen.getByRole('option', { name: 'Nord' })).toBeChecked();
    await userEvent.type(field, 'no{Enter}');
    expect(toNord).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['{Escape}', '{Backspace}'])(
    'goes one page back with %s, and with Escape closes on the first',
    async (key) => {
      await userEvent.type(await open(), 'theme{Enter}');
      await userEvent.keyboard(key);
      expect(screen.getByRole('combobox', { name: 'Commands' })).toHaveFocus();
      await userEvent.keyboard('{Backspace}');
      expect(screen.getByRole('dialog')).toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('goes one page back by its button', async () => {
    await userEvent.type(await open(), 'theme{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('combobox', { name: 'Commands' })).toHaveFocus();
  });

  it('begins anew each time it opens', async () => {
    await userEvent.type(await open(), 'theme{Enter}dra');
    await userEvent.keyboard('{Escape}{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Commands' }));
    expect(screen.getByRole('combobox', { name: 'Commands' })).toHaveValue('');
  });

  it('lists what was taken lately first, once, until one types', async () => {
    await userEvent.type(await open(), 'settings{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Commands' }));
    expect(within(screen.getByRole('group', { name: 'Recent' })).getAllByRole('option')).toHaveLength(1);
    expect(screen.getAllByRole('option', { name: 'Settings' })).toHaveLength(1);
    await userEvent.type(screen.getByRole('combobox'), 's');
    expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull();
  });

  it('keeps the recent ones with its owner where that wants them', async () => {
    const onRecentChange = vi.fn();
    const recent = ['tasks', 'a', 'b', 'c', 'd'];
    await userEvent.type(await open({ recent, onRecentChange }), 'settings{Enter}');
    expect(onRecentChange).toHaveBeenCalledExactlyOnceWith(['settings', 'tasks', 'a', 'b', 'c']);
  });

  it('asks a server too, says that it waits, and lists what it finds', async () => {
    let answer = (_found: CommandGroup[]) => {};
    const load = vi.fn(
      (_text: string, _signal: AbortSignal) =>
        new Promise<CommandGroup[]>((resolve) => {
          answer = resolve;
        }),
    );
    const field = await open({ groups: [], load });
    await userEvent.type(field, 'gate');
    await waitFor(() => expect(load).toHaveBeenLastCalledWith('gate', expect.any(AbortSignal)));
    expect(screen.getByRole('status')).toHaveTextContent('Searching...');
    answer([{ label: 'Tasks', options: [{ id: 't1', title: 'Gate leaf weld' }] }]);
    expect(await screen.findByRole('option', { name: 'Gate leaf weld' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('1 result');
  });

  it('gives up an older question for a newer one', async () => {
    const signals: AbortSignal[] = [];
    const load = (_text: string, signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<CommandGroup[]>(() => undefined);
    };
    const field = await open({ groups: [], load });
    await userEvent.type(field, 'g');
    await waitFor(() => expect(signals).toHaveLength(2));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it('says so when the server fails, and asks again', async () => {
    const load = vi
      .fn<NonNullable<CommandPaletteProps['load']>>()
      .mockRejectedValueOnce(new Error('gone'))
      .mockResolvedValue([{ label: 'Tasks', options: [{ id: 't1', title: 'Gate leaf weld' }] }]);
    await open({ groups: [], load });
    expect(await screen.findByRole('group', { name: 'Could not be loaded' })).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('option', { name: 'Gate leaf weld' })).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Could not be loaded' })).toBeNull();
  });

  it('GEN-06: sifts no answers, and lists commands that begin with the text before them', async () => {
    const found: CommandGroup = {
      label: 'Tasks',
      isAnswer: true,
      options: [{ id: 't1', title: 'Gate leaf' }],
    };
    const field = await open({ groups: [found, ...groups] });
    await userEvent.type(field, 'set');
    expect(titles()).toEqual(['Settings', 'Gate leaf']);
    await userEvent.clear(field);
    await userEvent.type(field, 'client');
    expect(titles()).toEqual(['Gate leaf', 'New client', 'Göteborgs HamnClient']);
  });

  it('GEN-06: lists all commands before the answers to other words than those typed', async () => {
    const found: CommandGroup = { label: 'Tasks', isAnswer: true, options: [{ id: 't1', title: 'Clients' }] };
    await userEvent.type(await open({ groups: [found, ...groups], notice: 'Of “clients”' }), 'client');
    expect(titles()).toEqual(['New client', 'Göteborgs HamnClient', 'Clients']);
  });

  it('GEN-06: says above what was found that it is of other words', async () => {
    await userEvent.type(await open({ notice: 'Showing results for “settings”' }), 'set');
    expect(screen.getByRole('status')).toHaveTextContent('Showing results for “settings”1 result');
    expect(screen.getByText('Showing results for “settings”')).toBeVisible();
  });

  it('waits for what its owner asks a server for, and then takes the first', async () => {
    newTask.mockClear();
    const { rerender } = render(
      <CommandPalette open onOpenChange={noop} groups={groups} value="new t" loading />,
    );
    await userEvent.type(screen.getByRole('combobox'), '{Enter}');
    expect(newTask).not.toHaveBeenCalled();
    rerender(<CommandPalette open onOpenChange={noop} groups={groups} value="new t" />);
    expect(newTask).toHaveBeenCalledOnce();
  });

  it('says so when nothing was found', async () => {
    await userEvent.type(await open({ emptyMessage: 'No such command' }), 'xyz');
    expect(screen.getByRole('status')).toHaveTextContent('No such command');
  });
});
