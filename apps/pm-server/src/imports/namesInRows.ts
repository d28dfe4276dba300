import { emailKey, foldText, type ImportedName } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { visibleTo } from '../access/visibleTo';
import { clientEntity } from '../clients/client.entity';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { personEntity, personName } from '../people/person.entity';
import { projectEntity } from '../projects/project.entity';

interface Named {
  id: string;
  name: string;
}

/** Those of a kind that the actor sees, and how rows of a file name them. */
export interface NamedHere<InRow> {
  /** The same for names that mean the same. */
  keyOf: (named: InRow) => string;
  labelOf: (named: InRow) => string;
  find: (named: InRow) => Named | undefined;
  byId: ReadonlyMap<string, Named>;
}

export function personKey({ person, email }: { person: string; email: string }): string {
  return email === '' ? foldText(person) : emailKey(email);
}

export function projectKey({ project, client }: { project: string; client: string }): string {
  return `${foldText(client)} / ${foldText(project)}`;
}

/** People: by their email, else by their whole name where one person alone has it. */
export async function peopleHere(
  tx: Tx,
  actor: SignedIn,
): Promise<NamedHere<{ person: string; email: string }>> {
  const rows = await rowsOf<Named & { email: string }>(
    tx,
    sql`select u.id, ${personName} as name, u.email from ${personEntity.from} where ${visibleTo(actor, personEntity)}`,
  );
  const byEmail = new Map(rows.map((row) => [emailKey(row.email), row]));
  const byName = onlyOnes(rows, ({ name }) => foldText(name));
  return {
    keyOf: personKey,
    labelOf: ({ person }) => person,
    find: ({ person, email }) => byEmail.get(emailKey(email)) ?? byName.get(foldText(person)),
    byId: byIdOf(rows),
  };
}

/** Projects: by their name and their client's where the row has it, else by their name where one project alone has it. */
export async function projectsHere(
  tx: Tx,
  actor: SignedIn,
): Promise<NamedHere<{ project: string; client: string }>> {
  const rows = await rowsOf<Named & { client: string }>(
    tx,
    sql`select p.id, p.name, c.name as client from ${projectEntity.from}
          join clients c on c.workspace_id = p.workspace_id and c.id = p.client_id
        where ${visibleTo(actor, projectEntity)}`,
  );
  const byBoth = onlyOnes(rows, ({ client, name }) => projectKey({ client, project: name }));
  const byName = onlyOnes(rows, ({ name }) => foldText(name));
  return {
    keyOf: projectKey,
    labelOf: ({ project, client }) => (client ? `${project} (${client})` : project),
    find: (named) => byBoth.get(projectKey(named)) ?? byName.get(foldText(named.project)),
    byId: byIdOf(rows),
  };
}

/** Clients: by their name where one client alone has it. */
export async function clientsHere(tx: Tx, actor: SignedIn): Promise<NamedHere<{ client: string }>> {
  const rows = await rowsOf<Named>(
    tx,
    sql`select c.id, c.name from ${clientEntity.from} where ${visibleTo(actor, clientEntity)}`,
  );
  const byName = onlyOnes(rows, ({ name }) => foldText(name));
  return {
    keyOf: ({ client }) => foldText(client),
    labelOf: ({ client }) => client,
    find: ({ client }) => byName.get(foldText(client)),
    byId: byIdOf(rows),
  };
}

/** What each name of a file means, by its key: as it was chosen, else as it is found. */
export function namesIn<InRow>(
  read: readonly InRow[],
  { keyOf, labelOf, find, byId }: NamedHere<InRow>,
  choices: readonly { from: string; to: string | null }[],
): Map<string, ImportedName> {
  const chosen = new Map(choices.map(({ from, to }) => [from, to]));
  const names = new Map<string, ImportedName>();
  for (const named of read) {
    const from = keyOf(named);
    const known = names.get(from);
    if (known) {
      known.rows += 1;
      continue;
    }
    const to = chosen.get(from);
    const match = to === undefined ? find(named) : byId.get(to ?? '');
    names.set(from, {
      from,
      label: labelOf(named),
      id: match?.id ?? null,
      name: match?.name ?? null,
      rows: 1,
      isLeftOut: to === null,
    });
  }
  return names;
}

function byIdOf(rows: readonly Named[]): Map<string, Named> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** Rows by a key that no other has. */
function onlyOnes<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row> {
  const found = new Map<string, Row>();
  const twice = new Set<string>();
  for (const row of rows) {
    const key = keyOf(row);
    if (found.has(key)) twice.add(key);
    found.set(key, row);
  }
  for (const key of twice) found.delete(key);
  return found;
}
