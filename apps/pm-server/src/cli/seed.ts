import { todayIn } from '@linework/domain';
import { PATIENT } from '../database/engines/openPostgres';
import { foldTallies } from '../database/foldTallies';
import { openDatabase } from '../database/openDatabase';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { isSeeded, type SeedSize, seedWorkspace, usualSize } from '../seed/seedWorkspace';
import type { Config } from '../server/readConfig';
import { StartupError } from '../server/StartupError';
import { workspaces } from '../settings/workspaces.table';

export interface SeedFlags {
  tasks?: string | undefined;
  projects?: string | undefined;
  clients?: string | undefined;
  people?: string | undefined;
  seed?: string | undefined;
}

/** Fills the workspace with made-up rows, all or nothing. */
export async function seed(config: Config, flags: SeedFlags): Promise<number> {
  const size = sizeOf(flags);
  const words = flags.seed ?? 'linework';
  const began = Date.now();
  const database = await openDatabase(config, { limits: PATIENT });
  try {
    await database.transaction(async (tx) => {
      const [workspace] = await tx.select().from(workspaces).limit(1);
      if (!workspace)
        throw new StartupError(`There is no workspace in ${database.place} yet. Run 'linework setup' first.`);
      if (await isSeeded(tx, workspace.id, words))
        throw new StartupError(`This seed has been here already. Name another: --seed ${words}-2`);
      const [owner] = await rowsOf<{ id: string }>(
        tx,
        sql`select id from people where workspace_id = ${workspace.id} and access_role = 'owner' order by id limit 1`,
      );
      await seedWorkspace(tx, {
        ...size,
        workspaceId: workspace.id,
        ownerId: owner?.id ?? '',
        today: todayIn(workspace.settings.timeZone, new Date()),
        seed: words,
      });
    });
    await foldTallies(database);
    // Plans go by statistics, and reading an index alone goes by what VACUUM has seen.
    await database.script('vacuum (analyze)');
  } finally {
    await database.close();
  }
  const seconds = Math.round((Date.now() - began) / 1_000);
  process.stdout.write(
    `Added ${size.tasks} tasks in ${size.projects} projects of ${size.clients} clients, and ${size.people} people, in ${seconds} s.\n`,
  );
  return 0;
}

/** What the flags leave out goes by the number of tasks. */
function sizeOf(flags: SeedFlags): SeedSize {
  const given = (name: keyof SeedSize) =>
    flags[name] === undefined ? undefined : countOf(name, flags[name]);
  const usual = usualSize(given('tasks') ?? 10_000);
  return {
    tasks: usual.tasks,
    projects: given('projects') ?? usual.projects,
    clients: given('clients') ?? usual.clients,
    people: given('people') ?? usual.people,
  };
}

const MOST = 10_000_000;

function countOf(name: string, text: string): number {
  const count = Number(text);
  if (/^\d{1,8}$/.test(text) && count >= 1 && count <= MOST) return count;
  throw new StartupError(`--${name} must be a whole number from 1 to ${MOST}, not '${text}'.`);
}
