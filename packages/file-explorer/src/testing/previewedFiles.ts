import type { FileEntry, FileProvider } from '../ports/FileProvider';
import { somePdf } from './somePdf';
import { somePicture } from './somePicture';

const contents: Record<string, () => Blob | Promise<Blob>> = {
  'Gate leaf.png': somePicture,
  'Site notes.txt': () => new Blob(['Hydrostatic load on the gate leaf\n\nHead 11.40 m above sill.\n']),
  'Design basis.pdf': () => somePdf(['3 Load on the gate leaf', '4 Seal friction', '5 Hoist of the gate']),
  'Supplier data.zip': () => new Blob(['PK\u0003\u0004']),
  'Torn.pdf': () => somePdf(['Nothing']).slice(0, 40),
};

/** A file of each kind that a preview differs in. @param name one of its keys, e.g. 'Torn.pdf' */
export function previewedFile(name: string): FileEntry {
  return {
    id: name,
    name,
    type: name.endsWith('.txt') ? 'text/plain' : '',
    size: 40_000,
    folder: 'Design',
    modifiedAt: '2026-11-18T16:20:00Z',
    uploadedBy: { id: 'ola', name: 'Ola Eriksen' },
    description: 'Basis for leaf, seals and hoist',
  };
}

export const previewProvider: Pick<FileProvider, 'readFile' | 'urlOf'> = {
  readFile: async (file, signal, range) => {
    signal.throwIfAborted();
    const content = await contents[file.id]?.();
    if (!content) throw new Error(`${file.name} has no content.`);
    return range ? content.slice(range.start, range.end) : content;
  },
  urlOf: ({ id }) => `/files/${encodeURIComponent(id)}`,
};
