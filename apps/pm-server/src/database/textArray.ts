import { type SQL, sql } from './sql';

/** A list of texts as one parameter: `name = any(${textArray(names)})`. */
export function textArray(texts: readonly string[]): SQL {
  return sql`${`{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`}::text[]`;
}
