import { sql } from '../database/sql';
import { defineEntity } from '../entities/Entity';
import { ownProject } from '../projects/project.entity';
import { tasks } from './tasks.table';

export const taskEntity = defineEntity({
  kind: 'task',
  tables: [tasks],
  alias: 't',
  joins: sql`join projects p on p.workspace_id = t.workspace_id and p.id = t.project_id`,
  belongsTo: { project: 'projectId' },
  names: {
    person: {
      field: 'assigneeId',
      refusal: 'tasks are still assigned to them. Assign these tasks to somebody else first.',
    },
  },
  name: sql`t.title`,
  own: ownProject,
});
