import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import type { z } from 'zod';

/** What a parser of the domain answers: `parseMoney`, `parseHours`. */
type Parsed = { ok: true; value: unknown } | { ok: false; message: string };

/** Path pattern ('budgetMinor', 'projects.*.budgetMinor') to the parser that reads its typed text. */
export type TextReaders = Record<string, (text: string) => Parsed>;

/**
 * Joins a form to its domain schema: number fields keep the text as typed (so that '12,5' stays on screen with its error
 * instead of becoming 0) and are read by the domain's parsers; everything else is checked by the schema. An empty text
 * becomes null, so that the schema says what is required.
 *
 * @param loadSchema loads the schema's code, which nobody needs to fill the form in
 * @param refused what else is wrong, as path and message: what the server said of fields that were not edited since
 * @returns for `handleSubmit`: the checked input, ready to send; rejects where the code does not come
 * @example useForm({ resolver: textResolver(loadProjectInput, { budgetMinor: (text) => parseMoney(text, currency) }) })
 */
export function textResolver<Values extends FieldValues, Schema extends z.ZodType<FieldValues>>(
  loadSchema: () => Promise<Schema>,
  readers: TextReaders = {},
  refused: () => Iterable<readonly [string, string]> = () => [],
): Resolver<Values, unknown, z.output<Schema>> {
  return async (values) => {
    const schema = await loadSchema();
    const unread = new Map<string, string>();
    const read = readTexts(values, [], readers, unread);
    const checked = schema.safeParse(read);
    const issues = new Map<string, string>([...refused(), ...unread]);
    if (!checked.success) {
      for (const { path, message } of checked.error.issues) {
        const field = path.join('.');
        if (!issues.has(field)) issues.set(field, message);
      }
    }
    if (checked.success && issues.size === 0) return { values: checked.data, errors: {} };
    return { values: {}, errors: errorTree(issues, values) };
  };
}

/** A copy of the values in which the fields of `readers` are values instead of text; refusals go into `unread`. */
function readTexts(
  value: unknown,
  path: string[],
  readers: TextReaders,
  unread: Map<string, string>,
): unknown {
  if (Array.isArray(value))
    return value.map((entry, index) => readTexts(entry, [...path, `${index}`], readers, unread));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, readTexts(entry, [...path, key], readers, unread)]),
    );
  }
  const reader = readers[path.map((key) => (/^\d+$/.test(key) ? '*' : key)).join('.')];
  if (!reader || typeof value !== 'string') return value;
  if (value.trim() === '') return null;
  const parsed = reader(value);
  if (parsed.ok) return parsed.value;
  unread.set(path.join('.'), parsed.message);
  return null;
}

/** React Hook Form's shape: errors nested as the values are; a list's own error stands at its `root`. */
function errorTree<Values extends FieldValues>(
  issues: Map<string, string>,
  values: Values,
): FieldErrors<Values> {
  const tree: FieldErrors<Values> = {};
  for (const [path, message] of issues) {
    const isList = Array.isArray(get(values, path));
    set(tree, path === '' || isList ? `${path}.root`.replace(/^\./, '') : path, { type: 'invalid', message });
  }
  return tree;
}
