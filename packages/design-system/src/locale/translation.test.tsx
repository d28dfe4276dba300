import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useEffect, useState } from 'react';
import ts from 'typescript';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ActivityList } from '../components/ActivityList';
import { AlertDialog } from '../components/AlertDialog';
import { AppShell } from '../components/AppShell';
import { Avatar, AvatarGroup } from '../components/Avatar';
import { Breadcrumb } from '../components/Breadcrumb';
import { Carousel } from '../components/Carousel';
import { Chart } from '../components/Chart';
import { Combobox } from '../components/Combobox';
import { CommandPalette } from '../components/CommandPalette';
import { Comment, CommentComposer, CommentList } from '../components/Comment';
import { ContextMenu } from '../components/ContextMenu';
import { DateField } from '../components/DateField';
import { DateRange } from '../components/DateRange';
import { Dialog } from '../components/Dialog';
import { Drawer } from '../components/Drawer';
import { FileDrop } from '../components/FileDrop';
import { Form } from '../components/Form';
import { MentionArea, type MentionAreaProps } from '../components/MentionArea';
import { MultiSelect } from '../components/MultiSelect';
import { NotificationBell } from '../components/NotificationBell';
import { NotificationList } from '../components/NotificationList';
import { NumberField } from '../components/NumberField';
import { Pagination } from '../components/Pagination';
import { PasswordField } from '../components/PasswordField';
import { Rating, RatingField } from '../components/Rating';
import { SearchBox } from '../components/SearchBox';
import { SearchField } from '../components/SearchField';
import { Select } from '../components/Select';
import { Sidebar, SidebarNav } from '../components/Sidebar';
import { Site } from '../components/Site';
import { RangeSlider } from '../components/Slider';
import { Spinner } from '../components/Spinner';
import { StatCard } from '../components/StatCard';
import { Stepper } from '../components/Stepper';
import { Tabs } from '../components/Tabs';
import { Tag } from '../components/Tag';
import { TagsInput } from '../components/TagsInput';
import { ThemePicker } from '../components/ThemePicker';
import { ThemeProvider } from '../components/ThemeProvider';
import { ToastProvider, useToast } from '../components/Toast';
import { fetchToastRegion } from '../components/Toast/useToastRegion';
import { Toolbar } from '../components/Toolbar';
import { SidebarToggle } from '../components/TopBar';
import { Tree } from '../components/Tree';
import { DataTable } from '../table/DataTable';
import { createMemorySource } from '../table/engine/memorySource';
import { createPagedSource } from '../table/engine/pagedSource';
import { tableMessages } from '../table/tableLabels';
import { DESKTOP, setWidth } from '../testing/reader';
import { LocaleProvider } from './LocaleProvider';
import type { Messages, Translation } from './messages';

/** `src` of this package. */
const source = join(import.meta.dirname, '..');

