import { recordSaved } from '../activity/recordSaved';
import { sql } from '../database/sql';
import { defineEntity } from '../entities/Entity';
import { ownProject } from '../projects/project.entity';
import { numberTwins } from './fileNames';
import { fileRevisions, files, projectFolders } from './files.table';

export const fileEntity = defineEntity({
  kind: 'file',
  tables: [files, fileRevisions, projectFolders],
  alias: 'f',
  joins: sql`join projects p on p.workspace_id = f.workspace_id and p.id = f.project_id`,
  belongsTo: { project: 'projectId' },
  orders: {
    name: 'files_by_name',
    size: null,
    date: 'files_by_date',
    type: null,
    number: 'files_by_number',
    title: null,
    revision: null,
    status: null,
    discipline: null,
  },
  name: sql`f.name`,
  // Their folders may have files of their names by now.
  afterRestoring: async (tx, actor, restored, ports) =>
    recordSaved(tx, actor, restored.entity, await numberTwins(tx, actor, restored, ports.now()), ports),
  own: ownProject,
});
