import { performance } from 'node:perf_hooks';
import fc from 'fast-check';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { ProblemSchema } from '../src/http/contract';
import { howMany, measured } from './measured';
import { onDatabase, type TestApp } from './onDatabase';
import { type JsonSchema, type Operation, operationsOf } from './operations';
import { clientForm, projectForm, taskForm, testWorkspace } from './testWorkspace';
import { fileForm, storeFile } from './uploads';

/** Requests for each database; `pnpm fuzz` sends 100,000. */
const REQUESTS = howMany('FUZZ', 800, 2_000);
const SEED = process.env.FUZZ_SEED ? Number(process.env.FUZZ_SEED) : undefined;
const SLOWEST_MS = 5_000;

onDatabase('Requests made from the schemas and broken on purpose', (app) => {
  it(
    `SRV-01: ${REQUESTS} of them get no answer of 5xx, each as the OpenAPI document says, none late`,
    async ({ annotate }) => {
      const { owner, manager, member, add, newClient, newProject, newTask } = await testWorkspace(app());
      const client = await newClient();
      const project = await newProject(client.id, { team: [{ id: member.id }] });
      const task = await newTask(project.id, member.id);
      const visitor = await add('client', client.id);
      const people = [owner, manager, member, visitor];
      const ids = [client.id, project.id, task.id, member.id, visitor.id];
      const file = await storeFile(owner, project.id);
      ids.push(file.id);
      const forms = [
        { action: 'move', ids: [file.id], category: 'Design' },
        { kind: 'document', name: 'Photos', fileIds: [file.id] },
        { kind: 'document', name: 'Photos', to: 'Pictures' },
        fileForm(project.id, v7()),
        clientForm(),
        { ...clientForm(), projects: [{ ...projectForm(client.id), clientId: undefined }] },
        projectForm(client.id, { team: [{ id: member.id }] }),
        taskForm(project.id, member.id),
        { completed: true },
        { email: 'nobody@haldenroy.example', password: 'drafting-paper' },
        {
          companyName: 'Haldenroy',
          name: 'Tess',
          email: 'tess@haldenroy.example',
          password: 'drafting-paper',
        },
        { id: v7(), action: 'complete', tasks: { by: 'id', ids: [task.id] } },
        { id: v7(), action: 'delete', tasks: { by: 'list', list: { search: 'nothing' }, except: [task.id] } },
      ];
      const request = anyRequest(answering(app()), ids, forms, people.length);
      let slowest = 0;
      const answers: Record<number, number> = {};
      await fc.assert(
        fc.asyncProperty(request, async ({ operation, path, query, headers, body, sender }) => {
          const person = operation.isOpen ? undefined : people[sender];
          const url = `http://localhost${path}${query === '' ? '' : `?${query}`}`;
          const began = performance.now();
          const response = await app().app.request(url, {
            method: operation.method.toUpperCase(),
            headers: { host: 'localhost', ...headers, ...(person ? { cookie: person.cookie } : {}) },
            ...(body === undefined ? {} : { body }),
          });
          const text = await response.text();
          slowest = Math.max(slowest, performance.now() - began);
          answers[response.status] = (answers[response.status] ?? 0) + 1;
          expect(response.status, text).toBeLessThan(500);
          const [type, expected] =
            response.status === 200
              ? ['application/json', operation.answer]
              : ['application/problem+json', ProblemSchema.extend({ status: z.literal(response.status) })];
          expect(response.headers.get('content-type'), text).toBe(type);
          expect(expected?.safeParse(JSON.parse(text)).error?.issues, text).toBeUndefined();
        }),
        { numRuns: REQUESTS, ...(SEED === undefined ? {} : { seed: SEED }) },
      );
      await annotate(`slowest ${Math.round(slowest)} ms; answers by status: ${JSON.stringify(answers)}`);
      measured(() => expect(slowest).toBeLessThan(SLOWEST_MS));
      // Requests that are all refused at the door would prove little.
      for (const status of [200, 401, 404, 422])
        expect(answers[status], JSON.stringify(answers)).toBeGreaterThan(REQUESTS / 100);
    },
    60_000 + REQUESTS * 60,
  );
});

const OPEN = /^\/api\/(auth|setup)/;

/** Those that answer JSON: a stream of events has no end to wait for. */
function answering(test: TestApp): (Operation & { answer: z.ZodType; isOpen: boolean })[] {
  return operationsOf(test).flatMap((operation) => {
    const { answer, path } = operation;
    // Signing out would end the others' requests: these are asked without a session.
    return answer ? [{ ...operation, answer, isOpen: OPEN.test(path) }] : [];
  });
}

function anyRequest<Known extends Operation>(
  operations: Known[],
  ids: string[],
  forms: object[],
  senders: number,
) {
  const id = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.uuid() },
    { weight: 2, arbitrary: hostileText.map(encodeURIComponent) },
  );
  return fc.constantFrom(...operations).chain((operation) =>
    fc.record({
      operation: fc.constant(operation),
      path: id.map((value) => operation.path.replace('{id}', value)),
      query: anyQuery(operation.parameters, ids),
      headers: anyHeaders(operation.body !== undefined),
      body: operation.body ? anyBody(operation.body, ids, forms) : fc.constant(undefined),
      sender: fc.integer({ min: 0, max: senders }),
    }),
  );
}

