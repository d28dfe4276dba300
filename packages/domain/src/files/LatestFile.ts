import type { z } from 'zod';
import { FileRow } from './FileRow';

/** A file of those that were uploaded last, as an overview shows it. */
export const LatestFile = FileRow.pick({
  id: true,
  kind: true,
  name: true,
  size: true,
  projectId: true,
  projectName: true,
  uploadedByName: true,
  uploadedByInitials: true,
  uploadedAt: true,
});
export type LatestFile = z.infer<typeof LatestFile>;
