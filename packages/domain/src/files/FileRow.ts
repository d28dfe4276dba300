import { z } from 'zod';
import { Id, Instant, Version } from '../fields/id';
import { CONTENT_TYPES, DISCIPLINES, DRAWING_STATUSES, FILE_KINDS } from './fileOptions';

/** A document or drawing of a project. Folders are categories. */
export const FileRow = z.object({
  id: Id,
  version: Version,
  kind: z.enum(FILE_KINDS),
  name: z.string(),
  /** Bytes. */
  size: z.number().int(),
  /** Found in the content. */
  type: z.enum(CONTENT_TYPES),
  category: z.string(),
  description: z.string(),
  /** Of a drawing: 'A-201'. Empty where it has none, as all of a document's. */
  number: z.string(),
  title: z.string(),
  status: z.enum([...DRAWING_STATUSES, '']),
  discipline: z.enum([...DISCIPLINES, '']),
  /** What its content is called: 'B' of a drawing, '2' of a document. */
  revision: z.string(),
  /** There is a small picture of its content: `/api/files/{id}/thumbnail`. */
  hasThumbnail: z.boolean(),
  projectId: Id,
  projectName: z.string(),
  clientId: Id,
  clientName: z.string(),
  uploadedById: Id.nullable(),
  uploadedByName: z.string(),
  uploadedByInitials: z.string(),
  uploadedAt: Instant,
  updatedAt: Instant,
});
export type FileRow = z.infer<typeof FileRow>;

/** The stat cards of DOC-01 under the list's filters. */
export const FileTotals = z.object({
  total: z.number().int(),
  /** Bytes. */
  size: z.number().int(),
  projects: z.number().int(),
  categories: z.number().int(),
});
export type FileTotals = z.infer<typeof FileTotals>;

/** A folder with what is in it. */
export const FileFolder = z.object({
  name: z.string(),
  /** Made by a person for this project, rather than one that every project has. */
  isCustom: z.boolean(),
  files: z.number().int(),
  /** Bytes. */
  size: z.number().int(),
});
export type FileFolder = z.infer<typeof FileFolder>;

export const FileFolders = z.object({ rows: z.array(FileFolder) });

/** The oldest first. */
export const FileMatches = z.object({ rows: z.array(FileRow) });
