import { cleanEmail } from '@linework/domain';
import { v7 } from 'uuid';
import { LINK_MINUTES, signInLink as newLink } from '../access/signInLink';
import { openDatabase } from '../database/openDatabase';
import { cookieSecret, keptSecret } from '../server/cookieSecret';
import type { Config } from '../server/readConfig';
import { StartupError } from '../server/StartupError';

/** Prints a link for somebody who is locked out by others' wrong passwords. The server may run meanwhile. */
export async function signInLink(config: Config, email: string | undefined): Promise<number> {
  if (!email) throw new StartupError('Say for whom: linework sign-in-link --email ADDRESS');
  const secret = await secretOf(config);
  const url = new URL('/sign-in', config.publicUrl ?? `http://${config.host}:${config.port}`);
  url.searchParams.set('link', newLink(email, secret, { now: () => new Date(), newId: v7 }));
  process.stdout.write(
    `For ${cleanEmail(email).toLowerCase()}, for ${LINK_MINUTES} minutes, in any browser. It lets nobody in without the password:\n\n${url}\n`,
  );
  return 0;
}

async function secretOf({ secret, dataDir, databaseUrl }: Config): Promise<string> {
  if (secret) return secret;
  if (!databaseUrl) {
    const kept = keptSecret(dataDir);
    if (kept) return kept;
    throw new StartupError(`No server has run on ${dataDir} yet. Check DATA_DIR.`);
  }
  const database = await openDatabase({ dataDir, databaseUrl });
  try {
    return await cookieSecret(database, dataDir);
  } finally {
    await database.close();
  }
}
