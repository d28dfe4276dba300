import { SetupInput } from '@linework/domain';
import { v7 } from 'uuid';
import { createAuth } from '../access/createAuth';
import { openDatabase } from '../database/openDatabase';
import { Problem } from '../http/Problem';
import { cookieSecret } from '../server/cookieSecret';
import type { Config } from '../server/readConfig';
import { StartupError } from '../server/StartupError';
import { setUp } from '../setup/setup.service';

interface SetupFlags {
  company?: string | undefined;
  name?: string | undefined;
  email?: string | undefined;
  password?: string | undefined;
  sample?: boolean | undefined;
}

/** Makes the workspace without questions, by the same rules as the set-up page. */
export async function setup(
  config: Config,
  { company, name, email, password, sample }: SetupFlags,
): Promise<number> {
  const input = SetupInput.safeParse({ companyName: company, name, email, password, sample });
  if (!input.success) {
    const problems = input.error.issues.map(
      ({ path, message }) => `--${path[0] === 'companyName' ? 'company' : String(path[0])}: ${message}`,
    );
    throw new StartupError(problems.join('. '));
  }
  const database = await openDatabase(config);
  try {
    const secret = config.secret ?? (await cookieSecret(database, config.dataDir));
    const auth = createAuth({ orm: database.orm, secret, secureCookies: false, newId: v7 });
    await database.transaction((tx) => setUp(tx, auth, input.data, { now: () => new Date(), newId: v7 }));
    // Hundreds of rows came at once: the planner should know before the first list.
    await database.script('analyze');
  } catch (error) {
    if (error instanceof Problem) throw new StartupError(error.message);
    throw error;
  } finally {
    await database.close();
  }
  process.stdout.write(
    `The workspace '${input.data.companyName}' is ready. Sign in as ${input.data.email}.\n`,
  );
  return 0;
}
