/** A file that was not taken, and why. */
export interface FileRejection {
  file: File;
  reason: 'size' | 'type' | 'folder' | 'count' | 'twice';
}

interface Rules {
  /** As `accept` of an input: extensions, media types, `image/*`. */
  accept?: string;
  /** Bytes. */
  maxSize?: number;
  multiple: boolean;
  chosen: readonly File[];
}

/**
 * The good ones of what was dropped, in its order, and the others with the first thing that is wrong with each.
 * @param folders which of the files are folders, which browsers hand over as files that cannot be read
 */
export function sortFiles(
  files: readonly File[],
  folders: ReadonlySet<File>,
  { accept, maxSize, multiple, chosen }: Rules,
): { good: File[]; rejected: FileRejection[] } {
  const good: File[] = [];
  const rejected: FileRejection[] = [];
  const there = multiple ? chosen : [];
  for (const file of files) {
    const reason = folders.has(file)
      ? 'folder'
      : !isAccepted(file, accept)
        ? 'type'
        : maxSize !== undefined && file.size > maxSize
          ? 'size'
          : [...there, ...good].some((other) => fileKey(other) === fileKey(file))
            ? 'twice'
            : !multiple && good.length > 0
              ? 'count'
              : null;
    if (reason === null) good.push(file);
    else rejected.push({ file, reason });
  }
  return { good, rejected };
}

/** The same for the same file chosen twice. */
export function fileKey({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}

/**
 * Whether a file may be taken, by name or declared type; what is inside it is for the server to judge.
 * @param accept as of an input: extensions, media types, `image/*`, with commas between them
 */
export function isAccepted(file: Pick<File, 'name' | 'type'>, accept: string | undefined): boolean {
  const wanted = (accept ?? '')
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '');
  if (wanted.length === 0) return true;
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return wanted.some((word) => {
    if (word.startsWith('.')) return name.endsWith(word);
    return word.endsWith('/*') ? type.startsWith(word.slice(0, -1)) : type === word;
  });
}
