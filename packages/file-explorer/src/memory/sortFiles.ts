import type { FileEntry, FileSort } from '../ports/FileProvider';

/** Files in an order, ties by id. Names as people count: 'Sheet 2' before 'Sheet 10'. */
export function sortFiles(files: readonly FileEntry[], { by, direction }: FileSort): FileEntry[] {
  const keyed = files.map((file) => ({ file, key: keyOf(file, by) }));
  const turn = direction === 'ascending' ? 1 : -1;
  keyed.sort((a, b) => turn * (compare(a.key, b.key) || compare(a.file.id, b.file.id)));
  return keyed.map(({ file }) => file);
}

function keyOf(file: FileEntry, by: FileSort['by']): string | number {
  if (by === 'size') return file.size;
  if (by === 'date') return file.modifiedAt;
  const name = nameKey(file.name);
  if (by === 'revision') return nameKey(file.revision ?? '');
  if (by === 'number' || by === 'title' || by === 'status' || by === 'discipline')
    return nameKey(file.drawing?.[by] ?? '');
  return by === 'name' ? name : `${extensionOf(file.name)}\0${name}`;
}

function compare(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Compared as plain text it sorts as a collator would, in a tenth of the time for 100,000 names. */
function nameKey(name: string): string {
  return plainName(name).replace(/\d+/g, (digits) => digits.padStart(12, '0'));
}

/** Without case and accents: what is searched. */
export function plainName(name: string): string {
  const plain = /^[\x20-\x7e]*$/.test(name) ? name : name.normalize('NFKD').replace(/\p{M}+/gu, '');
  return plain.toLowerCase();
}

function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}
