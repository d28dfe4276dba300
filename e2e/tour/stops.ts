import type { Page } from '@playwright/test';
import { permissionsOf } from '../../packages/domain/src/access/permissions';
import { owner } from '../support/sampleData';

/** Which server a stop is on: with the sample workspace, with an empty one, or before its set-up. */
export type Workspace = 'sample' | 'empty' | 'none';

/** One screen, dialog or state that `pnpm tour` looks at. */
export interface Stop {
  /** In the report and under its picture. */
  name: string;
  /** Path of the app's route that it shows, as in `apps/pm-web/src/app/routes.tsx`; '*' is the page for unknown addresses. */
  route: string;
  /** Sits on the route's screen: query and hash, e.g. `?view=table`. `ID` stands for the id of the workspace's first row. */
  query?: string;
  workspace?: Workspace;
  /** `client` sees what a client person's permissions leave; the sample's owner unless given. */
  role?: 'owner' | 'client' | 'visitor';
  /** Before the page is opened. */
  prepare?: (page: Page) => Promise<void>;
  /** From the open screen to the state. */
  reach?: (page: Page) => Promise<void>;
  /** Made of the components of another stop: the short run looks at it in two themes only. */
  alike?: boolean;
  /** Seen at one width only. */
  only?: 'desktop' | 'phone';
}

/** An id of nothing. */
const NOBODY = '0198f2a0-0000-7000-8000-000000000000';

