import type {
  ClientDetail,
  ClientProjectRow,
  ClientRow,
  PersonRow,
  ProjectDetail,
  ProjectRow,
  TaskRow,
} from '@linework/domain';

/** Rows as the server sends them, for tests: what a test is about is given, the rest is plain. */
const at = '2026-11-19T08:30:00.000Z';

/** A fixed id: idOf(7) is '…0007'. */
export function idOf(n: number): string {
  return `01930000-0000-7000-8000-${String(n).padStart(12, '0')}`;
}

export function clientRow(given: Partial<ClientRow> = {}): ClientRow {
  return {
    id: idOf(10),
    version: 3,
    name: 'Bergstrand Hydro',
    email: 'drift@bergstrand.test',
    phone: '+46 8 1',
    website: '',
    industry: '',
    companySize: '',
    status: 'Active',
    contactName: 'Åsa Lundqvist',
    projectCount: 0,
    activeProjectCount: 0,
    taskCount: 0,
    projects: [],
    lastActivityAt: at,
    createdAt: at,
    updatedAt: at,
    ...given,
  };
}

export function clientDetail(given: Partial<ClientDetail> = {}): ClientDetail {
  const { projects: _three, ...row } = clientRow();
  return {
    ...row,
    address: { street: '', city: '', state: '', zipCode: '', country: 'United States' },
    primaryContact: { name: 'Åsa Lundqvist', email: 'asa@bergstrand.test', phone: '', title: '' },
    secondaryContact: { name: '', email: '', phone: '', title: '' },
    notes: '',
    projects: [],
    ...given,
  };
}

export function clientProjectRow(given: Partial<ClientProjectRow> = {}): ClientProjectRow {
  const { id, version, name, description, status, startDate, endDate } = projectRow();
  return {
    ...{ id, version, name, description, status, startDate, endDate },
    progress: 50,
    taskCount: 2,
    completedTasks: 1,
    budgetMinor: 12_500_050,
    ...given,
  };
}

export function projectRow(given: Partial<ProjectRow> = {}): ProjectRow {
  return {
    id: idOf(20),
    version: 5,
    name: 'Spillway gate renewal',
    description: '',
    clientId: idOf(10),
    clientName: 'Bergstrand Hydro',
    status: 'In Progress',
    priority: 'Medium',
    startDate: '2026-06-22',
    endDate: '2027-02-02',
    progress: 50,
    taskCount: 2,
    completedTasks: 1,
    teamSize: 2,
    hours: 120,
    budgetMinor: 12_500_050,
    budgetUsedMinor: 8_000_000,
    createdAt: at,
    updatedAt: at,
    ...given,
  };
}

export function projectDetail(given: Partial<ProjectDetail> = {}): ProjectDetail {
  return { ...projectRow(), team: [], tasks: [], ...given };
}

export function taskRow(given: Partial<TaskRow> = {}): TaskRow {
  return {
    id: idOf(30),
    version: 7,
    title: 'Check hoist chain drawing',
    description: '',
    projectId: idOf(20),
    projectName: 'Spillway gate renewal',
    clientId: idOf(10),
    clientName: 'Bergstrand Hydro',
    assigneeId: idOf(40),
    assigneeName: 'Jun Takeda',
    assigneeInitials: 'JT',
    assigneeRole: 'QA Engineer',
    priority: 'High',
    status: 'In Progress',
    dueDate: '2999-01-01',
    estimatedHours: 6.5,
    tags: [],
    createdAt: at,
    updatedAt: at,
    ...given,
  };
}

export function personRow(given: Partial<PersonRow> = {}): PersonRow {
  return {
    id: idOf(40),
    version: 1,
    name: 'Jun Takeda',
    firstName: 'Jun',
    lastName: 'Takeda',
    initials: 'JT',
    email: 'jun@halden-roy.test',
    phone: '',
    jobRole: 'QA Engineer',
    department: 'Engineering',
    status: 'Active',
    startDate: '2024-01-01',
    accessRole: 'member',
    hoursPerWeek: 40,
    hasAccount: true,
    clientId: null,
    clientName: null,
    projectCount: 1,
    taskCount: 1,
    completedTasks: 0,
    createdAt: at,
    updatedAt: at,
    ...given,
  };
}

/** A list's only page. */
export function page<Row>(...rows: Row[]) {
  return { body: { rows, total: rows.length, nextCursor: null } };
}
