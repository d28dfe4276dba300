import {
  type ContentType,
  type Discipline,
  type DrawingStatus,
  disciplineOf,
  FIRST_REVISION,
  type FileKind,
  nextRevision,
} from '@linework/domain';
import type { SampleProject } from '@linework/domain/sample';
import { dxfOf, samplePlan, svgOf } from './sampleDrawing';
import { samplePdf } from './samplePdf';
import { samplePng } from './samplePng';

export interface SampleFile {
  kind: FileKind;
  type: ContentType;
  name: string;
  category: string;
  description: string;
  revision: string;
  /** Of a drawing; empty of a document. */
  number: string;
  title: string;
  discipline: Discipline | '';
  status: DrawingStatus | '';
  /** Its maker's place in the project's team. */
  maker: number;
  /** Days before today that it was made. */
  age: number;
  bytes: Uint8Array;
  /** What it was before, the first one first. */
  earlier: readonly EarlierContent[];
}

interface EarlierContent {
  revision: string;
  status: DrawingStatus;
  bytes: Uint8Array;
}

/** Files of each project: more of the first ones, which somebody new opens. */
export function sampleFilesOf(project: SampleProject, place: number): SampleFile[] {
  const wanted = place === 0 ? Number.POSITIVE_INFINITY : place < 6 ? 2 : 1;
  const documents = DOCUMENTS.filter((_, index) => (index + place) % (place === 0 ? 1 : 3) === 0).slice(
    0,
    wanted,
  );
  const drawings = DRAWINGS.filter((_, index) => (index + place) % (place === 0 ? 1 : 2) === 0).slice(
    0,
    wanted,
  );
  return [
    ...documents.map((document, index) => ({ ...document(project), age: 2 + index * 3 + (place % 5) })),
    ...drawings.map((drawing, index) => ({ ...drawing(place), age: 1 + index * 4 + (place % 7) })),
  ];
}

type Made = Omit<SampleFile, 'age'>;

const ofDocument = {
  kind: 'document',
  number: '',
  title: '',
  discipline: '',
  status: '',
  revision: FIRST_REVISION.document,
  earlier: [],
} as const;

function pdf(name: string, category: string, maker: number, about: string, paragraphs: readonly string[]) {
  return (project: SampleProject): Made => ({
    ...ofDocument,
    type: 'application/pdf',
    name: `${name}.pdf`,
    category,
    description: about,
    maker,
    bytes: samplePdf({
      head: project.name,
      title: name,
      paragraphs: [about, ...paragraphs, '# Scope', project.description],
    }),
  });
}

function text(name: string, category: string, maker: number, about: string, lines: readonly string[]) {
  return (project: SampleProject): Made => ({
    ...ofDocument,
    type: 'text/plain',
    name: `${name}.txt`,
    category,
    description: about,
    maker,
    bytes: Buffer.from(`${[project.name, name, '', ...lines].join('\n')}\n`),
  });
}

function picture(name: string, maker: number, gates: number) {
  const drawn = once(() => samplePng(gates));
  return (): Made => ({
    ...ofDocument,
    type: 'image/png',
    name: `${name}.png`,
    category: 'Images',
    description: 'From the site',
    maker,
    bytes: drawn(),
  });
}

/** Drawing takes time: once for all projects. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const DOCUMENTS: readonly ((project: SampleProject) => Made)[] = [
  pdf('Design basis', 'Design', 1, 'Basis for calculations, with loads, materials and codes', [
    '# 1 Loads',
    'Dead load, live load and the loads of the environment are taken together as EN 1990 asks. Accidental loads are looked at one at a time.',
    '# 2 Materials',
    'Structural steel S355J2+N. Stainless parts of 1.4404. Bolts of class 8.8, hot-dip galvanised.',
    '# 3 Codes',
    'EN 1990, EN 1991, EN 1993-1-1, EN 1993-1-5, EN 1993-1-9 and EN 1090-2, execution class 3.',
  ]),
  text('Minutes of the kick-off', 'Requirements', 0, 'Who was there, and what was agreed', [
    'Agreed: weekly meeting on Tuesdays, 09:00.',
    'Agreed: drawings are issued as PDF and DXF.',
    'Open: access to the site during the outage.',
  ]),
  pdf('Contract, general conditions', 'Contracts', 0, 'As signed', [
    '# Payment',
    'Monthly by progress, 30 days net. Ten per cent are kept until the final inspection.',
  ]),
  picture('Pier face, left abutment', 2, 4),
  pdf('Hoist load calculation', 'Design', 2, 'Loads on the hoist and its foundation', [
    '# Results',
    'The rope is used to 71 %, the drum to 64 %, and the anchor bolts to 83 % of what they can bear.',
  ]),
  text('Punch list', 'Testing', 3, 'What is left before the hand-over', [
    '1  Paint damage at the lower guide, left',
    '2  Limit switch 3: label missing',
    '3  Cable tray cover, level 2',
  ]),
  pdf('Outage sequence narrative', 'Documentation', 1, 'Day by day, with the hold points', [
    '# Week 1',
    'Stop logs in, gate lifted and secured, scaffold up to the sill.',
    '# Week 2',
    'Old leaf cut in three and taken out by the station crane.',
  ]),
  picture('Spillway from downstream', 2, 3),
];

function drawing(
  number: string,
  name: string,
  category: string,
  maker: number,
  format: 'dxf' | 'svg',
  bays: number,
  [revision, status]: [string, DrawingStatus],
) {
  return (place: number): Made => {
    const title = `${number} ${name}`;
    const drawn = (fewer: number) => {
      const plan = samplePlan(title, bays + (place % 3) - fewer);
      return format === 'dxf' ? dxfOf(plan) : svgOf(plan);
    };
    const before = revisionsBefore(revision);
    return {
      kind: 'drawing',
      type: format === 'dxf' ? 'image/vnd.dxf' : 'image/svg+xml',
      name: `${title}.${format}`,
      category,
      description: `Sheet ${number}, scale 1:50`,
      ...{ number, title: name, discipline: disciplineOf(number), status, revision },
      maker,
      bytes: drawn(0),
      earlier: before.map((label, index) => ({
        revision: label,
        status: index === before.length - 1 ? 'Approved' : 'Superseded',
        bytes: drawn(Math.min(before.length - index, bays - 2)),
      })),
    };
  };
}

/** 'A' and 'B' before 'C'. */
function revisionsBefore(revision: string): string[] {
  const before: string[] = [];
  for (let label: string = FIRST_REVISION.drawing; label !== revision; label = nextRevision(label))
    before.push(label);
  return before;
}

const DRAWINGS: readonly ((place: number) => Made)[] = [
  drawing('A-201', 'General arrangement', 'Floor Plans', 1, 'dxf', 4, ['C', 'For review']),
  drawing('E-010', 'Single line diagram', 'Electrical', 2, 'svg', 5, ['B', 'Approved']),
  drawing('S-104', 'Pile cap reinforcement', 'Structural', 1, 'dxf', 3, ['A', 'For review']),
  drawing('E-011', 'Cable tray routing', 'Electrical', 2, 'svg', 6, ['A', 'Draft']),
  drawing('A-203', 'Level 3 plan as built', 'Floor Plans', 1, 'dxf', 5, ['D', 'Superseded']),
  drawing('M-301', 'Ventilation, level 1', 'HVAC', 3, 'dxf', 4, ['B', 'Approved']),
  drawing('C-002', 'Site plan', 'Site Plans', 0, 'svg', 7, ['A', 'Draft']),
];
