import type { PGlite } from '@electric-sql/pglite';

type Answers = Awaited<ReturnType<PGlite['execProtocolStream']>>;
type Options = Parameters<PGlite['execProtocolStream']>[1];

/** A statement that the engine has parsed and keeps under a name. */
interface Prepared {
  name: string;
  /** Of its parameters and its rows; null until it is asked for. */
  description: Answers | null;
}

/** How many the engine keeps: all that the application says often. A plan takes up to half a megabyte. */
const MOST_PREPARED = 64;
/** Where PostgreSQL's messages have the name of a statement. */
const NAME_AT = { P: 5, D: 6, B: 6 };

/**
 * Makes the engine parse and plan each statement once instead of each time. PGlite 0.5.16 sends every query as Parse, Describe,
 * Bind, Describe, Execute and Sync, each a run of its engine. Here the Parse gets a name that is known again by its text, what
 * Describe said is kept, and the rest goes in one run. PostgreSQL itself decides whether one plan serves all parameters.
 */
export function prepareStatements(engine: PGlite): void {
  const run = engine.execProtocolStream.bind(engine);
  const statements = new Map<string, Prepared>();
  let made = 0;
  let current: Prepared | null = null;
  /** The Bind that waits for its Execute. */
  let bind: Uint8Array | null = null;
  let isSynced = false;

  const prepare = async (parse: Uint8Array, options: Options): Promise<Answers> => {
    const text = Buffer.from(parse).toString('latin1');
    const known = statements.get(text);
    statements.delete(text);
    if (!known) await forgetOldest(options);
    isSynced = false;
    current = known ?? { name: `s${made++}`, description: null };
    const answers = known ? [] : await run(named(parse, NAME_AT.P, current.name), options);
    // The last in the map is the one used last.
    statements.set(text, current);
    return answers;
  };
  const forgetOldest = async (options: Options) => {
    const [oldest] = statements;
    if (!oldest || statements.size < MOST_PREPARED) return;
    const [text, { name }] = oldest;
    statements.delete(text);
    await run(message('C', `S${name}\0`), options);
  };
  const describe = async ({ name, description }: Prepared, ask: Uint8Array, options: Options) =>
    description ?? (await run(named(ask, NAME_AT.D, name), options));

  engine.execProtocolStream = async (sent, options) => {
    const kind = String.fromCharCode(sent[0] ?? 0);
    if (kind === 'P') return prepare(sent, options);
    if (!current) return run(sent, options);
    if (kind === 'D' && !bind) {
      current.description = await describe(current, sent, options);
      return current.description;
    }
    if (kind === 'B') {
      bind = named(sent, NAME_AT.B, current.name);
      return [];
    }
    if (kind === 'D') return current.description ?? [];
    if (kind === 'E' && bind) {
      const all = Buffer.concat([bind, sent, message('S')]);
      isSynced = true;
      return run(all, options);
    }
    // Sync: it went with the Execute, unless something before that failed.
    current = bind = null;
    return isSynced ? [] : run(sent, options);
  };
}

function named(message: Uint8Array, at: number, name: string): Uint8Array {
  const result = Buffer.concat([message.subarray(0, at), Buffer.from(name), message.subarray(at)]);
  result.writeInt32BE(result.length - 1, 1);
  return result;
}

function message(kind: string, body = ''): Uint8Array {
  const result = Buffer.alloc(5 + body.length);
  result.write(kind, 'latin1');
  result.writeInt32BE(result.length - 1, 1);
  result.write(body, 5, 'latin1');
  return result;
}
