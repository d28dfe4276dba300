import {
  type AccessRole,
  accessChangeProblem,
  accessMessages,
  accessRank,
  emailKey,
  initials,
  missingWork,
  type PersonInput,
  peopleMessages,
  reachOf,
  workFor,
} from '@linework/domain';
import { makeAccount } from '../access/account';
import { isEmailOf } from '../access/isEmailOf';
import type { LockedRow } from '../access/lockForChange';
import type { SignedIn } from '../access/SignedIn';
import { endSessionsOf } from '../access/session';
import { visibleTo } from '../access/visibleTo';
import { recordAudit } from '../audit/recordAudit';
import { clientEntity } from '../clients/client.entity';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import type { RowRules, Saving } from '../entities/writeRow';
import { forbidden, invalid } from '../http/Problem';
import { tellJoined } from '../notifications/tellOfWork';
import type { Ports } from '../server/Ports';
import { endTimer } from '../time/timer.service';
import { saveAssignments } from './assignments';
import { personDetail } from './people.queries';
import { personEntity } from './person.entity';

/** What decides who may change what of a person. */
interface LockedPerson extends LockedRow {
  accessRole: AccessRole;
  status: string;
  email: string;
  jobRole: string | null;
  department: string | null;
  startDate: string | null;
  hoursPerWeek: number;
  hourlyRateMinor: number;
  clientId: string | null;
  userId: string | null;
}

type SavingPerson = Saving<PersonInput, LockedPerson>;

interface Credentials {
  /** Of the account that a new person gets. */
  passwordHash?: string;
  /** Whoever saves has given their own password. */
  isConfirmed?: boolean;
}

export function rulesForPerson({
  passwordHash,
  isConfirmed = false,
}: Credentials = {}): RowRules<PersonInput, LockedPerson> {
  return {
    entity: personEntity,
    detail: personDetail,
    locked: sql`, u.access_role as "accessRole", u.status, u.email, u.job_role as "jobRole", u.department, u.start_date::text as "startDate",
      u.hours_per_week as "hoursPerWeek", u.hourly_rate_minor::float8 as "hourlyRateMinor", u.client_id as "clientId", u.user_id as "userId"`,
    columns: personColumns,
    check: async (tx, actor, saving) => {
      checkManaged(actor, saving);
      await checkAccess(tx, actor, saving);
      checkWork(saving);
      if (!isConfirmed) checkSameAddress(saving);
      await checkEmail(tx, actor, saving);
      await checkCompany(tx, actor, saving);
      checkAssignable(saving);
    },
    saveParts: async (tx, actor, { id, input, before }, ports) => {
      const { email, status } = input;
      const name = nameOf(input);
      if (before?.userId)
        await tx.execute(
          sql`update auth_users set name = ${name}, email = ${emailKey(email)} where id = ${before.userId}`,
        );
      else if (passwordHash !== undefined) {
        const userId = await makeAccount(tx, { name, email, passwordHash }, ports);
        await tx.execute(
          sql`update people set user_id = ${userId} where workspace_id = ${actor.workspaceId} and id = ${id}`,
        );
      }
      if (before && before.status !== status && status === 'Inactive') await endSessionsOf(tx, actor, [id]);
      if (before && stopsRecording(input, before)) await endTimer(tx, asThey(actor, before), ports);
      await recordPerson(tx, actor, { input, before }, ports);
      if (!before) {
        const { workspaceId, personId: doerId } = actor;
        await tellJoined(tx, { workspaceId, doerId, personId: id }, ports);
      }
      await saveAssignments(tx, actor, id, input, ports);
    },
    beforeDeletion: async (tx, actor, before, ports) => {
      const problem = await accessProblem(tx, actor, before, null);
      if (problem) throw forbidden(`${problem}.`);
      await endTimer(tx, asThey(actor, before), ports);
      await endSessionsOf(tx, actor, [before.id]);
    },
  };
}

/** Whether somebody who could record time cannot any more. */
function stopsRecording({ accessRole, status }: PersonInput, before: LockedPerson): boolean {
  const records = (role: AccessRole) => reachOf({ accessRole: role }, 'time:create') !== null;
  return records(before.accessRole) && (!records(accessRole ?? before.accessRole) || status === 'Inactive');
}

/** Somebody as they were, where the server acts in their place. */
function asThey({ workspaceId, timeZone }: SignedIn, { id, accessRole, clientId }: LockedPerson): SignedIn {
  return { workspaceId, timeZone, personId: id, accessRole, clientId, sessionId: '' };
}

/** Who came, and whose access changed, for the audit log. */
async function recordPerson(
  tx: Tx,
  actor: SignedIn,
  { input, before }: Pick<SavingPerson, 'input' | 'before'>,
  ports: Ports,
): Promise<void> {
  const subject = `${nameOf(input)} <${input.email}>`;
  const to = input.accessRole ?? before?.accessRole ?? 'member';
  if (!before) return recordAudit(tx, actor, { action: 'person-added', subject, detail: to }, ports);
  if (to !== before.accessRole) {
    const detail = `${before.accessRole} → ${to}`;
    await recordAudit(tx, actor, { action: 'role-changed', subject, detail }, ports);
  }
  if (input.status === before.status) return;
  const action = input.status === 'Inactive' ? 'deactivated' : 'reactivated';
  await recordAudit(tx, actor, { action, subject }, ports);
}

