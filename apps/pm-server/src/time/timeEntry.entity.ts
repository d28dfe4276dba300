import { sql } from '../database/sql';
import { defineEntity } from '../entities/Entity';
import { keepClosed, keepLocked, lockedMinutes } from './keepLocked';
import { timeEntries } from './timeEntries.table';

/** Characters of a description that stand for an entry's name. */
const NAME_LENGTH = 120;

export const timeEntryEntity = defineEntity({
  kind: 'timeEntry',
  tables: [timeEntries],
  alias: 'e',
  belongsTo: { project: 'projectId', task: 'taskId', person: 'personId' },
  beforeSoftDelete: keepLocked,
  beforeRestoring: keepClosed,
  previewFigures: {
    minutes: sql`coalesce(sum(e.minutes), 0)`,
    ...lockedMinutes(sql`e`),
  },
  orders: { date: 'time_entries_by_date', project: null, person: null, minutes: null },
  name: sql`left(e.description, ${NAME_LENGTH})`,
  own: ({ personId }) => sql`e.person_id = ${personId}`,
});
