import { descendantsOf, type EntityKind, entityKinds, parentsOf } from '@linework/domain';
import { reachableRows } from '../access/reachableRows';
import type { SignedIn } from '../access/SignedIn';
import { changingOf, keptIn } from '../access/visibleTo';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { type EditableEntity, type Entity, parentColumn } from '../entities/Entity';
import { entityOf } from '../entities/entityOf';
import { forbidden, notFound } from '../http/Problem';

/** Names of each kind that the confirmation shows. */
const NAMES = 10;

/**
 * What goes with a row when it is deleted: its name, how much of each kind, and the first names (GEN-12). For those only who
 * may delete it: what goes with it may be more than the others see.
 *
 * @throws Problem 404 where the actor does not see the row, 403 where they may not delete it
 */
export async function deletionPreview(
  tx: Tx,
  actor: SignedIn,
  entity: EditableEntity,
  id: string,
): Promise<string> {
  const inside = descendantsOf(entity.kind);
  const along = inside.map((kind) => {
    const below = entityOf(kind);
    const { table, row, name, resource } = below;
    const rows = sql`from ${table} ${row} where ${keptIn(actor, below)} and ${goesWith(actor, below, entity, id)}`;
    const first = sql`select ${name} as name ${rows} order by sort_key(${name}) collate "C", ${row}.id limit ${NAMES}`;
    return {
      count: sql`${resource}::text, (select count(*) ${rows})`,
      names: name && sql`${resource}::text, (select coalesce(json_agg(name), '[]') from (${first}) first)`,
    };
  });
  const figures = entityKinds.map(entityOf).flatMap((below) =>
    Object.entries(below.previewFigures ?? {}).map(([figure, sum]) => {
      const { kind, table, row } = below;
      if (!inside.includes(kind)) return sql`${figure}::text, 0`;
      const rows = sql`from ${table} ${row} where ${keptIn(actor, below)} and ${goesWith(actor, below, entity, id)}`;
      return sql`${figure}::text, (select ${sum} ${rows})`;
    }),
  );
  const counts = along.map(({ count }) => count);
  const names = along.flatMap(({ names: named }) => named ?? []);
  const [preview] = await rowsOf<{ json: string; allowed: boolean }>(
    tx,
    sql`select found.allowed, json_build_object('name', found.name, 'counts', json_build_object(${sql.join(counts, sql`, `)}),
          'names', json_build_object(${sql.join(names, sql`, `)}),
          ${sql.join(figures, sql`, `)})::text as json
        from (${reachableRows(actor, entity, [id], changingOf(entity.kind, 'delete'), sql`${entity.name} as name`)}) found`,
  );
  if (!preview) throw notFound();
  if (!preview.allowed) throw forbidden();
  return preview.json;
}

/** Whether rows of a kind go with the row of another that it belongs to, directly or by what it belongs to. */
function goesWith(actor: SignedIn, below: Entity, deleted: Entity, id: string): SQL {
  const inside: EntityKind[] = [deleted.kind, ...descendantsOf(deleted.kind)];
  const parent = parentsOf(below.kind).find((kind) => inside.includes(kind));
  if (!parent) throw new Error(`A ${below.kind} does not go with a ${deleted.kind}`);
  const column = sql`${below.row}.${parentColumn(below, parent)}`;
  if (parent === deleted.kind) return sql`${column} = ${id}`;
  const above = entityOf(parent);
  return sql`${column} in (select ${above.row}.id from ${above.table} ${above.row}
    where ${keptIn(actor, above)} and ${goesWith(actor, above, deleted, id)})`;
}
