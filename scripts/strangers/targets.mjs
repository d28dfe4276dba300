/**
 * One thing to attack.
 * @typedef {object} Target
 * @property {string} method in capitals
 * @property {string} address with parameters that find something
 * @property {string | null} id that stands in the address
 * @property {object | undefined} body valid, as JSON
 * @property {string | undefined} version for `If-Match`, where the operation asks for it
 */

/** The stream never ends, signing out ends the attack. */
const LEFT_OUT = new Set(['/api/events', '/api/auth/sign-out']);

/** An id that nothing has. */
const NOBODYS = '01890a5d-ac96-774b-bcce-b302099a8057';

/**
 * Every operation of the server's OpenAPI document, with rows that are there.
 * @returns {Promise<Target[]>}
 */
export async function findTargets({ url, cookie }) {
  const ask = async (path, body) => {
    const sent = body && { method: 'POST', body: JSON.stringify(body) };
    const headers = { cookie, 'content-type': 'application/json' };
    const answer = await fetch(`${url}${path}`, { headers, ...sent });
    if (!answer.ok)
      throw new Error(`${path} is refused with ${answer.status}: attacking it would say nothing`);
    return answer.json();
  };
  const { paths } = await ask('/api/openapi.json');
  const rows = {};
  for (const list of ['clients', 'projects', 'tasks', 'people'])
    [rows[list]] = (await ask(`/api/${list}?limit=1`)).rows;
  const completion = { id: NOBODYS, action: 'complete', tasks: { by: 'id', ids: [rows.tasks.id] } };
  rows.bulk = await ask('/api/tasks/bulk', completion);
  const targets = Object.entries(paths)
    .filter(([path]) => !LEFT_OUT.has(path))
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => target({ path, method, operation, rows, url })),
    );
  for (const { method, address } of targets) if (method === 'GET') await ask(address.slice(url.length));
  return targets;
}

function target({ path, method, operation, rows, url }) {
  const { parameters = [], requestBody } = operation;
  const row = rows[path.includes('/bulk/') ? 'bulk' : path.split('/')[2]] ?? { id: NOBODYS };
  const query = new URLSearchParams(
    parameters.filter((one) => one.in === 'query').flatMap(({ name }) => parameter(name, path, rows)),
  );
  const schema = requestBody?.content['application/json'].schema;
  return {
    method: method.toUpperCase(),
    address: `${url}${path.replace('{id}', row.id)}${query.size > 0 ? `?${query}` : ''}`,
    id: path.includes('{id}') ? row.id : null,
    body: schema && sample(schema, row),
    version: parameters.some(({ name }) => name === 'if-match') ? `"${row.version}"` : undefined,
  };
}

/** One that the list accepts, together with its others; none for the cursor, which is only good with its own query. */
function parameter(name, path, rows) {
  const [, , list] = path.split('/');
  const values = {
    search: 'a',
    q: 'a',
    direction: 'asc',
    limit: '5',
    priority: 'high',
    sort: list === 'tasks' ? 'title' : 'name',
    status: { tasks: 'pending', projects: 'Planning' }[list] ?? 'Active',
    client: rows.clients.id,
    project: rows.projects.id,
    task: rows.tasks.id,
    user: rows.people.id,
  };
  return name in values ? [[name, values[name]]] : [];
}

/** A body of this schema: what the row has, and something of the right kind where it has none. */
function sample(schema, row) {
  const { type, oneOf, anyOf, enum: options, format, items, properties } = schema;
  if (options) return options[0];
  if (oneOf ?? anyOf) return sample((oneOf ?? anyOf)[0], row);
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([name, one]) => [name, row[name] ?? sample(one, row)]),
    );
  if (format === 'uuid') return NOBODYS;
  if (format === 'date') return '2026-01-31';
  return (
    { array: items ? [sample(items, row)] : [], boolean: true, integer: 1, number: 1 }[type] ?? 'a@b.example'
  );
}
