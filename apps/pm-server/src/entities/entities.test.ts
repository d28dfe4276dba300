import { entityKinds, parentsOf } from '@linework/domain';
import { describe, expect, it } from 'vitest';
import { clients } from '../clients/clients.table';
import { sql } from '../database/sql';
import { projects } from '../projects/projects.table';
import { tasks } from '../tasks/tasks.table';
import { columnOf, defineEntity, parentColumn } from './Entity';
import { entityOf } from './entityOf';
import { referencesTo } from './referencesTo';

const all = entityKinds.map(entityOf);

describe('What the server knows of each kind', () => {
  it('no two are called the same in statements', () => {
    const aliases = all.map(({ alias }) => alias);
    expect(aliases).toEqual([...new Set(aliases)]);
  });

  it.each(all.map((entity) => [entity.kind, entity] as const))(
    'GEN-12: says of each row that a %s names whether it belongs to it, or what becomes of the name',
    (_, entity) => {
      const said = [
        ...parentsOf(entity.kind).map((kind) => parentColumn(entity, kind)),
        ...Object.values(entity.names).map(({ field }) => columnOf(entity, field)),
      ];
      const named = all.flatMap(({ tables: [table] }) => referencesTo(table, entity.tables[0]));
      expect(
        said,
        `${entity.kind}.entity.ts: say in belongsTo or in names what these references are`,
      ).toEqual(expect.arrayContaining(named));
    },
  );

  it('GEN-12: the references of a table to another are found', () => {
    expect(referencesTo(projects, tasks)).toEqual([sql.identifier('project_id')]);
  });

  it('a field or an index that its table has not is refused with the place and what to write there', () => {
    const parts = { alias: 'x', name: null, own: () => sql`true` };
    expect(() =>
      defineEntity({ ...parts, kind: 'project', tables: [projects], belongsTo: { client: 'companyId' } }),
    ).toThrow("projects: its table has no field 'companyId', which belongsTo or names of its entity say");
    const task = { ...parts, kind: 'task', tables: [tasks], belongsTo: { project: 'projectId' } } as const;
    expect(() => defineEntity({ ...task, names: { person: { field: 'who', refusal: null } } })).toThrow(
      "tasks: its table has no field 'who'",
    );
    for (const index of ['clients_by_size', 'clients_by_deletion'])
      expect(() =>
        defineEntity({ ...parts, kind: 'client', tables: [clients], belongsTo: {}, orders: { size: index } }),
      ).toThrow(
        `The order 'size' asks for the index ${index} on (workspace_id, ..., id) of clients: declare it there, or null in \`orders\``,
      );
  });
});