/** The words of every component by its name, from all the `messages.ts` there are. */
const english = new Map<string, Record<string, unknown>>();
for (const file of readdirSync(join(source, 'components'), { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('/messages.ts')) continue;
  const [words] = Object.values(await import(join(source, 'components', file)));
  english.set(file.split('/')[0] ?? '', words as Record<string, unknown>);
}
english.set('DataTable', { ...tableMessages });

/** A language in which every word is the English one in brackets. */
const bracketed: Translation = Object.fromEntries(
  [...english].map(([component, words]) => [
    component,
    Object.fromEntries(Object.entries(words).map(([key, word]) => [key, bracket(word)])),
  ]),
);

function bracket(word: unknown): unknown {
  if (typeof word !== 'function') return `⟦${word}⟧`;
  return (...values: unknown[]) => `⟦${word(...values)}⟧`;
}

interface Shown {
  element: ReactElement;
  /** On a narrow screen, where a toolbar's rest is behind its button and a sidebar covers the page. */
  phone?: boolean;
  /** Brings the rest of the words out. */
  reveal?: () => Promise<unknown>;
}

const click = (role: string, name?: RegExp) =>
  userEvent.click(screen.getByRole(role, name ? { name } : undefined));
const nothing = () => undefined;
const given = '1';
const option = { value: 'a', label: '2' };
const columns = [{ id: 'title', header: '3', value: (row: { id: string }) => row.id }];
const rowsOf = (count: number) =>
  createMemorySource({
    rows: Array.from({ length: count }, (_, index) => ({ id: `${index}` })),
    columns,
    rowId: ({ id }) => id,
  });
const failing = () =>
  createPagedSource<{ id: string }>({
    loadPage: () => Promise.reject(new Error('7')),
    rowId: ({ id }) => id,
    query: { sort: null, search: '', filters: undefined },
  });

const activity = [{ id: '1', group: '1', parts: [{ text: '1' }], time: '1' }];
const notifications = (['info', 'warning', 'success', 'error'] as const).map((type, at) => ({
  id: `${at}`,
  type,
  title: `${at}`,
  time: '12:00',
  read: at > 1,
}));
const notificationHandlers = { onRead: nothing, onReadAll: nothing, onDelete: nothing, onClear: nothing };

function Notice() {
  const toast = useToast();
  useEffect(() => void toast({ title: given }), [toast]);
  return null;
}

function Mentions(props: Pick<MentionAreaProps, 'loadPeople'>) {
  const [value, setValue] = useState('');
  return <MentionArea label={given} value={value} onValueChange={setValue} onMention={nothing} {...props} />;
}

/** Each component with what a caller gives it in figures, so that every letter seen is a word of its own. */
const shown: Partial<Record<keyof Messages, Shown[]>> = {
  AlertDialog: [
    {
      element: (
        <AlertDialog
          open
          onOpenChange={nothing}
          title={given}
          description={given}
          confirmLabel={given}
          onConfirm={() => Promise.reject()}
        />
      ),
      reveal: () => click('button', /^1$/),
    },
  ],
  AppShell: [
    {
      element: (
        <AppShell sidebar={<Sidebar />} topbar={<SidebarToggle />}>
          {given}
        </AppShell>
      ),
      phone: true,
      reveal: () => click('button', /Toggle/),
    },
  ],
  Avatar: [
    {
      element: (
        <AvatarGroup max={2}>
          {['1', '2', '3', '4'].map((name) => (
            <Avatar key={name} name={name} />
          ))}
        </AvatarGroup>
      ),
    },
  ],
  Breadcrumb: [{ element: <Breadcrumb items={[{ label: given }]} /> }],
  Chart: (['stacked', 'donut'] as const).flatMap((type) => [
    {
      element: (
        <Chart
          type={type}
          label={given}
          categoryLabel={given}
          categories={[given]}
          series={[{ id: 'a', label: given, values: [2] }]}
        />
      ),
      reveal: async () => {
        screen.getByRole('application').focus();
        await userEvent.keyboard('{Home}');
        await click('button');
      },
    },
    {
      element: (
        <Chart
          type={type}
          label={given}
          categoryLabel={given}
          categories={[]}
          series={[{ id: 'a', label: given, values: [] }]}
        />
      ),
    },
  ]),
  Carousel: [
    {
      element: (
        <Carousel
          label={given}
          interval={5}
          slides={['1', '2'].map((id) => ({ id, label: id, content: id }))}
        />
      ),
    },
  ],
  CommandPalette: [
    {
      element: (
        <CommandPalette
          open
          onOpenChange={nothing}
          groups={[{ label: '4', options: [{ id: '5', title: '5' }] }]}
        />
      ),
    },
  ],
  Combobox: [
    {
      element: <Combobox label={given} options={[option]} value="a" clearable />,
      reveal: () => click('combobox'),
    },
    { element: <Combobox label={given} options={[]} />, reveal: () => click('combobox') },
    {
      element: <Combobox label={given} loadOptions={() => Promise.reject(new Error('7'))} />,
      reveal: async () => {
        await click('combobox');
        await screen.findByRole('button', { name: /Try again/ });
      },
    },
    {
      element: <Combobox label={given} loadOptions={() => new Promise<never>(nothing)} />,
      reveal: () => click('combobox'),
    },
  ],
  Comment: [
    {
      element: (
        <CommentList aria-label={given}>
          <Comment author="1" parts={[{ text: '2' }]} internal edited />
          <Comment author="1" parts={null} />
        </CommentList>
      ),
    },
    {
      element: (
        <CommentComposer onInternalChange={nothing} actions={null}>
          1
        </CommentComposer>
      ),
    },
  ],
  ContextMenu: [
    {
      element: (
        <ContextMenu trigger={<p>1</p>}>
          <ContextMenu.Item>2</ContextMenu.Item>
        </ContextMenu>
      ),
      reveal: async () => fireEvent.contextMenu(screen.getByText('1')),
    },
  ],
  DataTable: [
    {
      element: (
        <DataTable
          label={given}
          source={rowsOf(1)}
          columns={columns}
          selectable
          rowName={() => given}
          rowActions={() => given}
          selectionActions={() => given}
        />
      ),
      reveal: () => userEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement),
    },
    {
      element: (
        <DataTable label={given} source={rowsOf(2)} columns={columns} selectable rowName={() => given} />
      ),
      phone: true,
    },
    { element: <DataTable label={given} source={rowsOf(0)} columns={columns} /> },
    {
      element: <DataTable label={given} source={failing()} columns={columns} />,
      reveal: () => screen.findByRole('button'),
    },
  ],
  DateField: [
    {
      element: <DateField label={given} value="2026-12-01" format="YYYY-MM-DD" placeholder={given} />,
      reveal: () => click('button'),
    },
  ],
  DateRange: [
    {
      element: (
        <DateRange label={given} value={{ start: '2026-12-01', end: '2026-12-09' }} format="YYYY-MM-DD" />
      ),
      reveal: () => userEvent.click(screen.getAllByRole('button')[0] as HTMLElement),
    },
  ],
  Dialog: [{ element: <Dialog title={given} defaultOpen /> }],
  Drawer: [{ element: <Drawer title={given} defaultOpen /> }],
  FileDrop: [
    {
      element: (
        <FileDrop
          label={given}
          defaultValue={['1', '2'].map((name) => new File(['0'], name))}
          progressOf={(file) => ({ state: file.name === '1' ? 'waiting' : 'done' })}
        />
      ),
    },
  ],
  Form: [
    {
      element: (
        <Form errors={['1', '2'].map((path) => ({ path, label: path, message: path }))} aria-label={given} />
      ),
    },
  ],
  MentionArea: [
    async () => [option],
    async () => [],
    () => Promise.reject(new Error('7')),
    () => new Promise<never>(nothing),
  ].map((loadPeople) => ({
    element: <Mentions loadPeople={loadPeople} />,
    reveal: async () => {
      await userEvent.type(screen.getByRole('textbox'), '@');
      await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
    },
  })),
  MultiSelect: [
    {
      element: (
        <MultiSelect label={given} options={[option, { value: 'b', label: '3' }]} defaultValue={['a']} />
      ),
      reveal: () => click('combobox'),
    },
    { element: <MultiSelect label={given} options={[]} />, reveal: () => click('combobox') },
  ],
  NotificationBell: [
    {
      element: <NotificationBell notifications={notifications} {...notificationHandlers} />,
      reveal: () => click('button'),
    },
  ],
  ActivityList: [
    { element: <ActivityList entries={[]} /> },
    { element: <ActivityList entries={[]} loading /> },
    { element: <ActivityList entries={activity} onShowEarlier={() => undefined} /> },
  ],
  NotificationList: [
    { element: <NotificationList notifications={notifications} {...notificationHandlers} /> },
    { element: <NotificationList notifications={[]} {...notificationHandlers} /> },
  ],
  NumberField: [{ element: <NumberField label={given} /> }],
  Pagination: [
    {
      element: (
        <Pagination
          page={3}
          total={1204}
          pageSize={25}
          pageSizes={[25, 50]}
          onPageChange={nothing}
          onPageSizeChange={nothing}
        />
      ),
    },
    { element: <Pagination page={1} total={0} pageSize={25} onPageChange={nothing} /> },
  ],
  PasswordField: [
    { element: <PasswordField label={given} /> },
    { element: <PasswordField label={given} />, reveal: () => click('button') },
  ],
  Rating: [{ element: <Rating value={4} /> }, { element: <RatingField label={given} /> }],
  SearchBox: [
    {
      element: (
        <SearchBox
          label={given}
          value="1"
          onValueChange={nothing}
          onSelect={nothing}
          groups={[{ label: '4', total: 9, options: [{ id: '5', title: '5' }] }]}
        />
      ),
      reveal: () => click('combobox'),
    },
    {
      element: <SearchBox label={given} value="1" onValueChange={nothing} onSelect={nothing} groups={[]} />,
      reveal: () => click('combobox'),
    },
    {
      element: (
        <SearchBox label={given} value="1" onValueChange={nothing} onSelect={nothing} groups={[]} loading />
      ),
      reveal: () => click('combobox'),
    },
  ],
  SearchField: [{ element: <SearchField label={given} value="1" onChange={nothing} /> }],
  Select: [{ element: <Select label={given} options={[option]} /> }],
  Sidebar: [
    {
      element: (
        <AppShell
          defaultPinned={false}
          topbar={<SidebarToggle />}
          sidebar={
            <Sidebar>
              <SidebarNav>
                <li>1</li>
              </SidebarNav>
            </Sidebar>
          }
        />
      ),
    },
  ],
  Site: [{ element: <Site brand={given} nav={given} /> }],
  Slider: [{ element: <RangeSlider label={given} /> }],
  Spinner: [{ element: <Spinner /> }],
  StatCard: [
    {
      element: <StatCard label={given} value={1204} change={{ value: -1204, label: given }} trend={[1, 2]} />,
    },
  ],
  Stepper: [
    {
      element: (
        <Stepper
          current="2"
          steps={[
            { id: '1', label: '1' },
            { id: '2', label: '2' },
            { id: '3', label: '3', state: 'error' },
            { id: '4', label: '4' },
          ]}
        />
      ),
    },
  ],
  Tabs: [
    {
      element: (
        <Tabs.Root defaultValue="1">
          <Tabs.List aria-label={given}>
            <Tabs.Tab value="1" count={1204} invalid>
              {given}
            </Tabs.Tab>
          </Tabs.List>
        </Tabs.Root>
      ),
    },
  ],
  Tag: [{ element: <Tag onRemove={nothing}>1</Tag> }],
  TagsInput: [
    { element: <TagsInput label={given} defaultValue={['1']} /> },
    {
      element: <TagsInput label={given} defaultValue={['1']} />,
      reveal: () => click('button', /Remove/),
    },
  ],
  ThemePicker: [
    {
      element: (
        <ThemeProvider themes={[]}>
          <ThemePicker />
        </ThemeProvider>
      ),
    },
  ],
  Toast: [
    {
      element: (
        <ToastProvider>
          <Notice />
        </ToastProvider>
      ),
      // Radix writes the announcement out one frame after the next.
      reveal: () => waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement()),
    },
  ],
  Toolbar: [{ element: <Toolbar overflow={given} />, phone: true }],
  Tree: [
    {
      element: (
        <Tree
          label={given}
          items={['1', '2']}
          getKey={(node) => node}
          getText={(node) => node}
          getChildren={() => undefined}
          loadChildren={(node) =>
            node === '1' ? Promise.reject(new Error('7')) : new Promise<never>(nothing)
          }
        />
      ),
      reveal: async () => {
        screen.getAllByRole('treeitem')[0]?.focus();
        await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}');
      },
    },
    {
      element: (
        <Tree
          label={given}
          items={[] as string[]}
          getKey={(node) => node}
          getText={(node) => node}
          getChildren={() => undefined}
        />
      ),
    },
  ],
};

