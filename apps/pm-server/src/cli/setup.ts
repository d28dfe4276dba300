import { SetupInput } from '@linework/domain';
import { v7 } from 'uuid';
import { createAuth } from '../access/createAuth';
import { hashOfChosen } from '../access/hashOfChosen';
import { openDatabase } from '../database/openDatabase';
import { filesDirectory, openDiskStore } from '../files/openDiskStore';
import { Problem } from '../http/Problem';
import { cookieSecret } from '../server/cookieSecret';
import type { Config } from '../server/readConfig';
import { StartupError } from '../server/StartupError';
import { knownOf, setUp } from '../setup/setup.service';
import { readPassword } from './readPassword';

interface SetupFlags {
  company?: string | undefined;
  name?: string | undefined;
  email?: string | undefined;
  /** Refused: see readPassword. */
  password?: string | undefined;
  sample?: boolean | undefined;
}

/** What the fields of the set-up page are called here, where not by their own name. */
const FLAGS: Record<string, string> = { companyName: '--company', password: 'password' };

/** Makes the workspace without a browser, by the same rules as the set-up page. */
export async function setup(
  config: Config,
  { company, name, email, password, sample }: SetupFlags,
): Promise<number> {
  if (password !== undefined)
    throw new StartupError(
      "--password is not taken: it would show in the machine's list of processes. Type it when asked, or pipe it: linework setup … < FILE",
    );
  const input = SetupInput.safeParse({
    companyName: company,
    name,
    email,
    password: await readPassword(),
    sample,
  });
  if (!input.success) {
    const problems = input.error.issues.map(
      ({ path, message }) => `${FLAGS[String(path[0])] ?? `--${String(path[0])}`}: ${message}`,
    );
    throw new StartupError(problems.join('. '));
  }
  const database = await openDatabase(config);
  try {
    const secret = config.secret ?? (await cookieSecret(database, config.dataDir));
    const auth = createAuth({ orm: database.orm, secret, newId: v7 });
    const { password: chosen, ...workspace } = input.data;
    const { password: hashing } = await auth.$context;
    const passwordHash = await hashOfChosen(hashing, chosen, knownOf(workspace));
    const fileStore = openDiskStore(filesDirectory(config));
    await database.transaction((tx) =>
      setUp(tx, { ...workspace, passwordHash }, { now: () => new Date(), newId: v7, fileStore }),
    );
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
