import { z } from 'zod';
import { Id } from '../fields/id';

/** How far an export of the whole workspace is (SRV-04). */
export const WorkspaceExport = z.object({
  id: Id,
  state: z.enum(['running', 'done', 'failed', 'cancelled']),
  /** What is written at the moment: rows first, the contents of files then; null before either. */
  unit: z.enum(['rows', 'bytes']).nullable(),
  /** Of that unit. */
  done: z.number().int(),
  inAll: z.number().int(),
  /** All that was written: once it is done. */
  rows: z.number().int(),
  files: z.number().int(),
  /** Files whose content the server had not whole. */
  missingFiles: z.number().int(),
  /** Why it failed. */
  problem: z.string().nullable(),
});
export type WorkspaceExport = z.infer<typeof WorkspaceExport>;

/** The newest export of this server, if there was one. */
export const NewestWorkspaceExport = z.object({ newest: WorkspaceExport.nullable() });
export type NewestWorkspaceExport = z.infer<typeof NewestWorkspaceExport>;

export const workspaceExportMessages = {
  busy: 'An export of this workspace is under way. Wait for it to end, or cancel it.',
  cancelled: 'The export was cancelled.',
} as const;
