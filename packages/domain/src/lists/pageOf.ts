import { z } from 'zod';

/** The schema of one page of a list, for the answers of an API. */
export function pageOf<Row extends z.ZodType>(Row: Row) {
  return z.object({
    rows: z.array(Row),
    total: z.number().int(),
    totalIsCapped: z.boolean(),
    nextCursor: z.string().nullable(),
  });
}
