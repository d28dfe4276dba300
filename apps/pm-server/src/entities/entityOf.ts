import type { EntityKind } from '@linework/domain';
import { clientEntity } from '../clients/client.entity';
import { commentEntity } from '../comments/comment.entity';
import { fileEntity } from '../files/file.entity';
import { invitationEntity } from '../invitations/invitation.entity';
import { personEntity } from '../people/person.entity';
import { projectEntity } from '../projects/project.entity';
import { taskEntity } from '../tasks/task.entity';
import { timeEntryEntity } from '../time/timeEntry.entity';
import type { Entity } from './Entity';

const ENTITIES: Record<EntityKind, Entity> = {
  client: clientEntity,
  invitation: invitationEntity,
  project: projectEntity,
  task: taskEntity,
  timeEntry: timeEntryEntity,
  file: fileEntity,
  comment: commentEntity,
  person: personEntity,
};

/** For what is the same of every kind: deletions, events, backups. A feature imports its own. */
export function entityOf(kind: EntityKind): Entity {
  return ENTITIES[kind];
}
