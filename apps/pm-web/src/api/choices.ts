import {
  type ClientRow,
  type ListPage,
  type PersonRow,
  type ProjectRow,
  type TaskRow,
  workOrCompany,
} from '@linework/domain';
import { request } from './request';

/** One thing that a `Combobox` offers. */
export interface Choice {
  value: string;
  label: string;
  /** A client's contact, a project's client, a person's role. */
  detail: string;
}

/** As many as anybody reads; typing narrows. */
const OFFERED = 20;

/** Clients for a `Combobox`, found by what is typed. */
export async function findClients(search: string, signal: AbortSignal): Promise<Choice[]> {
  const clients = await find<ClientRow>('/clients', { search }, signal);
  return clients.map(clientChoice);
}

/** Projects, each with its client; of one client where `client` is given. */
export async function findProjects(
  search: string,
  signal: AbortSignal,
  client: string | null = null,
): Promise<Choice[]> {
  const projects = await find<ProjectRow>('/projects', { search, client }, signal);
  return projects.map(projectChoice);
}

/** Tasks that are still to be done, each with its project and who has it. */
export async function findOpenTasks(search: string, signal: AbortSignal): Promise<Choice[]> {
  const tasks = await find<TaskRow>('/tasks', { search, status: 'pending' }, signal);
  return tasks.map(({ id, title, projectName, assigneeName }) => ({
    value: id,
    label: title,
    detail: [projectName, assigneeName].filter(Boolean).join(' · '),
  }));
}

/** Tasks of a project, done or not: time is also recorded afterwards. */
export async function findTasksOf(project: string, search: string, signal: AbortSignal): Promise<Choice[]> {
  const tasks = await find<TaskRow>('/tasks', { search, project }, signal);
  return tasks.map(({ id, title, status, assigneeName }) => ({
    value: id,
    label: title,
    detail: [status, assigneeName].filter(Boolean).join(' · '),
  }));
}

/** People that work can be given to, each with their role: active ones, and not a client's. */
export async function findPeople(search: string, signal: AbortSignal): Promise<Choice[]> {
  const people = await find<PersonRow>('/people', { search, status: 'Active' }, signal);
  return people.filter(({ accessRole }) => accessRole !== 'client').map(personChoice);
}

export function clientChoice({
  id,
  name,
  contactName,
}: Pick<ClientRow, 'id' | 'name' | 'contactName'>): Choice {
  return { value: id, label: name, detail: contactName };
}

export function projectChoice({
  id,
  name,
  clientName,
}: Pick<ProjectRow, 'id' | 'name' | 'clientName'>): Choice {
  return { value: id, label: name, detail: clientName };
}

export function personChoice(person: Pick<PersonRow, 'id' | 'name' | 'jobRole' | 'clientName'>): Choice {
  return { value: person.id, label: person.name, detail: workOrCompany(person) };
}

async function find<Row>(
  path: string,
  query: Record<string, string | null>,
  signal: AbortSignal,
): Promise<Row[]> {
  const page = await request<ListPage<Row>>(path, { query: { ...query, limit: OFFERED }, signal });
  return page.rows;
}
