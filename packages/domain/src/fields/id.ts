import { z } from 'zod';
import { typedText } from './typedText';

export const idMessage = 'This is not a valid id';

const UUID_LENGTH = 36;

/** A stored or client-made id: a UUID in lower case (new ones are version 7). */
export const Id = z
  .string({ error: idMessage })
  .length(UUID_LENGTH, { error: idMessage, abort: true })
  .toLowerCase()
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, { error: idMessage })
  .meta({ format: 'uuid' });
export type Id = z.infer<typeof Id>;

/** A choice of another row. Nothing chosen (missing, null, '') gives `required`; nonsense gives the id message. */
export function requiredId(required: string) {
  return typedText({ max: UUID_LENGTH, error: required, tooLong: idMessage })
    .toLowerCase()
    .superRefine((id, context) => {
      const problem = id === '' ? required : Id.safeParse(id).success ? null : idMessage;
      if (problem) context.addIssue({ code: 'custom', message: problem });
    })
    .meta({ format: 'uuid' });
}

/** The number of times a row was changed; what If-Match carries. */
export const Version = z
  .number({ error: 'The version must be a whole number' })
  .int({ error: 'The version must be a whole number' })
  .min(1, { error: 'The version must be a whole number' });

/** A moment, ISO 8601 in UTC: '2026-11-19T08:30:00.000Z'. */
export const Instant = z
  .string()
  .refine((text) => INSTANT.test(text) && !Number.isNaN(Date.parse(text)), {
    error: 'This is not a valid moment',
  })
  .meta({ format: 'date-time' });

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