/** All that is read or heard: text, and the attributes that hold words. */
function wordsOnPage(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest('style, script')) texts.push(node.textContent ?? '');
  }
  for (const element of document.body.querySelectorAll('*')) {
    for (const name of spokenAttributes) texts.push(element.getAttribute(name) ?? '');
  }
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}

const spokenAttributes = [
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
];

/** What is left of a text without its brackets, keys, figures and the pattern in which a date is typed. */
function foreignTo(text: string): string {
  return text
    .replace(/⟦[^⟧]*⟧/g, '')
    .replace(/\b(F8|Enter|Esc|YYYY-MM-DD)\b/g, '')
    .replace(/[^A-Za-z]/g, '');
}

/** Text between tags, values of spoken attributes, and what parameters and templates fall back to, where it has a word in it. */
function wordsInCode(file: string): string[] {
  const tree = ts.createSourceFile(
    file,
    readFileSync(join(source, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const words: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node)) words.push(node.text);
    if (ts.isStringLiteral(node)) {
      const { parent } = node;
      if (ts.isBindingElement(parent) && / |^[A-Z]/.test(node.text)) words.push(node.text);
      if (ts.isJsxAttribute(parent) && /label|title|placeholder|alt$/i.test(parent.name.getText()))
        words.push(node.text);
    }
    if (ts.isTemplateExpression(node) && !isMachinery(node)) {
      words.push(...[node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return words
    .map((word) => word.trim())
    .filter((word) => /[A-Z][a-z]|[a-z]{2} [a-z]/.test(word.replace(': Enter', '')));
}

/** An error for the developer, or a selector. */
function isMachinery({ parent }: ts.Node): boolean {
  return (
    ts.isNewExpression(parent) ||
    (ts.isCallExpression(parent) && /querySelector|closest|matches/.test(parent.expression.getText()))
  );
}

describe('translation', () => {
  beforeAll(async () => void (await fetchToastRegion()));
  afterEach(() => setWidth(DESKTOP));

  it.each(Object.entries(shown).flatMap(([name, cases]) => cases.map((one, at) => ({ name, at, ...one }))))(
    'every word of $name ($at) is the translation’s',
    async ({ element, phone, reveal }) => {
      if (phone) setWidth(360);
      // Arabic writes its months and weekdays without a Latin letter.
      render(
        <LocaleProvider locale="ar-EG" messages={bracketed}>
          {element}
        </LocaleProvider>,
      );
      await reveal?.();
      const words = wordsOnPage();
      expect(words.filter((text) => foreignTo(text) !== '')).toEqual([]);
      expect(words.some((text) => text.includes('⟦'))).toBe(true);
    },
  );

  it('every component that has words is shown here', () => {
    expect([...english.keys()].filter((name) => !(name in shown))).toEqual([]);
  });

  it('no component has an English word in its code: they are in its messages.ts', () => {
    const files = ['components', 'table'].flatMap((folder) =>
      readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx$/.test(file) && !/\.(test|stories)\.tsx$/.test(file))
        .map((file) => join(folder, file)),
    );
    expect(files.length).toBeGreaterThan(80);
    expect(files.flatMap((file) => wordsInCode(file).map((word) => `${file}: ${word}`))).toEqual([]);
  });

  it('the test sees an English word where one is left', () => {
    render(
      <LocaleProvider locale="ar-EG" messages={{}}>
        <Spinner />
      </LocaleProvider>,
    );
    expect(wordsOnPage().filter((text) => foreignTo(text) !== '')).toEqual(['Loading']);
  });

  it('numbers in words are the language’s', () => {
    render(
      <LocaleProvider locale="de-DE">
        <DataTable label="Aufgaben" source={rowsOf(1204)} columns={columns} />
      </LocaleProvider>,
    );
    expect(screen.getByText('1.204 rows')).toBeInTheDocument();
  });
});
