import { cleanText } from '../fields/cleanText';
import { isBlank } from '../fields/textProblem';
import { FILE_RULES, type FileKind } from './fileOptions';

/** The exact texts of FIL-05 and FIL-08. */
export const fileMessages = {
  tooLarge: (file: string, megabytes: number) => `${file}: File size exceeds ${megabytes}MB limit`,
  typeNotAllowed: (file: string) => `${file}: File type not allowed`,
  folderExists: 'Folder name already exists',
  deleteFolder: (folder: string) => `Are you sure you want to delete "${folder}"?`,
  deleteFolderConsequence: 'All files in this folder will be moved to "Other". This action cannot be undone.',
} as const;

/**
 * Why a file may not be uploaded, in words, or null. Judges name, declared type and size; the content is the server's to
 * check. Browsers declare no type ('') or 'application/octet-stream' for CAD files: then the extension decides.
 */
export function fileProblem(
  file: { name: string; size: number; type: string },
  kind: FileKind,
): string | null {
  const { maxMegabytes, types } = FILE_RULES[kind];
  if (file.size > maxMegabytes * 1024 * 1024) return fileMessages.tooLarge(file.name, maxMegabytes);
  const declared = file.type.toLowerCase().split(';')[0]?.trim() ?? '';
  const dot = file.name.lastIndexOf('.');
  const extension = dot < 0 ? '' : file.name.slice(dot + 1).toLowerCase();
  const allowed = Object.hasOwn(types, extension) ? (types[extension] ?? []) : [];
  const undeclared = declared === '' || declared === 'application/octet-stream';
  const fits = allowed.length > 0 && (undeclared || allowed.includes(declared));
  return fits ? null : fileMessages.typeNotAllowed(file.name);
}

/**
 * A new folder's name, cleaned; null for an empty one, which is ignored; a message where it exists already. Names that differ
 * only in case are the same folder.
 */
export function folderName(
  typed: string,
  existing: readonly string[],
): { name: string } | { message: string } | null {
  if (isBlank(typed)) return null;
  const name = cleanText(typed);
  const taken = existing.some((folder) => folder.toLowerCase() === name.toLowerCase());
  return taken ? { message: fileMessages.folderExists } : { name };
}