function personColumns({ input, before }: SavingPerson) {
  const { firstName, lastName, email, phone, status } = input;
  const { hourlyRateMinor, hoursPerWeek } = input;
  const accessRole = input.accessRole ?? before?.accessRole ?? 'member';
  return {
    firstName,
    lastName,
    initials: initials(nameOf(input)),
    email,
    phone,
    status,
    accessRole,
    ...workFor(accessRole, input),
    clientId: accessRole === 'client' ? companyOf(input, before) : null,
    ...(hourlyRateMinor !== undefined && { hourlyRateMinor }),
    ...(hoursPerWeek !== undefined && { hoursPerWeek }),
  };
}

/** The company of a person of a client; a form that leaves the access role as it is leaves the company too. */
function companyOf({ accessRole, clientId }: PersonInput, before: LockedPerson | null): string | null {
  return clientId ?? (accessRole === undefined ? (before?.clientId ?? null) : null);
}

export function nameOf({ firstName, lastName }: Pick<PersonInput, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

/** People edit their own name and phone; the rest is for those who manage people, rates for those who may change rates. */
function checkManaged(actor: SignedIn, { input, before }: SavingPerson): void {
  if (!before) return;
  const rate = input.hourlyRateMinor ?? before.hourlyRateMinor;
  if (rate !== before.hourlyRateMinor && reachOf(actor, 'rate:update') !== 'all')
    throw invalid([{ path: 'hourlyRateMinor', message: peopleMessages.managedByOthers }]);
  if (reachOf(actor, 'person:update') === 'all') return;
  const managed = ['email', 'jobRole', 'department', 'startDate', 'status', 'hoursPerWeek'] as const;
  const path = managed.find((field) => (input[field] ?? before[field]) !== before[field]);
  if (path) throw invalid([{ path, message: peopleMessages.managedByOthers }]);
}

/** The form asks by the access role that it sends; one that sends none keeps what is stored. */
function checkWork({ input, before }: SavingPerson): void {
  const missing = missingWork(input.accessRole ?? before?.accessRole ?? 'member', input);
  if (missing.length > 0) throw invalid(missing);
}

async function checkAccess(tx: Tx, actor: SignedIn, { input, before }: SavingPerson): Promise<void> {
  const { accessRole: to, status, email } = input;
  if (!before) {
    if (to && accessRank(to) > accessRank(actor.accessRole))
      throw invalid([{ path: 'accessRole', message: accessMessages.aboveOwnRole }]);
    return;
  }
  const changed = to ? await accessProblem(tx, actor, before, to) : null;
  if (changed) throw invalid([{ path: 'accessRole', message: changed }]);
  if (status !== before.status && status === 'Inactive') {
    const problem = await accessProblem(tx, actor, before, null);
    if (problem) throw invalid([{ path: 'status', message: problem }]);
  }
  // Whose address it is signs in: nobody takes over the account of somebody above them.
  if (email !== before.email && accessRank(before.accessRole) > accessRank(actor.accessRole))
    throw invalid([{ path: 'email', message: accessMessages.ownersOnly }]);
}

/** Asks domain's rule, with the workspace's owners locked: two of them may be leaving at once. */
async function accessProblem(
  tx: Tx,
  actor: SignedIn,
  person: LockedPerson,
  to: AccessRole | null,
): Promise<string | null> {
  const owners = await rowsOf(
    tx,
    sql`select u.id from people u where u.workspace_id = ${actor.workspaceId} and u.access_role = 'owner'
        and u.status = 'Active' and u.deleted_at is null order by u.id for update of u`,
  );
  return accessChangeProblem({ actor, person, to, owners: owners.length });
}

/** Whose address it is signs in with it, and is mailed a link for a new password: a browser left open is not enough to change it. */
function checkSameAddress({ input, before }: SavingPerson): void {
  if (!before?.userId || emailKey(input.email) === emailKey(before.email)) return;
  throw invalid([{ path: 'currentPassword', message: peopleMessages.confirmEmail }]);
}

async function checkEmail(tx: Tx, actor: SignedIn, { id, input }: SavingPerson): Promise<void> {
  const taken = await rowsOf(
    tx,
    sql`select 1 from people u where u.workspace_id = ${actor.workspaceId} and u.deleted_at is null
          and ${isEmailOf(sql`lower(u.email)`, input.email)} and u.id <> ${id}
        union all select 1 from auth_users a join people u on u.user_id = a.id and u.deleted_at is null
          where ${isEmailOf(sql`a.email`, input.email)} and u.id <> ${id}`,
  );
  if (taken.length > 0) throw invalid([{ path: 'email', message: peopleMessages.emailInUse }]);
}

/** People of a client are given nothing new. What they had before they became that stays, until somebody takes it off them. */
function checkAssignable({ input, before }: SavingPerson): void {
  if ((input.accessRole ?? before?.accessRole) !== 'client') return;
  const { projects = [], tasks = [] } = input;
  const joins = projects.some(({ version }) => version === undefined);
  const path = joins ? 'projects' : tasks.some(({ from }) => from !== undefined) ? 'tasks' : null;
  if (path) throw invalid([{ path, message: peopleMessages.clientsAreNotAssigned }]);
}

async function checkCompany(tx: Tx, actor: SignedIn, { input, before }: SavingPerson): Promise<void> {
  if ((input.accessRole ?? before?.accessRole) !== 'client') return;
  const clientId = companyOf(input, before);
  if (clientId !== null && clientId === before?.clientId) return;
  await checkClient(tx, actor, clientId);
}

/** @throws Problem 422 at 'clientId' where the actor sees no such client */
export async function checkClient(tx: Tx, actor: SignedIn, clientId: string | null): Promise<void> {
  const [client] = clientId
    ? await rowsOf(
        tx,
        sql`select c.id from clients c where ${visibleTo(actor, clientEntity)} and c.id = ${clientId} for share of c`,
      )
    : [];
  if (!client) throw invalid([{ path: 'clientId', message: peopleMessages.clientRequired }]);
}
