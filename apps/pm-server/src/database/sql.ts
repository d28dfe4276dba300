/**
 * A statement, or a piece of one, that stands among others. It holds the template as it was written, whose texts are the same
 * array each time, and no more: lists are put together of a hundred pieces for each request, and Drizzle's own pieces, with an
 * object for each text between two values, were half of what the server left to the garbage collector.
 */
export class SQL {
  constructor(
    /** One more than the values, which stand between them. */
    readonly texts: readonly string[],
    readonly values: readonly Value[],
  ) {}
}

/** A piece of SQL takes its place as it is; anything else becomes a parameter. */
type Value = SQL | Scalar;
export type Scalar = string | number | boolean | null;

export function isScalar(value: unknown): value is Scalar {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/**
 * Writes SQL.
 *
 * @example sql`select t.id from tasks t where t.title = ${title} and ${visibleTasks(actor)}`
 */
export function sql(texts: readonly string[], ...values: Value[]): SQL {
  return new SQL(texts, values);
}

/** Text that becomes SQL as it is. Never of what people send. */
sql.raw = (text: string) => new SQL([text], []);

/** The name of a table or a column. */
sql.identifier = (name: string) => sql.raw(`"${name.replaceAll('"', '""')}"`);

sql.join = (pieces: readonly SQL[], { texts: [separator = ''] }: SQL): SQL =>
  pieces.length === 0
    ? NOTHING
    : new SQL(['', ...new Array<string>(pieces.length - 1).fill(separator), ''], pieces);

const NOTHING = sql``;

/** A statement as drivers take it. */
export interface Statement {
  /** With $1, $2, ... for the parameters. */
  text: string;
  parameters: Scalar[];
}

export function statementOf(whole: SQL): Statement {
  const statement: Statement = { text: '', parameters: [] };
  write(whole, statement);
  return statement;
}

function write({ texts, values }: SQL, into: Statement): void {
  into.text += texts[0] ?? '';
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index];
    if (value instanceof SQL) write(value, into);
    else into.text += `$${into.parameters.push(value ?? null)}`;
    into.text += texts[index + 1] ?? '';
  }
}
