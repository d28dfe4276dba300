import { z } from 'zod';
import { Id, Instant } from '../fields/id';
import { CONTENT_TYPES, DRAWING_STATUSES } from './fileOptions';

/** A content that a file has or had. */
export const FileRevision = z.object({
  /** 1 of the first; what it is asked for by. */
  ordinal: z.number().int(),
  /** What it is called: 'B'. */
  revision: z.string(),
  name: z.string(),
  /** Bytes. */
  size: z.number().int(),
  type: z.enum(CONTENT_TYPES),
  /** What a drawing was good for when the next one came; now, of the newest. */
  status: z.enum([...DRAWING_STATUSES, '']),
  uploadedById: Id.nullable(),
  uploadedByName: z.string(),
  uploadedByInitials: z.string(),
  uploadedAt: Instant,
});
export type FileRevision = z.infer<typeof FileRevision>;

/** The newest first. */
export const FileRevisions = z.object({
  rows: z.array(FileRevision),
  /** How many there are, beyond those that are listed. */
  total: z.number().int(),
});
export type FileRevisions = z.infer<typeof FileRevisions>;
