import { isAccepted } from '@linework/design-system';
import type { UploadRules } from '../ports/FileProvider';

export interface RefusedFile {
  readonly name: string;
  readonly reason: 'size' | 'type' | 'unreadable' | 'rule';
  /** What the rule says of it. */
  readonly problem?: string;
}

/** Parts what may be uploaded from what may not, by size, name and declared type. The content is the store's to judge. */
export function checkUploads(
  files: readonly File[],
  { maxSize, accept, problemOf }: UploadRules,
): { accepted: File[]; refused: RefusedFile[] } {
  const allowed = accept?.join(',');
  const accepted: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const problem = problemOf?.(file);
    if (problem) refused.push({ name: file.name, reason: 'rule', problem });
    else if (!isAccepted(file, allowed)) refused.push({ name: file.name, reason: 'type' });
    else if (maxSize !== undefined && file.size > maxSize) refused.push({ name: file.name, reason: 'size' });
    else accepted.push(file);
  }
  return { accepted, refused };
}
