import { createMemoryFileProvider, type MemoryFile, type MemoryFileProviderOptions } from '../memory';
import type { FilePerson } from '../ports/FileProvider';
import { somePdf } from './somePdf';

const ola: FilePerson = { id: 'ola', name: 'Ola Eriksen' };
const anna: FilePerson = { id: 'anna', name: 'Anna Berg' };
const marta: FilePerson = { id: 'marta', name: 'Marta Lindqvist' };
const per: FilePerson = { id: 'per', name: 'Per Knutsen' };
const liv: FilePerson = { id: 'liv', name: 'Liv Strand' };

export const projectFolders = [
  'Requirements',
  'Design',
  'Development',
  'Testing',
  'Documentation',
  'Legal',
  'Contracts',
  'Images',
  { name: 'Outage 2027', custom: true },
  'Other',
];

const KB = 1024;
const MB = 1024 * KB;
const note = new Blob(['Hydrostatic load on the gate leaf\n\nHead 11.40 m above sill.\n'], {
  type: 'text/plain',
});

/** The files of a project as an explorer shows them in its first minute. */
export const projectFiles: readonly MemoryFile[] = [
  {
    id: 'basis',
    name: 'Gate hydraulics design basis.pdf',
    folder: 'Design',
    type: 'application/pdf',
    size: Math.round(2.84 * MB),
    summary: '14 pages',
    content: somePdf(['3 Hydrostatic load on the gate leaf', '4 Seal friction', '5 Hoist load']),
    modifiedAt: '2026-11-18T16:20:00Z',
    uploadedBy: ola,
    description: 'Basis for leaf, seals and hoist',
  },
  {
    id: 'hoist',
    name: 'Hoist load calculation C-031.pdf',
    folder: 'Design',
    type: 'application/pdf',
    size: Math.round(6.12 * MB),
    summary: '38 pages',
    modifiedAt: '2026-11-17T09:02:00Z',
    uploadedBy: anna,
  },
  {
    id: 'seal',
    name: 'Seal friction, four load cases.xlsx',
    folder: 'Design',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    size: Math.round(418.6 * KB),
    summary: '3 sheets',
    modifiedAt: '2026-11-16T14:47:00Z',
    uploadedBy: ola,
  },
  {
    id: 'outage',
    name: 'Outage sequence narrative.docx',
    folder: 'Design',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    size: Math.round(182.05 * KB),
    summary: '6 pages',
    modifiedAt: '2026-11-13T11:30:00Z',
    uploadedBy: marta,
  },
  {
    id: 'notes',
    name: 'Site notes.txt',
    folder: 'Design',
    content: note,
    modifiedAt: '2026-11-12T08:15:00Z',
    uploadedBy: per,
  },
  {
    id: 'supplier',
    name: 'Supplier data, hydraulic unit.zip',
    folder: 'Design',
    type: 'application/zip',
    size: Math.round(9.67 * MB),
    summary: '27 files',
    modifiedAt: '2026-11-10T13:58:00Z',
    uploadedBy: liv,
  },
  {
    id: 'brief',
    name: 'Client brief.docx',
    folder: 'Requirements',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    size: 44 * KB,
    modifiedAt: '2026-10-02T08:00:00Z',
    uploadedBy: marta,
  },
  {
    id: 'contract',
    name: 'Framework contract.pdf',
    folder: 'Contracts',
    type: 'application/pdf',
    size: 812 * KB,
    modifiedAt: '2026-09-14T08:00:00Z',
    uploadedBy: marta,
  },
  {
    id: 'ga',
    name: 'A-201 Gate leaf, general arrangement.dwg',
    folder: 'Outage 2027',
    type: 'image/vnd.dwg',
    size: 1.4 * MB,
    modifiedAt: '2026-11-02T10:00:00Z',
    uploadedBy: anna,
  },
];

/** Documents as the spec has them: 10 MB, office files and pictures. */
export const documentRules = {
  maxSize: 10 * MB,
  accept: ['.pdf', '.doc', '.docx', '.xls', '.xlsx', '.jpg', '.jpeg', '.png', '.gif', '.txt', '.zip'],
  acceptHint: 'PDF, Office, images, text or ZIP.',
};

export function someProject(options: Partial<MemoryFileProviderOptions> = {}) {
  let made = 0;
  return createMemoryFileProvider({
    folders: projectFolders,
    files: projectFiles,
    person: marta,
    uploadRules: documentRules,
    newId: () => `new-${made++}`,
    now: () => new Date('2026-11-20T10:00:00Z'),
    ...options,
  });
}

/** One folder with many files. */
export function manyFiles(count: number) {
  const extensions = ['pdf', 'xlsx', 'docx', 'jpg', 'zip', 'dwg', 'txt'];
  const people = [ola, anna, marta, per, liv];
  const start = Date.parse('2026-01-01T00:00:00Z');
  return createMemoryFileProvider({
    folders: ['Design', 'Other'],
    files: Array.from({ length: count }, (_, at) => ({
      id: String(at),
      name: `Sheet ${String(at).padStart(6, '0')}.${extensions[at % extensions.length]}`,
      folder: 'Design',
      size: 1000 + ((at * 7919) % 9_000_000),
      modifiedAt: new Date(start + at * 60_000).toISOString(),
      uploadedBy: people[at % people.length],
    })),
  });
}

/** A drawing with words, and shapes of SVG. */
export const plan = (words: string, shapes = '') =>
  new Blob(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 240"><rect x="20" y="20" width="360" height="200" fill="none" stroke="#456"/><text x="40" y="130" font-size="24">${words}</text>${shapes}</svg>`,
    ],
    { type: 'image/svg+xml' },
  );

const drawingFile = (
  [number, title, revision]: [string, string, string],
  [status, discipline]: [string, string],
  modifiedAt: string,
): MemoryFile => ({
  id: number,
  name: `${number} ${title}.svg`,
  folder: 'Floor Plans',
  type: 'image/svg+xml',
  content: plan(`${title}, ${revision}`),
  modifiedAt,
  uploadedBy: ola,
  drawing: { number, title, status, discipline },
  revision,
});

/** Drawings with numbers; an upload whose name begins with one of them is its next revision. */
export function someDrawings(options: Partial<MemoryFileProviderOptions> = {}) {
  return createMemoryFileProvider({
    folders: ['Floor Plans', 'Electrical', 'Other'],
    files: [
      drawingFile(['A-201', 'Gate leaf', 'C'], ['review', 'Architectural'], '2026-11-18T16:20:00Z'),
      drawingFile(['A-202', 'Hoist and chain', 'B'], ['approved', 'Architectural'], '2026-11-17T09:02:00Z'),
      drawingFile(['S-104', 'Pile cap, axis D', 'A'], ['draft', 'Structural'], '2026-11-11T15:37:00Z'),
    ],
    person: anna,
    now: () => new Date('2026-11-20T08:00:00Z'),
    drawings: {
      statuses: [
        { value: 'draft', label: 'Draft', tone: 'neutral' },
        { value: 'review', label: 'For review', tone: 'warning' },
        { value: 'approved', label: 'Approved', tone: 'success' },
      ],
      disciplines: ['Architectural', 'Electrical', 'Structural'],
      nextRevision: (revision) => String.fromCharCode(revision.charCodeAt(0) + 1),
    },
    ...options,
  });
}
