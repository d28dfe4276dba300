import type { RevisedFile } from '../ports/FileProvider';

/** What becomes of a chosen file that is there already: its next revision, a file beside it, or nothing. */
export type UploadOutcome = 'revision' | 'new' | 'skip';

/** What is suggested before a person chooses: the next revision, unless only the name of a file in another folder is the same. */
export function suggestedOutcome(
  {
    file,
    isNamesake = false,
  }: Pick<RevisedFile, 'isNamesake'> & { readonly file: { readonly folder: string } },
  folder: string,
): UploadOutcome {
  return isNamesake && file.folder !== folder ? 'new' : 'revision';
}
