import type { Folder } from '../ports/FileProvider';

/**
 * Judges the name for a new or renamed folder.
 * @param but the folder that is renamed: it may keep its name in other letters
 * @returns the name without spaces around it; `empty` is ignored, `taken` is told
 */
export function checkFolderName(
  typed: string,
  folders: readonly Folder[],
  but?: Folder,
): { name: string } | 'empty' | 'taken' {
  const name = typed.trim();
  if (name === '') return 'empty';
  const lower = name.toLowerCase();
  const taken = folders.some((folder) => folder.id !== but?.id && folder.name.toLowerCase() === lower);
  return taken ? 'taken' : { name };
}
