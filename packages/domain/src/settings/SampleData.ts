import { z } from 'zod';
import { Id } from '../fields/id';

/** What is left of the sample that the set-up made: what belongs to these clients goes with them. */
export const SampleData = z.object({ clients: z.number().int(), people: z.number().int() });
export type SampleData = z.infer<typeof SampleData>;

/** How the sample was taken away: each deletion can be undone. */
export const SampleRemoval = z.object({ deletionIds: z.array(Id) });
export type SampleRemoval = z.infer<typeof SampleRemoval>;
