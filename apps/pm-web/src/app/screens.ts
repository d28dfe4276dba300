import {
  ancestorsOf,
  auditList,
  clientList,
  type DeletableKind,
  entities,
  type FileKind,
  fileList,
  type ListDefinition,
  personList,
  projectList,
  SEARCH_LIMITS,
  searchText,
  taskList,
  type ViewedKind,
} from '@linework/domain';
import { contextKinds } from '../lists/contextKinds';
import { firstQuery, listPath } from '../lists/listParams';
import { type Chooser, rememberedChoice } from '../lists/rememberedChoice';
import { overviewPath } from '../overviews/overviewPath';
import { searchPath } from '../search/searchPath';
import { taskCountsPath } from '../tasks/taskCountsPath';

/** Who a page is opened by, and with what behind the `?` of its address. */
export interface Opening {
  params: URLSearchParams;
  person: Chooser;
}

export interface Screen {
  /** Below '/' and, for a screen of the workspace, below '/app' too. */
  path: string;
  /** Its file below `src`, which exports a component of the file's name. */
  file: string;
  /** For people who are signed in, in the workspace's frame. */
  inWorkspace: boolean;
  /** What its code has most in common with, where it is not one of a list and its form: see vite/chunks.ts. */
  kind?: 'list' | 'form' | 'view';
  /** The screen that people most likely open next. */
  next?: string;
  /** Files that its first content needs besides, loaded by `import()`. */
  parts?: string[];
  /** Paths behind /api that it asks for as soon as it is there: the page asks for them before its code has come. */
  asks?: (opening: Opening) => string[];
}

/**
 * Every screen. The router, what the server names in a page's head, the requests that a page makes first and the budget of the first
 * screen (vite/budget.ts) follow it.
 */
export const screens: readonly Screen[] = [
  { path: '', file: 'landing/LandingPage.tsx', inWorkspace: false },
  { path: 'sign-in', file: 'session/SignInPage.tsx', inWorkspace: false, asks: () => ['/setup'] },
  { path: 'setup', file: 'session/SetupPage.tsx', inWorkspace: false, asks: () => ['/setup'] },
  {
    path: 'forgot-password',
    file: 'passwordReset/ForgotPasswordPage.tsx',
    inWorkspace: false,
    asks: () => ['/auth/password-reset'],
  },
  { path: 'reset-password', file: 'passwordReset/ResetPasswordPage.tsx', inWorkspace: false },
  { path: 'register', file: 'registration/RegisterPage.tsx', inWorkspace: false },
  { path: 'dashboard', file: 'dashboard/DashboardPage.tsx', inWorkspace: true, asks: () => ['/dashboard'] },
  ...listAndForm('clients', {
    list: { file: 'clients/ClientsPage.tsx', asks: (opening) => [firstPage(clientList, opening)] },
    form: { file: 'clients/ClientFormPage.tsx', asks: openedRow('client') },
  }),
  {
    path: 'clients/view',
    file: 'clients/ClientViewPage.tsx',
    kind: 'view',
    inWorkspace: true,
    asks: openedOverview('client'),
  },
  ...listAndForm('projects', {
    list: {
      file: 'projects/ProjectsPage.tsx',
      asks: (opening) => [
        firstPage(projectList, opening),
        ...contextOf(opening),
        ...(opening.params.get('client')?.trim() ? ['/projects/counts'] : []),
      ],
    },
    form: { file: 'projects/ProjectFormPage.tsx', asks: openedRow('project') },
  }),
  {
    path: 'projects/view',
    file: 'projects/ProjectViewPage.tsx',
    kind: 'view',
    inWorkspace: true,
    asks: openedOverview('project'),
  },
  {
    path: 'documents',
    file: 'files/DocumentsPage.tsx',
    kind: 'list',
    inWorkspace: true,
    asks: askFiles('document'),
  },
  {
    path: 'drawings',
    file: 'files/DrawingsPage.tsx',
    kind: 'list',
    inWorkspace: true,
    asks: askFiles('drawing'),
  },
  ...listAndForm('tasks', {
    list: {
      file: 'tasks/TasksPage.tsx',
      asks: (opening) => [
        firstPage(taskList, opening),
        taskCountsPath(queryAt(taskList, opening)),
        ...contextOf(opening),
      ],
    },
    form: { file: 'tasks/TaskFormPage.tsx', asks: openedRow('task') },
  }),
  {
    path: 'time-tracking',
    file: 'time/TimePage.tsx',
    parts: ['time/tracker/TrackerTab.tsx'],
    kind: 'form',
    inWorkspace: true,
    asks: ({ params, person }) =>
      params.has('tab') ? [] : [`/timeEntries/totals?date=week&user=${encodeURIComponent(person.id)}`],
  },
  {
    path: 'time-tracking/edit',
    file: 'time/TimeEntryFormPage.tsx',
    kind: 'form',
    inWorkspace: true,
    asks: openedRow('timeEntry'),
  },
  {
    path: 'time-tracking/approvals',
    file: 'time/ApprovalsPage.tsx',
    kind: 'form',
    inWorkspace: true,
    asks: () => ['/timeEntries/waiting'],
  },
  { path: 'time-tracking/import', file: 'imports/ImportTimePage.tsx', kind: 'form', inWorkspace: true },
  { path: 'import', file: 'imports/ImportRowsPage.tsx', kind: 'form', inWorkspace: true },
  ...listAndForm('users', {
    list: { file: 'people/UsersPage.tsx', asks: (opening) => [firstPage(personList, opening)] },
    form: { file: 'people/PersonFormPage.tsx', asks: openedRow('person') },
  }),
  { path: 'notifications', file: 'notifications/NotificationsPage.tsx', inWorkspace: true },
  {
    path: 'search',
    file: 'search/SearchPage.tsx',
    kind: 'list',
    inWorkspace: true,
    asks: ({ params }) => {
      const text = searchText(params.get('q') ?? '');
      return text === '' ? [] : [searchPath(text, SEARCH_LIMITS.page)];
    },
  },
  { path: 'trash', file: 'trash/TrashPage.tsx', kind: 'list', inWorkspace: true, asks: () => ['/trash'] },
  {
    path: 'audit',
    file: 'audit/AuditPage.tsx',
    kind: 'list',
    inWorkspace: true,
    asks: (opening) => [firstPage(auditList, opening)],
  },
  { path: 'mail', file: 'mail/MailPage.tsx', kind: 'list', inWorkspace: true, asks: () => ['/mails'] },
  {
    path: 'settings',
    file: 'settings/SettingsPage.tsx',
    kind: 'form',
    inWorkspace: true,
    asks: () => ['/settings'],
  },
];

