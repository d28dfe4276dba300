/**
 * Adds open tasks of every status to the teams of the projects, while no server is at the database:
 * `node --import tsx addTasks.mjs COUNT` with DATA_DIR, or DATABASE_URL, in its environment.
 */
import { openDatabase } from '../../apps/pm-server/src/database/openDatabase.ts';

const { DATA_DIR, DATABASE_URL } = process.env;
const database = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
try {
  await database.script(`
    with places as (
      select workspace_id, project_id, person_id, row_number() over () as place, count(*) over () as places from project_team)
    insert into tasks (workspace_id, id, project_id, assignee_id, title, description, priority, status, estimated_hours)
    select workspace_id, gen_random_uuid(), project_id, person_id, 'Drawing ' || n, '', 'Low',
      (array['Todo', 'In Progress', 'Review'])[1 + n % 3], 1
    from generate_series(1, ${Number(process.argv[2])}) n join places on place = 1 + n % places;
    analyze`);
} finally {
  await database.close();
}
