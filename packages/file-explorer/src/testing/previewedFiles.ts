import type { FileEntry, FileProvider } from '../ports/FileProvider';
import { someDwg } from './someDwg';
import { layer, line, someDxf, text } from './someDxf';
import { somePdf } from './somePdf';
import { somePicture } from './somePicture';
import { someZip } from './someZip';

const supplierData = someZip([
  { name: 'Seals/' },
  { name: 'Seals/Data sheet.pdf', content: 'pdf', unpacked: 482_310 },
  { name: 'Seals/Angebot Dichtungen für die Hochwasserentlastungsanlage.docx', content: 'docx' },
  { name: 'Prices.xlsx', content: 'xlsx', flags: 1, unpacked: 23_870 },
]);

const contents: Record<string, () => Blob | Promise<Blob>> = {
  'Gate leaf.png': somePicture,
  'Site notes.txt': () => new Blob(['Hydrostatic load on the gate leaf\n\nHead 11.40 m above sill.\n']),
  'Design basis.pdf': () => somePdf(['3 Load on the gate leaf', '4 Seal friction', '5 Hoist of the gate']),
  'Supplier data.zip': () => new Blob([supplierData]),
  'Site plan.svg': () =>
    new Blob([
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 150" fill="none" stroke="#2e4053"><path d="M20 20h200v110H20zM20 75h90v55M150 20v60h70"/><g stroke="none" fill="#2e4053" font-family="sans-serif" font-size="10"><text x="34" y="48">Gate hall</text><text x="160" y="54">Hoist</text></g></svg>',
    ]),
  'Gate.dwg': async () =>
    new Blob([someDwg([[6, new Uint8Array(await (await somePicture()).arrayBuffer())]])]),
  'Gate.dxf': () =>
    new Blob([
      someDxf({
        layers: [layer('Leaf', 1), layer('Seals', 5)],
        entities: [
          ...[0, 600].flatMap((y) => [line('Leaf', 0, y, 1000, y), line('Seals', 20, y + 20, 980, y + 20)]),
          ...[0, 500, 1000].map((x) => line('Leaf', x, 0, x, 600)),
          text('Leaf', 80, 300, 'Gate leaf'),
        ],
      }),
    ]),
  'Gate.step': () => new Blob(['ISO-10303-21;']),
  'Torn.pdf': () => somePdf(['Nothing']).slice(0, 40),
};

/** A file of each kind that a preview differs in. @param name one of its keys, e.g. 'Torn.pdf' */
export function previewedFile(name: string): FileEntry {
  return {
    id: name,
    name,
    type: name.endsWith('.txt') ? 'text/plain' : '',
    // A ZIP is read from its end.
    size: name.endsWith('.zip') ? supplierData.length : 40_000,
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