/** A screen's component is named as its file. */
export function nameOf({ file }: Pick<Screen, 'file'>): string {
  return file.slice(file.lastIndexOf('/') + 1, file.lastIndexOf('.'));
}

/** The screen at a page's path; null where there is none. As the router: '/app' is the dashboard, case and a last slash say nothing. */
export function screenAt(pathname: string): Screen | null {
  const path = pathname.toLowerCase().replace(/^\/+|\/+$/g, '');
  if (path === 'app') return screenAt('/dashboard');
  const inApp = path.startsWith('app/');
  const below = inApp ? path.slice('app/'.length) : path;
  const found = screens.find((screen) => screen.path === below);
  return found && (found.inWorkspace || !inApp) ? found : null;
}

interface Pair {
  list: Pick<Screen, 'file' | 'parts' | 'asks'>;
  form: Pick<Screen, 'file' | 'asks'>;
}

/** A list, and one form at two addresses: what `?id=` says makes it an edit. */
function listAndForm(path: string, { list, form }: Pair): Screen[] {
  return [
    { path, inWorkspace: true, next: form.file, ...list },
    { path: `${path}/new`, inWorkspace: true, ...form },
    { path: `${path}/edit`, inWorkspace: true, ...form },
  ];
}

function firstPage<Row, Sort extends string, Filter extends string>(
  definition: ListDefinition<Row, Sort, Filter>,
  opening: Opening,
): string {
  return listPath(definition, queryAt(definition, opening));
}

function askFiles(kind: FileKind) {
  return (opening: Opening): string[] => {
    const query = queryAt(fileList, opening);
    const ofKind = { ...query, filters: { ...query.filters, kind } };
    // The explorer asks for its rows by folder, once it knows which one is open.
    return [listPath(fileList, ofKind, '/totals')];
  };
}

function queryAt<Row, Sort extends string, Filter extends string>(
  definition: ListDefinition<Row, Sort, Filter>,
  { params, person }: Opening,
) {
  return firstQuery(definition, params, rememberedChoice(person, definition));
}

/** The rows that a list's address is about, as `useContextRows` asks for them. */
function contextOf({ params }: Opening): string[] {
  return Object.entries(contextKinds).flatMap(([parameter, kind]) =>
    rowAt(entities[kind].resource, params.get(parameter)?.trim()),
  );
}

/** The row that a form is opened on, or the nearest one that a new row is to belong to. */
function openedRow(kind: DeletableKind) {
  return ({ params }: Opening): string[] => {
    const id = params.get('id');
    if (id !== null) return rowAt(entities[kind].resource, id);
    const parent = ancestorsOf(kind).findLast((above) => params.get(above) !== null);
    return parent ? rowAt(entities[parent].resource, params.get(parent) ?? undefined) : [];
  };
}

/** What the page to read of one thing shows. */
function openedOverview(kind: ViewedKind) {
  return ({ params }: Opening): string[] => {
    const id = params.get('id');
    return id ? [overviewPath(kind, id)] : [];
  };
}

function rowAt(resource: string, id: string | undefined): string[] {
  return id ? [`/${resource}/${encodeURIComponent(id)}`] : [];
}
