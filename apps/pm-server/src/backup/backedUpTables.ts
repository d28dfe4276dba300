import { entityKinds } from '@linework/domain';
import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { accounts, sessions, signInAttempts, users, verifications } from '../access/accounts.table';
import { NO_PASSWORD } from '../access/noPassword';
import { activityEntries } from '../activity/activity.table';
import { apiTokens } from '../apiTokens/apiTokens.table';
import { auditEntries } from '../audit/auditEntries.table';
import { type SQL, sql } from '../database/sql';
import { deletions } from '../deletions/deletions.table';
import { entityOf } from '../entities/entityOf';
import { fileThumbnails, fileUploads } from '../files/files.table';
import { jobs } from '../jobs/jobs.table';
import { mails } from '../mail/mails.table';
import { notificationKeys, notifications } from '../notifications/notifications.table';
import { passwordResets } from '../passwordReset/passwordResets.table';
import { pushSubscriptions } from '../push/pushSubscriptions.table';
import { serverSecrets } from '../server/serverSecrets.table';
import { workspaces } from '../settings/workspaces.table';
import { taskBulkChanges, taskBulkRows } from '../tasks/bulk/bulk.table';
import { taskTallies } from '../tasks/tasks.table';
import { timerActs, timers } from '../time/timers.table';
import { pendingSignIns, recoveryCodes, twoFactors } from '../twoFactor/twoFactor.table';

/** What a backup holds, in the order of the foreign keys: each row comes after those that it refers to. */
export const backedUpTables: readonly PgTable[] = [
  workspaces,
  users,
  accounts,
  twoFactors,
  recoveryCodes,
  ...entityKinds.flatMap((kind) => entityOf(kind).tables),
  deletions,
  auditEntries,
  activityEntries,
  timers,
  timerActs,
  notifications,
  notificationKeys,
];

/** What a backup is of: its tables, and what stands in it in the place of a column, by table and column. */
export interface BackupExtent {
  hasSecrets: boolean;
  tables: readonly PgTable[];
  replaced: Readonly<Record<string, Readonly<Record<string, SQL>>>>;
}

/** All that a restored server needs, for who has the server. */
export const EVERYTHING: BackupExtent = { hasSecrets: true, tables: backedUpTables, replaced: {} };

/** As `EVERYTHING`, without what people prove with who they are, for who has the workspace. Nobody signs in by this password. */
export const WITHOUT_SECRETS: BackupExtent = {
  hasSecrets: false,
  tables: backedUpTables.filter((table) => table !== twoFactors && table !== recoveryCodes),
  replaced: {
    [getTableName(accounts)]: {
      password: sql`${NO_PASSWORD}::text`,
      access_token: sql`null`,
      refresh_token: sql`null`,
      id_token: sql`null`,
    },
  },
};

/** What it does not: counts and pictures that are made anew, what lasts a day, and what waits to be done or sent: it would
 * be done twice. Whoever restores a backup signs in
 * again, and makes API tokens anew: one that was revoked since must not come back. */
export const leftOutTables: readonly PgTable[] = [
  taskTallies,
  taskBulkChanges,
  taskBulkRows,
  fileUploads,
  fileThumbnails,
  sessions,
  pushSubscriptions,
  pendingSignIns,
  verifications,
  signInAttempts,
  serverSecrets,
  passwordResets,
  apiTokens,
  jobs,
  mails,
];
