import { AUDIT_DAYS, type AuditAction, type TimeZone, todayIn } from '@linework/domain';
import { deviceOf } from '../access/deviceOf';
import type { SignedIn } from '../access/SignedIn';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { inLine } from '../mail/renderLetter';
import type { Ports } from '../server/Ports';

/** Who did it; somebody who has just signed in has no actor yet. */
type Doer = Pick<SignedIn, 'workspaceId' | 'personId'> &
  Partial<Pick<SignedIn, 'sessionId' | 'tokenId' | 'userAgent'>>;

export interface AuditFact {
  action: AuditAction;
  subject?: string;
  detail?: string;
  /** The same again within a minute is not told again: whoever is refused may ask a thousand times. */
  isRepeated?: boolean;
}

const LONGEST = 300;

/** Writes a line of the audit log, in the transaction of what it tells of. */
export async function recordAudit(
  tx: Tx,
  { workspaceId, personId, sessionId, tokenId, userAgent = null }: Doer,
  { action, subject = '', detail = '', isRepeated = false }: AuditFact,
  { now, newId }: Ports,
): Promise<void> {
  const [who] = await rowsOf<{ name: string; timeZone: TimeZone; token: string | null }>(
    tx,
    sql`select btrim(p.first_name || ' ' || p.last_name) as name, w.settings ->> 'timeZone' as "timeZone",
          (select t.name from api_tokens t where t.workspace_id = w.id and t.id = ${tokenId ?? null}::uuid) as token
        from people p join workspaces w on w.id = p.workspace_id
        where p.workspace_id = ${workspaceId} and p.id = ${personId}`,
  );
  if (!who) return;
  const moment = now();
  const at = moment.toISOString();
  const told = (text: string) => inLine(text).slice(0, LONGEST);
  const device = tokenId ? `API token “${who.token ?? ''}”` : deviceOf(userAgent);
  const again = isRepeated
    ? sql`where not exists (select 1 from audit_entries e where e.workspace_id = ${workspaceId} and e.person_id = ${personId}
        and e.action = ${action} and e.subject = ${told(subject)} and e.at > ${at}::timestamptz - interval '1 minute')`
    : sql``;
  await tx.execute(
    sql`insert into audit_entries (workspace_id, id, at, day, action, person_id, person_name, device, session_id, subject, detail)
        select ${workspaceId}::uuid, ${newId()}::uuid, ${at}::timestamptz, ${todayIn(who.timeZone, moment)}::date, ${action}::text, ${personId}::uuid,
          ${told(who.name)}::text, ${told(device)}::text, ${sessionId || null}::uuid, ${told(subject)}::text, ${told(detail)}::text ${again}`,
  );
}

/** Writes what a request came to that changes no row of ours: a sign-in, a refusal. */
export async function recordRequest(
  tx: Tx,
  personId: string,
  fact: AuditFact & Partial<Pick<SignedIn, 'sessionId' | 'tokenId' | 'userAgent'>>,
  ports: Ports,
): Promise<void> {
  const [person] = await rowsOf<{ workspaceId: string }>(
    tx,
    sql`select workspace_id as "workspaceId" from people where id = ${personId} limit 1`,
  );
  if (person) await recordAudit(tx, { ...fact, ...person, personId }, fact, ports);
}

/** Deletes lines that are older than the log is kept. */
export async function forgetOldAudit(tx: Tx, now: Date): Promise<void> {
  await tx.execute(
    sql`delete from audit_entries where at < ${now.toISOString()}::timestamptz - make_interval(days => ${AUDIT_DAYS})`,
  );
}
