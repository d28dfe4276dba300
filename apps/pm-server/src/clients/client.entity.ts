import { sql } from '../database/sql';
import { defineEntity } from '../entities/Entity';
import { worksOn } from '../projects/project.entity';
import { clients } from './clients.table';

export const clientEntity = defineEntity({
  kind: 'client',
  tables: [clients],
  alias: 'c',
  belongsTo: {},
  orders: { name: 'clients_by_name', email: 'clients_by_email', projects: null, status: null },
  name: sql`c.name`,
  own: (asker) =>
    asker.accessRole === 'client'
      ? sql`c.id = ${asker.clientId}`
      : sql`exists (select 1 from projects p where p.workspace_id = c.workspace_id and p.client_id = c.id
              and p.deleted_at is null and ${worksOn(asker)})`,
});
