import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  AlertDialog,
  AppShell,
  Chart,
  Combobox,
  CommandPalette,
  ContextMenu,
  DateField,
  DateRange,
  Dialog,
  Drawer,
  Menu,
  MultiSelect,
  NumberField,
  Popover,
  SearchBox,
  SearchField,
  Sidebar,
  TagsInput,
  Tooltip,
  Tree,
  useShortcut,
} from '..';
import { DataTable } from '../table';
import { createMemorySource } from '../table/engine/memorySource';

interface Folder {
  id: string;
  children?: Folder[];
}

const changed = vi.fn();
const options = [
  { value: 'anna', label: 'Anna Bergstrand' },
  { value: 'per', label: 'Per Olsen' },
];
const button = <button type="button">Open</button>;
const typing = <input aria-label="Name" defaultValue="にほ" />;
const commands = [{ label: 'Go to', options: [{ id: 'tasks', title: 'Tasks', onSelect: changed }] }];
const nodes: Folder[] = [{ id: 'd', children: [{ id: 'g' }] }, { id: 'c' }];
const columns = [{ id: 'title', header: 'Title', value: (row: { id: string }) => row.id }];
const rows = createMemorySource({ rows: [{ id: 'Gate' }, { id: 'Hoist' }], columns, rowId: ({ id }) => id });

function PageWithShortcut() {
  useShortcut('escape', changed, { everywhere: true });
  return typing;
}

interface Place {
  component: ReactElement;
  /** Presses, clicks and letters that lead to where a word is composed. */
  before?: () => Promise<unknown>;
  /** One that it answers where nothing is composed. */
  key: string;
  with?: KeyboardEventInit;
}

const click = (name: string) => () => userEvent.click(screen.getByRole('button', { name }));
const type =
  (text = '') =>
  async () => {
    await userEvent.tab();
    if (text) await userEvent.keyboard(text);
  };
const focus = (role: string) => async () => {
  act(() => screen.getAllByRole(role)[0]?.focus());
};

/** Every component that answers keys where a word can be composed; tabs, radios, thumbs and what a menu opens are no text. */
const places: Record<string, Place> = {
  'a shortcut': { component: <PageWithShortcut />, key: 'Escape' },
  AlertDialog: {
    component: (
      <AlertDialog
        open
        onOpenChange={changed}
        title="Delete Gate?"
        description="Type its name"
        confirmLabel="Delete"
        onConfirm={changed}
      >
        {typing}
      </AlertDialog>
    ),
    before: focus('textbox'),
    key: 'Escape',
  },
  AppShell: {
    component: (
      <AppShell
        sidebar={<Sidebar>{typing}</Sidebar>}
        topbar={null}
        mainLabel="Page"
        pinned={false}
        onPinnedChange={changed}
      />
    ),
    before: async () => {
      const edge = document.querySelector('[data-part="edge"]');
      if (edge) await userEvent.hover(edge);
      act(() => screen.getByLabelText('Name').focus());
    },
    key: 'Escape',
  },
  Chart: {
    component: (
      <Chart
        type="bar"
        label="Hours"
        categoryLabel="Week"
        categories={['W 10', 'W 11']}
        series={[{ id: 'h', label: 'Billable', values: [1, 2] }]}
        readout
      />
    ),
    before: type('{Tab}{Home}'),
    key: 'ArrowRight',
  },
  'Combobox, closed': {
    component: (
      <Combobox label="Client" options={options} defaultValue="per" clearable onValueChange={changed} />
    ),
    before: type(),
    key: 'Escape',
  },
  'Combobox, open': {
    component: <Combobox label="Client" options={options} onValueChange={changed} />,
    before: type('an'),
    key: 'Enter',
  },
  CommandPalette: {
    component: <CommandPalette open onOpenChange={changed} groups={commands} />,
    before: () => userEvent.keyboard('ta'),
    key: 'Enter',
  },
  'CommandPalette, its sheet': {
    component: <CommandPalette open onOpenChange={changed} groups={commands} />,
    key: 'Escape',
  },
  ContextMenu: {
    component: (
      <ContextMenu.Root>
        <ContextMenu.Trigger>{typing}</ContextMenu.Trigger>
        <ContextMenu.Content>
          <ContextMenu.Item onSelect={changed}>Rename</ContextMenu.Item>
        </ContextMenu.Content>
      </ContextMenu.Root>
    ),
    before: type(),
    key: 'ContextMenu',
  },
  DataTable: {
    component: <DataTable label="Drawings" source={rows} columns={columns} selectable />,
    before: type('{ArrowDown}'),
    key: ' ',
  },
  DateField: {
    component: <DateField label="Due" onValueChange={changed} />,
    before: type(),
    key: 'ArrowDown',
    with: { altKey: true },
  },
  DateRange: {
    component: <DateRange label="Period" onValueChange={changed} />,
    before: type(),
    key: 'ArrowDown',
    with: { altKey: true },
  },
  Dialog: {
    component: (
      <Dialog title="New client" open onOpenChange={changed}>
        {typing}
      </Dialog>
    ),
    before: focus('textbox'),
    key: 'Escape',
  },
  Drawer: {
    component: (
      <Drawer title="Filters" open onOpenChange={changed}>
        {typing}
      </Drawer>
    ),
    before: focus('textbox'),
    key: 'Escape',
  },
  Menu: {
    component: (
      <Menu trigger={button}>
        <Menu.Item onSelect={changed}>Rename</Menu.Item>
      </Menu>
    ),
    before: type(),
    key: 'ArrowDown',
  },
  'MultiSelect, its list': {
    component: <MultiSelect label="Reviewers" options={options} onValueChange={changed} />,
    before: type('an'),
    key: 'Enter',
  },
  'MultiSelect, its chips': {
    component: (
      <MultiSelect label="Reviewers" options={options} defaultValue={['per']} onValueChange={changed} />
    ),
    before: type(),
    key: 'Backspace',
  },
  NumberField: {
    component: <NumberField label="Hours" defaultValue="3" onValueChange={changed} />,
    before: type(),
    key: 'ArrowUp',
  },
  Popover: {
    component: (
      <Popover label="Columns" trigger={button} onOpenChange={changed}>
        {typing}
      </Popover>
    ),
    before: click('Open'),
    key: 'Escape',
  },
  SearchBox: {
    component: (
      <SearchBox
        label="Search"
        value="gate"
        groups={[{ label: 'Tasks', options: [{ id: 'gate', title: 'Gate' }] }]}
        onSelect={changed}
        onValueChange={() => undefined}
      />
    ),
    before: type(),
    key: 'Enter',
  },
  SearchField: {
    component: <SearchField label="Search clients" defaultValue="にほ" />,
    before: type(),
    key: 'Escape',
  },
  TagsInput: {
    component: <TagsInput label="Tags" onValueChange={changed} />,
    before: type('にほん'),
    key: 'Enter',
  },
  Tooltip: {
    component: (
      <Tooltip content="As on the drawing" open onOpenChange={changed}>
        {typing}
      </Tooltip>
    ),
    before: focus('textbox'),
    key: 'Escape',
  },
  Tree: {
    component: (
      <Tree
        label="Folders"
        items={nodes}
        getKey={(node) => node.id}
        getText={(node) => node.id}
        getChildren={({ children }) => children}
      />
    ),
    before: type(),
    key: 'ArrowDown',
  },
};

