import { deletableKinds, type PageQuery } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { entityOf } from '../entities/entityOf';
import { isoInstant, jsonRow } from '../lists/listPage';

/**
 * A page of what can be restored, as JSON text. Ids of deletions are ordered by time, so the id alone is the page's cursor. A bulk
 * action that found nothing left to delete took nothing, and is not listed.
 */
export async function trashPage(
  tx: Tx,
  { workspaceId }: SignedIn,
  { cursor, limit }: PageQuery,
): Promise<string> {
  const after = cursor === undefined ? sql`true` : sql`d.id < ${cursor}`;
  const rows = await rowsOf<{ id: string; json: string }>(
    tx,
    sql`select d.id, ${entry} as json from deletions d
        where d.workspace_id = ${workspaceId} and d.undone_at is null and d.row_ids <> '[]' and ${after}
        order by d.id desc limit ${limit + 1}`,
  );
  const page = rows.slice(0, limit);
  const nextCursor = rows.length > limit ? page.at(-1)?.id : null;
  return `{"rows":[${page.map(({ json }) => json).join(',')}],"nextCursor":${JSON.stringify(nextCursor)}}`;
}

const person = entityOf('person');

/** The rows that were deleted by themselves are counted in `counts` too. */
const entry = jsonRow(sql`d.id, d.resource as kind, d.row_ids ->> 0 as "rowId", ${nameOfFirst()} as name,
  jsonb_array_length(d.row_ids) as "rowCount", d.counts - ${resourceOf()} as along,
  (select ${person.name} from ${person.from}
    where ${person.row}.workspace_id = d.workspace_id and ${person.row}.id = d.deleted_by) as "deletedBy",
  ${isoInstant(sql`d.deleted_at`)} as "deletedAt"`);

function nameOfFirst(): SQL {
  const names = deletableKinds.map((kind) => {
    const { name, table, row } = entityOf(kind);
    return sql`when ${kind} then (select ${name ?? sql`''`} from ${table} ${row}
      where ${row}.workspace_id = d.workspace_id and ${row}.id = (d.row_ids ->> 0)::uuid)`;
  });
  return sql`coalesce(case d.resource ${sql.join(names, sql` `)} end, '')`;
}

function resourceOf(): SQL {
  const resources = deletableKinds.map((kind) => sql`when ${kind} then ${entityOf(kind).resource}::text`);
  return sql`(case d.resource ${sql.join(resources, sql` `)} end)`;
}
