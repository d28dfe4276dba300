import { z } from 'zod';
import { peopleMessages } from '../people/peopleMessages';

/** The length is not judged: only the stored password counts. */
export const currentPassword = z
  .string({ error: peopleMessages.currentPasswordRequired })
  .min(1, { error: peopleMessages.currentPasswordRequired })
  .max(1_000, { error: 'Current password is too long' });
