import { seesInternal } from '@linework/domain';
import { sql } from '../database/sql';
import { defineEntity } from '../entities/Entity';
import { ownProject } from '../projects/project.entity';
import { commentMentions, comments } from './comments.table';

/** Characters of a text that stand for a comment's name. */
const NAME_LENGTH = 120;

export const commentEntity = defineEntity({
  kind: 'comment',
  tables: [comments, commentMentions],
  alias: 'cm',
  joins: sql`join projects p on p.workspace_id = cm.workspace_id and p.id = cm.project_id`,
  belongsTo: { project: 'projectId', task: 'taskId', file: 'fileId' },
  name: sql`left(cm.body, ${NAME_LENGTH})`,
  own: (asker, permission) => {
    if (permission === 'comment:update' || permission === 'comment:delete')
      return sql`cm.created_by = ${asker.personId}`;
    const forThem = seesInternal(asker.accessRole) ? sql`true` : sql`not cm.is_internal`;
    return sql`(${ownProject(asker)} and ${forThem})`;
  },
});
