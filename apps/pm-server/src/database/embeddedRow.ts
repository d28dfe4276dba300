import { Problem } from '../http/Problem';

interface StoredEmbedded {
  version: number;
  deletedAt: string | null;
}

interface EmbeddedRow<Row extends StoredEmbedded> {
  /** The stored row with that id, wherever it belongs; undefined where there is none. */
  before: Row | undefined;
  /** Whether it belongs to the form that was sent. */
  isHere: (before: Row) => boolean;
  /** The version that the form saw; undefined for a row that it made. */
  version: number | undefined;
  /** What the form says of it. */
  columns: Partial<Row>;
  /** Where it stands in the form: 'tasks.0'. */
  path: string;
  noun: string;
}

/**
 * What to do with one row of a form that carries rows of another kind: one without a version is new, or was made by an
 * earlier try of the same save; one with a version is changed, or stays as it is.
 *
 * @throws Problem 412 where it has changed since the form was opened, 409 where a new id is taken
 */
export function embeddedChange<Row extends StoredEmbedded>({
  before,
  isHere,
  version,
  columns,
  path,
  noun,
}: EmbeddedRow<Row>): 'insert' | 'update' | 'none' {
  const here = before && before.deletedAt === null && isHere(before) ? before : undefined;
  const isSame =
    here && (Object.keys(columns) as (keyof Row)[]).every((name) => here[name] === columns[name]);
  if (version === undefined) {
    if (isSame) return 'none';
    if (before) throw refused(409, `${path}.id`, 'Something else was saved under this id already');
    return 'insert';
  }
  if (here?.version !== version)
    throw refused(412, path, `Somebody else has changed this ${noun} in the meantime`);
  return isSame ? 'none' : 'update';
}

function refused(status: 409 | 412, path: string, message: string): Problem {
  return new Problem(status, {
    detail: `${message}. Load the newest version and try again.`,
    errors: [{ path, message }],
  });
}
