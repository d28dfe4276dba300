import { z } from 'zod';
import { type ActivitySubjectKind, activitySubjects } from './activitySubjects';

const ActivityValue = z.union([z.string(), z.number(), z.array(z.string()), z.null()]);
/** A value as it is told: of a person, a project or a client its id where it is stored, its name where it is read. */
export type ActivityValue = z.infer<typeof ActivityValue>;

/** One field that has changed. Of what is told without its values both are null. */
export const ActivityChange = z.object({ field: z.string(), from: ActivityValue, to: ActivityValue });
export type ActivityChange = z.infer<typeof ActivityChange>;

/** A row's fields, or some of them. */
export type ActivityRow = Readonly<Record<string, unknown>>;

/** What is to be told of a change of a row; a field that `after` has not stays as it was. */
export function activityChanges(
  kind: ActivitySubjectKind,
  before: ActivityRow,
  after: ActivityRow,
): ActivityChange[] {
  return Object.entries(activitySubjects[kind].fields).flatMap(([field, { as }]) => {
    if (after[field] === undefined) return [];
    const [from, to] = [toldValue(before[field]), toldValue(after[field])];
    if (isSame(from, to)) return [];
    return as === 'unsaid' ? { field, from: null, to: null } : { field, from, to };
  });
}

/** Changes of one row, one after the other, as one: from what the first found to what the last left; none where that is the same. */
export function joinedChanges(
  kind: ActivitySubjectKind,
  first: readonly ActivityChange[],
  then: readonly ActivityChange[],
): ActivityChange[] {
  const { fields } = activitySubjects[kind];
  const joined = first.map((change) => {
    const next = then.find(({ field }) => field === change.field);
    return next ? { ...change, to: next.to } : change;
  });
  const added = then.filter(({ field }) => !first.some((change) => change.field === field));
  return [...joined, ...added].filter(
    ({ field, from, to }) => fields[field]?.as === 'unsaid' || !isSame(from, to),
  );
}

/** '' is no value, as null is none. */
function toldValue(value: unknown): ActivityValue {
  const known = ActivityValue.safeParse(value === '' ? null : value);
  return known.success ? known.data : null;
}

function isSame(one: ActivityValue, other: ActivityValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
