import { z } from 'zod';
import { Id, Instant, Version } from '../fields/id';

/** A document or drawing of a project. Folders are categories. */
export const FileRow = z.object({
  id: Id,
  version: Version,
  kind: z.enum(['document', 'drawing']),
  name: z.string(),
  /** Bytes. */
  size: z.number().int(),
  /** MIME type found in the content. */
  type: z.string(),
  category: z.string(),
  description: z.string(),
  projectId: Id,
  projectName: z.string(),
  clientId: Id,
  clientName: z.string(),
  uploadedById: Id.nullable(),
  uploadedByName: z.string(),
  uploadedAt: Instant,
});
export type FileRow = z.infer<typeof FileRow>;
