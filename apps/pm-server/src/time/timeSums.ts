import { addDays, weekOf } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { visibleTo } from '../access/visibleTo';
import { type SQL, sql } from '../database/sql';
import { personEntity } from '../people/person.entity';
import { timeEntryEntity } from './timeEntry.entity';

/** Entries `e` under a condition as JSON: how many, and their minutes. */
export function sumOf(which: SQL): SQL {
  return sql`(select json_build_object('entries', count(*), 'minutes', coalesce(sum(e.minutes), 0)) from ${timeEntryEntity.from} where ${which})`;
}

/** Domain's OwnHours as JSON. */
export function ownHours(actor: SignedIn, today: string): SQL {
  const { from, to } = weekOf(today);
  return sql`(select json_build_object('minutes', (select coalesce(sum(e.minutes), 0) from ${timeEntryEntity.from}
      where ${visibleTo(actor, timeEntryEntity)} and e.person_id = ${actor.personId} and e.date between ${from}::date and ${to}::date),
      'hoursPerWeek', u.hours_per_week)
    from ${personEntity.from} where ${visibleTo(actor, personEntity)} and u.id = ${actor.personId})`;
}

/** Domain's TeamHours as JSON. */
export function teamHours(actor: SignedIn, today: string): SQL {
  const { from, to } = weekOf(today);
  const minutes = (where: SQL) => sql`coalesce(sum(e.minutes) filter (where ${where}), 0)`;
  return sql`(select json_build_object('minutes', ${minutes(sql`e.date >= ${from}::date`)},
      'lastWeekMinutes', ${minutes(sql`e.date < ${from}::date`)})
    from ${timeEntryEntity.from} where ${visibleTo(actor, timeEntryEntity)}
      and e.date between ${addDays(from, -7)}::date and ${to}::date)`;
}
