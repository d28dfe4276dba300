import {
  isTimeClosed,
  type PersonSettings,
  registrationDomainMessages,
  timeMessages,
  todayIn,
  twoFactorMessages,
  type WorkspaceSettings,
  type WorkspaceSettingsRow,
} from '@linework/domain';
import { checkVersion } from '../access/lockForChange';
import type { SignedIn } from '../access/SignedIn';
import { recordAudit } from '../audit/recordAudit';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { announce } from '../events/ChangeFeed';
import { invalid, notFound } from '../http/Problem';
import type { Ports } from '../server/Ports';
import type { Services } from '../server/Services';
import { twoFactorState } from '../twoFactor/twoFactor.service';

interface StoredSettings {
  id: string;
  json: string;
  version: number;
}

/** @param locking what follows the query: 'for update' */
export function workspaceSettings({ workspaceId }: Pick<SignedIn, 'workspaceId'>, locking: SQL): SQL {
  return sql`select w.id, w.version, jsonb_build_object('id', w.id, 'version', w.version, 'companyName', w.name, 'timeZone', w.settings -> 'timeZone',
      'dateFormat', w.settings -> 'dateFormat', 'currency', w.settings -> 'currency', 'language', w.settings -> 'language',
      'requireTwoFactor', coalesce(w.settings -> 'requireTwoFactor', 'false'::jsonb),
      'registrationDomains', coalesce(w.settings -> 'registrationDomains', '[]'::jsonb),
      'timeClosedThrough', w.settings -> 'timeClosedThrough')::text as json
    from workspaces w where w.id = ${workspaceId} ${locking}`;
}

/** @throws Problem 412 carrying the settings as they are stored now, where somebody else saved since `version` */
export async function saveWorkspaceSettings(
  tx: Tx,
  actor: SignedIn,
  { version, settings }: { version: number; settings: WorkspaceSettings },
  ports: Ports & Pick<Services, 'mail'>,
): Promise<StoredSettings> {
  const [stored] = await rowsOf<StoredSettings>(tx, workspaceSettings(actor, sql`for update`));
  if (!stored) throw notFound('This workspace');
  await checkVersion({ ...stored, parentId: null }, version, async () => stored);
  if (settings.requireTwoFactor && !(await twoFactorState(tx, actor)).isOn)
    throw invalid([{ path: 'requireTwoFactor', message: twoFactorMessages.ownFirst }]);
  if (isTimeClosed(todayIn(actor.timeZone, ports.now()), settings.timeClosedThrough))
    throw invalid([{ path: 'timeClosedThrough', message: timeMessages.closesToday }]);
  const before: WorkspaceSettingsRow = JSON.parse(stored.json);
  const isOpened = settings.registrationDomains?.some(
    (domain) => !before.registrationDomains.includes(domain),
  );
  if (isOpened && !ports.mail)
    throw invalid([{ path: 'registrationDomains', message: registrationDomainMessages.noMail }]);
  const { companyName, ...rest } = settings;
  const moment = ports.now();
  await tx.execute(
    sql`update workspaces set name = ${companyName}, settings = settings || ${JSON.stringify(rest)}::jsonb,
        version = version + 1, updated_at = ${moment.toISOString()} where id = ${actor.workspaceId}`,
  );
  await announce(tx, actor.workspaceId, 'settings', [actor.workspaceId], moment, { hides: false });
  const detail = changesOf({ ...before }, { ...settings });
  if (detail) await recordAudit(tx, actor, { action: 'settings-changed', detail }, ports);
  const [saved] = await rowsOf<StoredSettings>(tx, workspaceSettings(actor, sql``));
  if (!saved) throw notFound('This workspace');
  return saved;
}

/** 'currency: USD → EUR, timeZone: UTC-5 → Europe/Oslo' */
function changesOf(before: Record<string, unknown>, after: Record<string, unknown>): string {
  const told = (value: unknown) =>
    Array.isArray(value) ? value.join(' ') || 'none' : String(value ?? 'none');
  const changed = Object.keys(after).filter((name) => told(before[name]) !== told(after[name]));
  return changed.map((name) => `${name}: ${told(before[name])} → ${told(after[name])}`).join(', ');
}

/** Their other tabs and devices follow. */
export async function savePersonSettings(
  tx: Tx,
  { workspaceId, personId }: SignedIn,
  settings: PersonSettings,
  { now }: Pick<Ports, 'now'>,
): Promise<void> {
  await tx.execute(
    sql`update people set settings = settings || ${JSON.stringify(settings)}::jsonb
        where workspace_id = ${workspaceId} and id = ${personId}`,
  );
  await announce(tx, workspaceId, 'settings', [personId], now(), { hides: false });
}
