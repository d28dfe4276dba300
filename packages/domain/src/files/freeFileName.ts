import { fitsFileName } from './fileName';

/** What two names have in common that are one in a folder, as on the disks of most people: case and how accents are composed do not count. */
export function fileNameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/** A name without its ending, nor the number that `freeFileName` gave it: 'Note 1' of 'Note 1 (2).txt'. */
export function fileNameStem(name: string): string {
  return name.slice(0, name.length - endOf(name).length).replace(/ \(\d{1,6}\)$/, '');
}

/**
 * The name itself where a folder has none such yet, else the first that is free: 'Note 1 (2).txt', 'Note 1 (3).txt'.
 *
 * @param isTaken whether the folder has a name with this key (`fileNameKey`)
 */
export function freeFileName(name: string, isTaken: (key: string) => boolean): string {
  if (!isTaken(fileNameKey(name))) return name;
  const letters = [...fileNameStem(name)];
  for (let count = 2; ; count += 1) {
    const end = ` (${count})${endOf(name)}`;
    while (letters.length > 1 && !fitsFileName(letters.join('') + end)) letters.pop();
    const free = letters.join('') + end;
    if (!isTaken(fileNameKey(free))) return free;
  }
}

/** '.txt'; '' of a name that has no ending, or is one. */
function endOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot) : '';
}