/** Every route of the app has at least one stop here: `routes.test.tsx` fails for one that is missing. */
export const stops: readonly Stop[] = [
  { name: 'landing', route: '/', role: 'visitor' },
  { name: 'sign-in', route: '/sign-in', role: 'visitor' },
  { name: 'sign-in refused', route: '/sign-in', role: 'visitor', reach: refuseSignIn },
  { name: 'set-up', route: '/setup', workspace: 'none', role: 'visitor' },
  {
    name: 'set-up with errors',
    route: '/setup',
    workspace: 'none',
    role: 'visitor',
    reach: (page) => press(page, 'Create workspace'),
  },
  { name: 'unknown address', route: '*' },

  { name: 'dashboard', route: '/dashboard' },
  { name: 'dashboard, empty workspace', route: '/dashboard', workspace: 'empty' },
  { name: 'dashboard under /app', route: '/app', alike: true },
  { name: 'New menu', route: '/dashboard', reach: (page) => press(page, 'New') },
  { name: 'user menu', route: '/dashboard', reach: (page) => press(page, 'User menu') },
  { name: 'bell', route: '/dashboard', reach: (page) => press(page, /^Notifications/) },
  { name: 'theme menu', route: '/dashboard', reach: (page) => press(page, 'Theme') },
  { name: 'search results', route: '/dashboard', reach: (page) => search(page, 'be') },
  { name: 'search without results', route: '/dashboard', reach: (page) => search(page, 'zzzz') },
  { name: 'command palette', route: '/dashboard', reach: openPalette },
  { name: 'keyboard shortcuts', route: '/dashboard', reach: (page) => page.keyboard.press('?') },
  { name: 'all results', route: '/search', query: '?q=gate' },
  { name: 'all results, none', route: '/search', query: '?q=zzzz' },
  { name: 'sidebar open', route: '/dashboard', only: 'phone', reach: (page) => press(page, /sidebar/i) },
  { name: 'account menu of the sidebar', route: '/dashboard', only: 'desktop', reach: openAccount },
  { name: 'dashboard that fails to load', route: '/dashboard', prepare: (page) => fail(page, '/dashboard') },

  ...['clients', 'projects', 'tasks'].flatMap((list): Stop[] => {
    const noun = list.slice(0, -1);
    const title = `${noun[0]?.toUpperCase()}${noun.slice(1)}`;
    const alike = list !== 'tasks';
    return [
      { name: `${list} grid`, route: `/${list}`, query: '?view=grid' },
      { name: `${list} table`, route: `/${list}`, query: '?view=table' },
      { name: `${list}, empty workspace`, alike, route: `/${list}`, workspace: 'empty' },
      { name: `${list}, no results`, alike, route: `/${list}`, query: '?search=zzzz' },
      {
        name: `${list} that fail to load`,
        alike,
        route: `/${list}`,
        prepare: (page) => fail(page, `/${list}?`),
      },
      {
        name: `row menu of ${list}`,
        alike,
        route: `/${list}`,
        query: '?view=table',
        reach: (page) => press(page, /^Actions for/),
      },
      {
        name: `filter of ${list}`,
        alike,
        route: `/${list}`,
        reach: async (page) => {
          await page.getByRole('button', { name: 'Filter', exact: true }).click();
          await page.locator('[role=menuitem]:focus').waitFor();
        },
      },
      {
        name: `delete confirmation of ${list}`,
        alike,
        route: `/${list}`,
        query: '?view=table',
        reach: async (page) => {
          await press(page, /^Actions for/);
          await page.getByRole('menuitem', { name: 'Delete' }).click();
          await page.getByRole('alertdialog').waitFor();
        },
      },
      { name: `new ${noun}`, route: `/${list}/new` },
      {
        name: `new ${noun} with errors`,
        route: `/${list}/new`,
        reach: (page) => press(page, `Create ${title}`),
      },
      {
        name: `unsaved changes of a ${noun}`,
        alike,
        route: `/${list}/new`,
        reach: async (page) => {
          await page.getByRole('textbox').first().fill('Entwurf');
          await press(page, 'Cancel');
          await page.getByRole('alertdialog').waitFor();
        },
      },
      { name: `new ${noun}, not allowed`, alike, route: `/${list}/new`, role: 'client' },
      ...viewsOf(list, noun),
      { name: `edit ${noun}`, route: `/${list}/edit`, query: '?id=ID' },
      { name: `edit ${noun}, read only`, route: `/${list}/edit`, query: '?id=ID', role: 'client' },
      { name: `${noun} not found`, alike, route: `/${list}/edit`, query: `?id=${NOBODY}` },
      {
        name: `conflict of a ${noun}`,
        alike,
        route: `/${list}/edit`,
        query: '?id=ID',
        reach: (page) => conflict(page, list, title),
      },
    ];
  }),

  { name: 'users grid', route: '/users', query: '?view=grid' },
  { name: 'users table', route: '/users', query: '?view=table' },
  { name: 'people of clients', alike: true, route: '/users', query: '?side=clients' },
  { name: 'users, no results', alike: true, route: '/users', query: '?search=zzzz' },
  { name: 'invite people', route: '/users', reach: (page) => press(page, 'Invite people') },
  { name: 'new user', route: '/users/new' },
  { name: 'new user with errors', route: '/users/new', reach: (page) => press(page, 'Create User') },
  { name: 'edit user', route: '/users/edit', query: '?id=ID' },
  { name: 'forgot password', route: '/forgot-password', role: 'visitor' },
  { name: 'reset link that does not open', route: '/reset-password', query: '?token=x', role: 'visitor' },
  { name: 'registration of a colleague', route: '/register' },
  { name: 'registration without an invitation', route: '/register', role: 'visitor' },
  { name: 'registration redirect', route: '/app/register', alike: true, role: 'visitor' },
  { name: 'invitation that does not open', route: '/register', query: '?invitation=x', role: 'visitor' },

  { name: 'documents', route: '/documents' },
  { name: 'documents, empty workspace', route: '/documents', workspace: 'empty' },
  { name: 'documents, nothing found', route: '/documents', query: '?search=zzzz', alike: true },
  { name: 'documents, filters', route: '/documents', reach: (page) => press(page, 'Filters') },
  { name: 'upload of documents', route: '/documents', reach: (page) => press(page, 'Upload') },
  { name: 'drawings', route: '/drawings', alike: true },
  { name: 'drawings, of a client person', route: '/drawings', role: 'client', alike: true },
  { name: 'time tracking', route: '/time-tracking' },
  { name: 'time report', route: '/time-tracking', query: '?tab=reports&group=project%2Cperson&date=month' },
  { name: 'time report, nothing asked', route: '/time-tracking', query: '?tab=reports', alike: true },
  { name: 'approvals', route: '/time-tracking/approvals' },
  {
    name: 'approvals, send back',
    route: '/time-tracking/approvals',
    reach: (page) => press(page, /^Send back/),
    alike: true,
  },
  { name: 'approvals, empty workspace', route: '/time-tracking/approvals', workspace: 'empty', alike: true },
  { name: 'import of time', route: '/time-tracking/import' },
  { name: 'import of clients', route: '/import', query: '?kind=clients' },
  { name: 'time tracking, empty workspace', route: '/time-tracking', workspace: 'empty', alike: true },
  { name: 'time tracking, not allowed', route: '/time-tracking', role: 'client', alike: true },
  {
    name: 'timer without a project',
    route: '/time-tracking',
    reach: (page) => press(page, 'Start'),
  },
  { name: 'time entries', route: '/time-tracking', query: '?tab=entries' },
  {
    name: 'time entries, no results',
    route: '/time-tracking',
    query: '?tab=entries&search=zzzz',
    alike: true,
  },
  { name: 'manual entry', route: '/time-tracking', reach: (page) => press(page, 'Manual Entry') },
  {
    name: 'manual entry with errors',
    route: '/time-tracking',
    reach: async (page) => {
      await press(page, 'Manual Entry');
      await press(page, 'Save All Entries');
    },
  },
  { name: 'edit time entry', route: '/time-tracking/edit', query: '?id=ID' },
  { name: 'time entry not found', route: '/time-tracking/edit', query: `?id=${NOBODY}`, alike: true },
  { name: 'timer that runs', route: '/time-tracking', reach: runTimer },

  { name: 'settings', route: '/settings' },
  { name: 'settings, read only', route: '/settings', role: 'client' },
  { name: 'settings: notifications', route: '/settings', query: '?tab=notifications' },
  { name: 'settings: security', route: '/settings', query: '?tab=security' },
  {
    name: 'settings: security with errors',
    alike: true,
    route: '/settings',
    query: '?tab=security',
    reach: (page) => press(page, 'Change Password'),
  },
  {
    name: 'settings: two-factor authentication, key',
    route: '/settings',
    query: '?tab=security',
    reach: confirmPassword,
  },
  { name: 'settings: appearance', route: '/settings', query: '?tab=appearance' },
  { name: 'settings: data', route: '/settings', query: '?tab=data' },
  {
    name: 'removal of the sample',
    route: '/settings',
    query: '?tab=data',
    reach: (page) => press(page, 'Remove Sample Data'),
  },

  { name: 'notifications', route: '/notifications' },
  { name: 'trash', route: '/trash' },
  { name: 'mail', route: '/mail' },
  { name: 'audit log', route: '/audit' },

  { name: 'projects of one client', route: '/projects', query: '?client=ID' },
  { name: 'tasks of one project', route: '/tasks', query: '?project=ID' },
  { name: 'tasks of an unknown project', route: '/tasks', query: `?project=${NOBODY}` },
  { name: 'tasks for a client person', route: '/tasks', role: 'client' },
  { name: 'bulk bar of tasks', route: '/tasks', query: '?view=table', reach: selectTwo },
  {
    name: 'bulk deletion of tasks',
    route: '/tasks',
    query: '?view=table',
    reach: async (page) => {
      await selectTwo(page);
      await press(page, 'Delete selected tasks');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  { name: 'session ended', route: '/tasks', reach: endSession },

  {
    name: 'edit client: projects',
    route: '/clients/edit',
    query: '?id=ID',
    reach: (page) => tab(page, /^Projects/),
  },
  {
    name: 'edit project: team',
    route: '/projects/edit',
    query: '?id=ID',
    reach: (page) => tab(page, /^Team/),
  },
  {
    name: 'edit project: tasks',
    route: '/projects/edit',
    query: '?id=ID',
    reach: (page) => tab(page, /^Tasks/),
  },
  { name: 'new project: team', route: '/projects/new', reach: (page) => tab(page, /^Team/) },
  { name: 'new project: tasks', route: '/projects/new', reach: (page) => tab(page, /^Tasks/) },
  {
    name: 'edit project: task dialog',
    route: '/projects/edit',
    query: '?id=ID',
    reach: async (page) => {
      await tab(page, /^Tasks/);
      await press(page, 'Add Task');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'options of a field',
    route: '/tasks/new',
    reach: async (page) => {
      await page.getByRole('combobox', { name: /^Project/ }).click();
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'calendar of a date field',
    route: '/tasks/new',
    reach: async (page) => {
      await press(page, /^Choose date/);
      await page.getByRole('grid').waitFor();
    },
  },
];

/** The routes that a stop shows: '/app/tasks' counts for '/tasks', which is the same screen. */
export function isShown(route: string): boolean {
  const path = route.replace(/^\/app(?=\/)/, '');
  return stops.some((stop) => stop.route === path);
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  const exact = typeof name === 'string';
  await page.getByRole('button', { name, exact }).first().click();
}

async function tab(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('tab', { name }).click();
}

/** Starts the timer of the person who looks, unless it runs from a visit before. */
async function runTimer(page: Page): Promise<void> {
  const pause = page.getByRole('button', { name: 'Pause', exact: true });
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await pause.or(start).waitFor();
  if (await pause.isVisible()) return;
  await page.getByRole('combobox', { name: 'Project' }).click();
  await page.getByRole('option').first().click();
  await page.getByLabel('Description').fill('Weld inspection plan');
  await start.click();
  await pause.waitFor();
}

async function refuseSignIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('nobody@nowhere.example');
  await page.getByLabel('Password', { exact: true }).fill('wrong-password');
  await press(page, 'Sign In');
  await page.getByRole('alert').first().waitFor();
}

/** In the box of a wide screen, or in the dialog that stands for it on a phone. */
async function search(page: Page, text: string): Promise<void> {
  const box = page.getByPlaceholder('Search projects, tasks, clients...').filter({ visible: true });
  if ((await box.count()) === 0) await press(page, 'Search');
  await box.fill(text);
  await page.waitForFunction(
    (query) =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes(`/api/search?q=${query}`)),
    text,
  );
}

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
}

async function openAccount(page: Page): Promise<void> {
  await page.locator('[data-component="Sidebar"] [data-component="IdentityButton"]').click();
}

async function selectTwo(page: Page): Promise<void> {
  const boxes = page.getByRole('row').getByRole('checkbox', { name: /select/i });
  await boxes.nth(1).click();
  await boxes.nth(2).click();
}

/** Another request answers that the session is over: the dialog comes over the screen. */
async function endSession(page: Page): Promise<void> {
  await page.route('**/api/tasks?**', (route) =>
    route.fulfill({ status: 401, json: { status: 401, title: 'Sign in' } }),
  );
  await page.getByPlaceholder('Search tasks...').fill('gate');
  await page.getByRole('dialog').waitFor();
}

/** Answers of the path fail, as behind a proxy whose server is down. */
async function fail(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => `${url.pathname}${url.search}`.startsWith(`/api${path}`),
    (route) =>
      route.fulfill({
        status: 503,
        json: { status: 503, title: 'The server is not ready', detail: 'Try again in a moment.' },
      }),
  );
}

