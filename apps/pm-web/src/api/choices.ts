import type { ClientRow, ListPage, PersonRow, ProjectRow } from '@linework/domain';
import { request } from './request';

/** What a `Combobox` offers, with its row for whoever needs more of it than the name. */
export interface Choice<Row> {
  value: string;
  label: string;
  detail?: string;
  row: Row;
}

/** As many as anybody reads; typing narrows. */
const OFFERED = 20;

/** Clients for a `Combobox`, found by what is typed. */
export function findClients(search: string, signal: AbortSignal): Promise<Choice<ClientRow>[]> {
  return find('/clients', { search }, signal, clientChoice);
}

/** Projects for a `Combobox`, each with its client. `client` limits them to one client's. */
export function findProjects(
  search: string,
  signal: AbortSignal,
  client: string | null = null,
): Promise<Choice<ProjectRow>[]> {
  return find('/projects', { search, client }, signal, projectChoice);
}

/** People that work can be given to: active, and not a client's. */
export async function findPeople(search: string, signal: AbortSignal): Promise<Choice<PersonRow>[]> {
  const found = await find('/people', { search, status: 'Active' }, signal, personChoice);
  return found.filter(({ row }) => row.accessRole !== 'client');
}

export function clientChoice(row: ClientRow): Choice<ClientRow> {
  return { value: row.id, label: row.name, detail: row.contactName, row };
}

export function projectChoice(row: ProjectRow): Choice<ProjectRow> {
  return { value: row.id, label: row.name, detail: row.clientName, row };
}

export function personChoice(row: PersonRow): Choice<PersonRow> {
  return { value: row.id, label: row.name, detail: row.jobRole, row };
}

async function find<Row>(
  path: string,
  query: Record<string, string | null>,
  signal: AbortSignal,
  toChoice: (row: Row) => Choice<Row>,
): Promise<Choice<Row>[]> {
  const page = await request<ListPage<Row>>(path, { query: { ...query, limit: OFFERED }, signal });
  return page.rows.map(toChoice);
}
