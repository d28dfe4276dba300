import * as drizzle from 'drizzle-orm';
import { SQL } from './sql';

/** A statement of our own for Drizzle. */
export function drizzleSql({ texts, values }: SQL): drizzle.SQL {
  const chunks = texts.flatMap((text, index) => {
    const value = values[index];
    if (value === undefined) return [drizzle.sql.raw(text)];
    return [drizzle.sql.raw(text), value instanceof SQL ? drizzleSql(value) : drizzle.sql.param(value)];
  });
  return drizzle.sql.join(chunks);
}