/** encodeURIComponent refuses half of a surrogate pair, as every browser does. */
const hostileText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    "'; drop table tasks;--",
    '%',
    '\\',
    '_',
    '{{7*7}}',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    '\r\nSet-Cookie: a=b',
    'ﷺ'.repeat(300),
    'a'.repeat(10_001),
    '🏗️👩‍🔧',
    'مرحبا\u202e',
    '__proto__',
    'constructor',
    'NaN',
    '1e308',
    '-1',
    '2025-02-30',
    '0001-01-01',
    '275760-09-13',
  ),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
);

/** What a header can hold: no line ends, nothing above Latin-1. */
const headerText = hostileText.map((text) => text.replace(/[^\x20-\x7e\xa0-\xff]/g, '').slice(0, 5_000));

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, -1, 0, 0.1 + 0.2, 1e308, -1e308, 2 ** 53, 1e-320, [], {}),
  fc.constantFrom<unknown>(
    [[[[]]]],
    { toString: 1 },
    { $ne: null },
    Array.from({ length: 2_000 }, () => 'x'),
  ),
  fc.jsonValue(),
);

function anyQuery(parameters: string[], ids: string[]) {
  if (parameters.length === 0) return fc.constant('');
  const value = fc.oneof(
    hostileText,
    fc.constantFrom(...ids, 'asc', 'desc', 'name', 'dueDate', 'pending', 'high', '50', '0', '-1', '1e9'),
    fc.string().map((text) => Buffer.from(text).toString('base64url')),
  );
  return fc
    .array(fc.tuple(fc.constantFrom(...parameters, '__proto__'), value), { maxLength: 5 })
    .map((pairs) => String(new URLSearchParams(pairs)));
}

function anyHeaders(withBody: boolean) {
  const type = fc.constantFrom<Record<string, string>>(
    { 'content-type': 'application/json' },
    { 'content-type': 'application/json; charset=utf-16' },
    { 'content-type': 'text/plain' },
    {},
  );
  const match = fc.constantFrom<Record<string, string>>(
    {},
    { 'if-match': '"1"' },
    { 'if-match': '"2"' },
    { 'if-match': '*' },
    { 'if-match': 'W/"1"' },
    { 'if-match': '"99999999999999999999"' },
  );
  const json = fc.constant<Record<string, string>>({ 'content-type': 'application/json' });
  const strange = fc
    .tuple(
      fc.constantFrom('cookie', 'accept', 'accept-language', 'x-forwarded-for', 'x-request-id'),
      headerText,
    )
    .map(([name, value]): Record<string, string> => ({ [name]: value }));
  return fc
    .tuple(fc.oneof({ weight: 8, arbitrary: json }, { weight: 1, arbitrary: type }), match, strange)
    .map(([one, other, third]) => ({
      ...third,
      ...(withBody ? { ...one, 'content-length': '1' } : {}),
      ...other,
    }));
}

/** As the schema says; or a right form with one to three things in it replaced; or no JSON at all. */
function anyBody(schema: JsonSchema, ids: string[], forms: object[]): fc.Arbitrary<string> {
  const spoiled = fc
    .tuple(
      fc.constantFrom(...forms),
      fc.array(fc.tuple(fc.nat(), hostileValue), { minLength: 0, maxLength: 3 }),
      fc.boolean(),
    )
    .map(([form, changes, fresh]) => {
      const copy = structuredClone(fresh ? { ...form, id: v7() } : form);
      for (const [place, value] of changes) replaceAt(copy, place, value);
      return JSON.stringify(copy);
    });
  return fc.oneof(
    { weight: 5, arbitrary: spoiled },
    { weight: 3, arbitrary: anyValue(schema, ids).map((value) => JSON.stringify(value) ?? '') },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', '{', 'null', '[]', '"text"', '{"id":1,"id":2}', '['.repeat(5_000), '\0'),
    },
  );
}

function anyValue(schema: JsonSchema, ids: string[]): fc.Arbitrary<unknown> {
  const right = rightValue(schema, ids);
  return fc.oneof({ weight: 6, arbitrary: right }, { weight: 1, arbitrary: hostileValue });
}

function rightValue(schema: JsonSchema, ids: string[]): fc.Arbitrary<unknown> {
  const { type, format, items, properties } = schema;
  const choices = schema.anyOf ?? schema.oneOf;
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (choices) return fc.oneof(...choices.map((choice) => anyValue(choice, ids)));
  if (format === 'uuid') return fc.constantFrom(...ids, v7());
  if (type === 'string') return hostileText;
  if (type === 'boolean') return fc.boolean();
  if (type === 'number' || type === 'integer') return fc.oneof(fc.integer(), fc.double());
  if (type === 'array' && items) return fc.array(anyValue(items, ids), { maxLength: 4 });
  if (properties) {
    const entries = Object.entries(properties).map(([name, value]) => [name, anyValue(value, ids)] as const);
    return fc.record(Object.fromEntries(entries), { requiredKeys: schema.required ?? [] });
  }
  return hostileValue;
}

/** Replaces one value, however deep, of those that the object holds. */
function replaceAt(root: object, place: number, value: unknown): void {
  const places: [Record<string, unknown>, string][] = [];
  const walk = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, child] of Object.entries(node)) {
      places.push([node as Record<string, unknown>, key]);
      walk(child);
    }
  };
  walk(root);
  const [owner, key] = places[place % places.length] ?? [];
  if (owner && key !== undefined) owner[key] = structuredClone(value);
}
