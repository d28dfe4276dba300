import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cleanEmail } from '@linework/domain';
import { isEmailOf } from '../access/isEmailOf';
import { openDatabase } from '../database/openDatabase';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import type { Config } from '../server/readConfig';
import { StartupError } from '../server/StartupError';
import { removeTwoFactor } from '../twoFactor/twoFactor.service';

/**
 * Turns off two-factor authentication for somebody who has neither their authenticator app nor a recovery code. The password is
 * still asked for. A server that has the embedded database open has to be stopped before.
 */
export async function twoFactorOff(config: Config, email: string | undefined): Promise<number> {
  if (!email) throw new StartupError('Say for whom: linework two-factor-off --email ADDRESS');
  const { dataDir, databaseUrl } = config;
  if (!databaseUrl && !existsSync(join(dataDir, 'database')))
    throw new StartupError(`There is no database in ${dataDir}. Check DATA_DIR.`);
  const database = await openDatabase({ dataDir, databaseUrl });
  try {
    const address = cleanEmail(email).toLowerCase();
    const wasOn = await database.transaction(async (tx) => {
      const [user] = await rowsOf<{ id: string }>(
        tx,
        sql`select id from auth_users where ${isEmailOf(sql`email`, address)}`,
      );
      if (!user) throw new StartupError(`Nobody signs in as ${address}.`);
      return removeTwoFactor(tx, user.id);
    });
    process.stdout.write(
      wasOn
        ? `Two-factor authentication is off for ${address}: the password alone signs in. It can be turned on again in the settings.\n`
        : `Two-factor authentication was not on for ${address}.\n`,
    );
    return 0;
  } finally {
    await database.close();
  }
}
