/**
 * What a page-long server by hand costs: node:http and pg, sending the statements that ours was seen to send, each when the one
 * before has been answered: the session's, a save's transaction with its locks, its notification and the row that it answers. It
 * hears the notifications, as ours does. It checks the session and the version and knows no rule, no schema, no log and no header
 * that it could do without.
 *
 * Told by its parent: {session: statement with the place of the token, lists: url -> statement, saves: url -> statements}. Where a
 * list's statement has the rows as JSON text, they are sent on as they are; where it has columns, rows are made to JSON here.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';

const textDates = { getTypeParser: (oid) => (oid === 1082 ? String : pg.types.getTypeParser(oid, 'text')) };
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, types: textDates });
let routes;

const listener = new pg.Client({ connectionString: process.env.DATABASE_URL });
listener.on('notification', ({ payload }) => JSON.parse(payload));
await listener.connect();
await listener.query('listen linework_changes');

process.on('message', ({ what, value }) => {
  if (what !== 'routes') return;
  routes = value;
  process.send('taken');
});
process.on('SIGTERM', () => process.exit(0));

const server = createServer(async (request, response) => {
  try {
    const { text, values, tokenAt } = routes.session;
    const session = await pool.query(text, values.with(tokenAt, tokenOf(request.headers.cookie)));
    if (session.rows.length === 0) send(response, 401, '{}');
    else if (request.method === 'GET') send(response, 200, await list(request.url));
    else await save(request, response);
  } catch (error) {
    send(response, 500, JSON.stringify({ error: String(error) }));
  }
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`ready at http://127.0.0.1:${server.address().port}\n`);
});

function tokenOf(cookie = '') {
  const signed = decodeURIComponent(/linework\.session_token=([^;]*)/.exec(cookie)?.[1] ?? '');
  return signed.slice(0, signed.lastIndexOf('.'));
}

async function list(url) {
  const { before, text, values, sort, direction, cap } = routes.lists[url];
  for (const statement of before) await pool.query(statement.text, statement.values);
  const { rows } = await pool.query(text, values);
  const last = rows[rows.length - 1];
  const nextCursor = last.sort === null ? null : JSON.stringify([sort, direction, last.sort, last.id]);
  const total = Math.min(last.total, cap);
  if ('hasNext' in last)
    return `{"rows":[${last.rows}],"total":${total},"nextCursor":${JSON.stringify(nextCursor)}}`;
  return JSON.stringify({ rows, total, nextCursor });
}

async function save(request, response) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const { title } = JSON.parse(Buffer.concat(chunks).toString());
  const { statements, lock, titleBefore, entryBefore, entry } = routes.saves[request.url];
  const nextEntry = randomUUID();
  // An entry of the activity takes the place of the one before it, as ours does for a while.
  const filled = (value) => {
    if (value === titleBefore) return title;
    if (value === '{}') return entry ? `{${entry}}` : value;
    return typeof value === 'string' ? value.replace(entryBefore, nextEntry) : value;
  };
  const client = await pool.connect();
  try {
    let stored;
    for (const [index, { text, values }] of statements.entries()) {
      const { rows } = await client.query(text, values.map(filled));
      if (index === lock && `"${rows[0].version}"` !== request.headers['if-match']) {
        await client.query('rollback');
        return send(response, 412, '{}');
      }
      if (rows[0]?.json) stored = rows[0];
    }
    routes.saves[request.url].entry = nextEntry;
    response.setHeader('ETag', `"${stored.version}"`);
    send(response, 200, stored.json);
  } finally {
    client.release();
  }
}

function send(response, status, body) {
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) })
    .end(body);
}