/** Somebody else saves the row while it is open here. */
async function conflict(page: Page, list: string, title: string): Promise<void> {
  const { origin, searchParams } = new URL(page.url());
  const row = `${origin}/api/${list}/${searchParams.get('id')}`;
  const seen = await (await page.request.get(row)).json();
  const field = page.getByRole('textbox').first();
  await field.fill(`${await field.inputValue()} A`);
  const named = title === 'Task' ? 'title' : 'name';
  await page.request.put(row, {
    data: { ...seen, [named]: `${seen[named].slice(0, 60)} ${Date.now() % 1000}` },
    headers: { origin, 'if-match': `"${seen.version}"` },
  });
  await press(page, `Update ${title}`);
  await page.getByRole('dialog').waitFor();
}

/** The session as the server tells it to a client person. */
export async function asClientPerson(page: Page): Promise<void> {
  await page.route('**/api/session', async (route) => {
    const answer = await route.fetch();
    const session = await answer.json();
    session.person.accessRole = 'client';
    session.permissions = permissionsOf('client');
    await route.fulfill({ response: answer, json: session });
  });
}

/** On to the second step of turning on two-factor authentication. Nothing is changed by it. */
async function confirmPassword(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'Two-factor authentication' }).click();
  await page.getByRole('dialog').getByLabel('Current password').fill(owner.password);
  await press(page, 'Continue');
  await page.getByRole('img', { name: /^QR code/ }).waitFor();
}

/** Tasks have no page to read. */
function viewsOf(list: string, noun: string): Stop[] {
  if (list === 'tasks') return [];
  const route = `/${list}/view`;
  return [
    { name: `${noun} to read`, route, query: '?id=ID' },
    { name: `${noun} to read, of a client person`, route, query: '?id=ID', role: 'client' },
    { name: `${noun} to read, not found`, alike: true, route, query: `?id=${NOBODY}` },
  ];
}