const allKeys = [
  'Escape',
  'Enter',
  'Tab',
  ' ',
  'Backspace',
  'Delete',
  'Home',
  'End',
  'PageUp',
  'PageDown',
].concat(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'ContextMenu', 'F2', 'a']);

/** What somebody sees and where they are. */
function state() {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input')].map(({ value }) => value);
  const place = [...document.querySelectorAll('*')].indexOf(document.activeElement ?? document.body);
  return {
    page: document.body.innerHTML.replaceAll(/ style="[^"]*"/g, ''),
    fields,
    place,
    calls: changed.mock.calls.length,
  };
}

async function press(key: string, init: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  if (init.keyCode) Object.defineProperty(event, 'keyCode', { value: init.keyCode });
  await act(async () => {
    document.activeElement?.dispatchEvent(event);
  });
}

describe('keys of an input method', () => {
  it.each(Object.entries(places))(
    '%s leaves them to it',
    async (_, { component, before, key, with: held }) => {
      const submitted = vi.fn((event: Event) => event.preventDefault());
      document.addEventListener('submit', submitted);
      changed.mockClear();
      render(<form>{component}</form>);
      await before?.();
      const atFirst = state();
      for (const one of [key, ...allKeys]) {
        // In a word, and at its end in Safari.
        for (const composed of [{ isComposing: true }, { keyCode: 229 }]) {
          await press(one, { ...held, ...composed });
          expect(state(), `${one} ${Object.keys(composed)[0]}`).toEqual(atFirst);
        }
      }
      await press(key, held);
      expect(state()).not.toEqual(atFirst);
      expect(submitted).not.toHaveBeenCalled();
      document.removeEventListener('submit', submitted);
    },
  );

  it('is asked for by whatever listens to keys', () => {
    const source = join(import.meta.dirname, '..');
    // These two only hear that some key was pressed.
    const pardoned = ['components/Cover.tsx', 'components/Tooltip/lastInput.ts'];
    const deaf = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test|\.stories)\.tsx?$/.test(file) && !pardoned.includes(file))
      .filter((file) => {
        const code = readFileSync(join(source, file), 'utf8');
        const listens =
          /onKeyDown(Capture)?[=:]|'keydown'|<Radix(?!Tabs|Accordion)\w+\.Content$|<(Popover|DropdownMenu|Dialog)\.Content$/m.test(
            code,
          );
        return (
          listens && !/isComposing|keyHandler|escapeHandler|walkByKey|listKeys|menuOpenerProps/.test(code)
        );
      });
    expect(deaf).toEqual([]);
  });
});
