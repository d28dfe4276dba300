import { type ClientCreate, type ClientInput, reachOf } from '@linework/domain';
import { and, eq } from 'drizzle-orm';
import { checkVersion, lockClient } from '../access/lockForChange';
import type { SignedIn } from '../access/SignedIn';
import { createFingerprint, isRetry } from '../database/createdOnce';
import type { Tx } from '../database/Database';
import { nextVersion } from '../database/nextVersion';
import { found, type StoredRow } from '../database/StoredRow';
import { clients } from '../database/schema';
import { softDelete } from '../deletions/softDelete';
import { announce } from '../events/ChangeFeed';
import { forbidden } from '../http/Problem';
import { saveClientProjects } from '../projects/projects.service';
import type { Ports } from '../server/Ports';
import { clientDetail } from './clients.queries';

/** Stores a client with its projects; the same request again is answered with the client that it made. */
export async function createClient(
  tx: Tx,
  actor: SignedIn,
  input: ClientCreate,
  ports: Ports,
): Promise<StoredRow> {
  if (reachOf(actor, 'client:create') !== 'all') throw forbidden();
  const fingerprint = createFingerprint(input);
  const [earlier] = await tx.select().from(clients).where(isClient(actor, input.id));
  if (isRetry(earlier, actor.personId, fingerprint))
    return found(await clientDetail(tx, actor, input.id), 'This client');
  const now = ports.now();
  await tx.insert(clients).values({
    workspaceId: actor.workspaceId,
    id: input.id,
    createdBy: actor.personId,
    createHash: fingerprint,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    ...clientColumns(input),
  });
  if (input.projects)
    await saveClientProjects(tx, actor, { clientId: input.id, sent: input.projects }, ports);
  await announce(tx, actor.workspaceId, 'client', [input.id], now);
  return found(await clientDetail(tx, actor, input.id), 'This client');
}

/** Saves the client's form with its projects, all or nothing. */
export async function updateClient(
  tx: Tx,
  actor: SignedIn,
  { id, version, input }: { id: string; version: number; input: ClientInput },
  ports: Ports,
): Promise<StoredRow> {
  const row = await lockClient(tx, actor, id, 'client:update');
  await checkVersion(row, version, () => clientDetail(tx, actor, id));
  const now = ports.now();
  await tx
    .update(clients)
    .set({ ...clientColumns(input), version: nextVersion(clients), updatedAt: now.toISOString() })
    .where(isClient(actor, id));
  if (input.projects) await saveClientProjects(tx, actor, { clientId: id, sent: input.projects }, ports);
  await announce(tx, actor.workspaceId, 'client', [id], now);
  return found(await clientDetail(tx, actor, id), 'This client');
}

export async function deleteClient(
  tx: Tx,
  actor: SignedIn,
  { id, version }: { id: string; version: number | null },
  ports: Ports,
) {
  const row = await lockClient(tx, actor, id, 'client:delete');
  await checkVersion(row, version, () => clientDetail(tx, actor, id));
  return softDelete(tx, actor, 'client', [id], ports);
}

/** A client's form as the table's columns. */
export function clientColumns(input: ClientInput) {
  const {
    name,
    email,
    phone,
    website,
    industry,
    companySize,
    status,
    notes,
    address,
    primaryContact,
    secondaryContact,
  } = input;
  return {
    name,
    email,
    phone,
    website,
    industry,
    companySize,
    status,
    notes,
    ...address,
    contactName: primaryContact.name,
    contactEmail: primaryContact.email,
    contactPhone: primaryContact.phone,
    contactTitle: primaryContact.title,
    secondName: secondaryContact.name,
    secondEmail: secondaryContact.email,
    secondPhone: secondaryContact.phone,
    secondTitle: secondaryContact.title,
  };
}

function isClient(actor: SignedIn, id: string) {
  return and(eq(clients.workspaceId, actor.workspaceId), eq(clients.id, id));
}
