import { z } from 'zod';
import { Id } from '../fields/id';

/** A browser that a person is signed in with. */
export const OpenSession = z.object({
  id: Id,
  /** 'Firefox on Linux'; '' where the browser did not say. */
  device: z.string(),
  /** ISO instant of the sign-in. */
  signedInAt: z.string(),
  /** ISO instant, to within some minutes. */
  lastUsedAt: z.string(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;
