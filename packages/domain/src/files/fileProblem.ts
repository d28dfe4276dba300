import { cleanLine } from '../fields/cleanText';
import { isBlank } from '../fields/textProblem';
import { contentTypeOf } from './contentTypeOf';
import { fileMessages } from './fileMessages';
import { fileNameProblem, shownFileName } from './fileName';
import { FILE_RULES, type FileKind, maxFileBytes } from './fileOptions';

/**
 * Why a file may not be uploaded, in words, or null. Judges name, declared type and size; the content is the server's to
 * check. Browsers declare no type ('') or 'application/octet-stream' for CAD files: then the extension decides.
 */
export function fileProblem(
  file: { name: string; size: number; type: string },
  kind: FileKind,
): string | null {
  const { maxMegabytes, types } = FILE_RULES[kind];
  const shown = shownFileName(file.name);
  if (file.size > maxFileBytes(kind)) return fileMessages.tooLarge(shown, maxMegabytes);
  const type = contentTypeOf(file.name, kind);
  const declared = file.type.toLowerCase().split(';')[0]?.trim() ?? '';
  const isUndeclared = declared === '' || declared === 'application/octet-stream';
  const fits = type !== null && (isUndeclared || (types[type]?.declared.includes(declared) ?? false));
  if (!fits) return fileMessages.typeNotAllowed(shown);
  const nameProblem = fileNameProblem(file.name);
  if (nameProblem !== null) return fileMessages.nameRefused(shown, nameProblem);
  return file.size === 0 ? fileMessages.fileEmpty(shown) : null;
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
  const name = cleanLine(typed);
  const taken = existing.some((folder) => folder.toLowerCase() === name.toLowerCase());
  return taken ? { message: fileMessages.folderExists } : { name };
}
