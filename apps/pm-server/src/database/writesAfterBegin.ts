import type pg from 'pg';

/** A connection on which transactions begin. */
export interface Beginning {
  /** What the work of a transaction queries with. */
  connection: pg.PoolClient;
  /** Sends BEGIN, or another statement that begins a transaction. */
  begin(statement: pg.QueryConfig): Promise<unknown>;
}

/** Reads are of no harm outside a transaction; their answers are thrown away with it. */
const READS = /^\s*select\b/i;

/**
 * Lets what only reads travel with BEGIN. What may write, and all that is asked for after it, waits for the answer to BEGIN:
 * where BEGIN alone fails, PostgreSQL would carry out by itself what was sent along, and what comes later.
 */
export function writesAfterBegin(client: pg.PoolClient): Beginning {
  /** The answer to BEGIN while it is awaited or a refusal. */
  let begun: Promise<unknown> | null = null;
  let isHolding = false;

  const query = (...sent: [statement: string | { text: string }, ...unknown[]]) => {
    const send = () => Reflect.apply(client.query, client, sent);
    const [statement] = sent;
    isHolding ||= !READS.test(typeof statement === 'string' ? statement : statement.text);
    return begun && isHolding ? begun.then(send) : send();
  };
  return {
    connection: new Proxy(client, {
      get: (_, name) => (name === 'query' ? query : Reflect.get(client, name)),
    }),
    begin: (statement) => {
      const answer = client.query(statement);
      begun = answer;
      isHolding = false;
      answer.then(
        () => {
          begun = null;
        },
        () => {},
      );
      return answer;
    },
  };
}
