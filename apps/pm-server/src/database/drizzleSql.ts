import * as drizzle from 'drizzle-orm';
import type { SQL } from './sql';

/** A statement of ours for Drizzle. */
export function drizzleSql({ strings, values }: SQL): drizzle.SQL {
  const chunks = strings.flatMap((text, index) => {
    const raw = drizzle.sql.raw(text);
    return index < values.length ? [raw, drizzle.sql.param(values[index])] : [raw];
  });
  return drizzle.sql.join(chunks);
}
