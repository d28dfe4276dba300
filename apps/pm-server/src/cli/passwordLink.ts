import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cleanEmail, RESET_MINUTES } from '@linework/domain';
import { isEmailOf } from '../access/isEmailOf';
import { openDatabase } from '../database/openDatabase';
import { sql } from '../database/sql';
import { makeResetLink, resettableAccount } from '../passwordReset/resetLinks';
import { type Config, ownOrigin } from '../server/readConfig';
import { StartupError } from '../server/StartupError';

/**
 * Prints a link to a new password, where no mail is sent. A server that has the embedded database open has to be stopped before; the
 * link works once it runs again.
 */
export async function passwordLink(config: Config, email: string | undefined): Promise<number> {
  if (!email) throw new StartupError('Say for whom: linework password-link --email ADDRESS');
  const { dataDir, databaseUrl } = config;
  if (!databaseUrl && !existsSync(join(dataDir, 'database')))
    throw new StartupError(`There is no database in ${dataDir}. Check DATA_DIR.`);
  const database = await openDatabase({ dataDir, databaseUrl });
  try {
    const address = cleanEmail(email).toLowerCase();
    const account = await resettableAccount(database.orm, isEmailOf(sql`u.email`, address));
    if (!account) throw new StartupError(`Nobody signs in as ${address}.`);
    const url = new URL('/reset-password', config.publicUrl ?? ownOrigin(config));
    url.searchParams.set('token', await makeResetLink(database.orm, account, new Date()));
    process.stdout.write(
      `For ${address}, once, within ${RESET_MINUTES} minutes. Whoever has it sets the password:\n\n${url}\n`,
    );
    return 0;
  } finally {
    await database.close();
  }
}
