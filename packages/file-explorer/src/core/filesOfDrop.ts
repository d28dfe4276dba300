/**
 * The files of a drop or a paste, those in folders included, however deep.
 * Must be called within the event: its items are gone afterwards.
 */
export function filesOfDrop(dropped: DataTransfer): Promise<File[]> {
  const roots = [...dropped.items].map((item) => (item.kind === 'file' ? item.webkitGetAsEntry?.() : null));
  if (!roots.some((entry) => entry?.isDirectory)) return Promise.resolve([...dropped.files]);
  return Promise.all(roots.map((entry) => (entry ? filesOf(entry) : []))).then((found) => found.flat());
}

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    );
    return [file];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const children: FileSystemEntry[] = [];
  // Browsers give a hundred at a time, and an empty list at the end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) break;
    children.push(...some);
  }
  return (await Promise.all(children.map(filesOf))).flat();
}
