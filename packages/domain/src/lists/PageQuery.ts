import { z } from 'zod';
import { Id } from '../fields/id';

const MOST = 100;

/** The parameters of a list that has one order: newest first. `cursor`: the `nextCursor` of the page before. */
export const PageQuery = z.object({
  cursor: Id.optional(),
  limit: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, `The limit is a whole number from 1 to ${MOST}`)
    .default('50')
    .transform((typed) => Math.min(Number(typed), MOST)),
});
export type PageQuery = z.infer<typeof PageQuery>;
