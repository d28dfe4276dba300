import { rmSync } from 'node:fs';
import { TaskRow } from '@linework/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { newDataDir } from '../../test/embeddedTemplate';
import { runLinework } from '../../test/spawnServer';
import { openDatabase } from '../database/openDatabase';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { inconsistencies } from '../entities/consistency';

const SETUP = 'setup --company Haldenroy --name Ada --email ada@haldenroy.example'.split(' ');

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('linework seed', () => {
  it('SRV-04: fills a workspace, twice the same from the same words, and leaves nothing out of step', async () => {
    const seeded: unknown[] = [];
    for (const isFirst of [true, false]) {
      const dataDir = await newDataDir();
      folders.push(dataDir);
      const run = (...args: string[]) => runLinework(args, { DATA_DIR: dataDir }, 'drafting-paper');
      if (isFirst) {
        expect((await run('seed', '--tasks', '5')).stderr).toContain("Run 'linework setup' first");
        expect((await run('seed', '--tasks', 'many')).stderr).toContain('--tasks must be a whole number');
      }
      await run(...SETUP);
      const { code, stdout } = await run('seed', '--tasks', '400', '--projects', '30', '--people', '25');
      expect([code, stdout]).toEqual([
        0,
        expect.stringMatching(/^Added 400 tasks in 30 projects of 5 clients, and 25 people/),
      ]);
      if (isFirst) expect((await run('seed', '--tasks', '5')).stderr).toContain('--seed linework-2');
      const database = await openDatabase({ dataDir });
      expect(await inconsistencies(database.orm)).toEqual([]);
      const rows = await rowsOf<{ title: string; status: string; priority: string; overdue: boolean }>(
        database.orm,
        sql`select t.id, t.title, t.status, t.priority, p.name, u.last_name, t.due_date, t.created_at,
              t.status <> 'Completed' and t.due_date < now() as overdue
            from tasks t join projects p on p.id = t.project_id left join people u on u.id = t.assignee_id order by t.id`,
      );
      await database.close();
      seeded.push(rows);
      const spread = (field: 'status' | 'priority') => new Set(rows.map((row) => row[field]));
      expect(spread('status')).toEqual(new Set(TaskRow.shape.status.options));
      expect(spread('priority')).toEqual(new Set(TaskRow.shape.priority.options));
      expect(rows.filter(({ overdue }) => overdue).length).toBeGreaterThan(5);
      expect(new Set(rows.map(({ title }) => title)).size).toBeGreaterThan(350);
    }
    expect(seeded[0]).toEqual(seeded[1]);
  }, 180_000);
});
