import type { z } from 'zod';
import { limits } from '../fields/limits';
import { requiredText } from '../fields/text';
import { fileMessages as say } from './fileMessages';

/** What file systems take of a name, in bytes of UTF-8. */
const MOST_BYTES = 255;
/** Of longer names. */
const SHOWN_LETTERS = 40;

/** Path separators, control characters, and marks that turn the order of letters round ('exe.fdp' read as 'pdf.exe'). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is this expression's purpose
const UNUSABLE = /[/\\\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Why a name cannot stand for a file here and on the disk of whoever downloads it, in words, or null. */
export function fileNameProblem(name: string): string | null {
  if (name.trim() === '') return say.nameRequired;
  if (UNUSABLE.test(name) || /\p{Surrogate}/u.test(name)) return say.nameNotUsable;
  return isTooLong(name) ? say.nameTooLong : null;
}

/** A name as a sentence may hold it: what cannot be seen is marked, and does not turn the sentence round; the longest are cut. */
export function shownFileName(name: string): string {
  const shown = name
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(new RegExp(UNUSABLE, 'gu'), (letter) => (letter === '/' || letter === '\\' ? letter : '\ufffd'));
  return isTooLong(shown) ? `${[...shown].slice(0, SHOWN_LETTERS).join('')}…` : shown;
}

/** A file's name as forms send it. */
export const FileName = requiredText({ label: 'File name', required: say.nameRequired, max: MOST_BYTES })
  .refine((name) => !UNUSABLE.test(name), { error: say.nameNotUsable })
  .refine((name) => !isTooLong(name), { error: say.nameTooLong });

/** A folder's name: a category. */
export const FolderName = requiredText({ label: 'Folder', required: say.folderRequired, max: limits.tag });

/** Whether file systems take a name of that length. */
export function fitsFileName(name: string): boolean {
  return !isTooLong(name);
}

function isTooLong(name: string): boolean {
  if (name.length > MOST_BYTES) return true;
  const bytes = [...name].reduce((sum, letter) => sum + bytesOf(letter.codePointAt(0) ?? 0), 0);
  return bytes > MOST_BYTES;
}

/** Of a code point in UTF-8. */
function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

export type FileName = z.output<typeof FileName>;
