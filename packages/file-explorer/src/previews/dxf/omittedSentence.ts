import type { Survey } from './surveyDxf';

/** What is drawn, or what its own insert shows. */
const DRAWN = new Set([
  '3DFACE',
  'ARC',
  'ATTDEF',
  'ATTRIB',
  'CIRCLE',
  'DIMENSION',
  'ELLIPSE',
  'HATCH',
  'INSERT',
  'LINE',
  'LWPOLYLINE',
  'MTEXT',
  'POINT',
  'POLYLINE',
  'SOLID',
  'SPLINE',
  'TEXT',
  // A window onto the model, in paper space.
  'VIEWPORT',
]);

const WORDS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  '3DSOLID': ['solid', 'solids'],
  ACAD_PROXY_ENTITY: ['object of another program', 'objects of other programs'],
  ACAD_TABLE: ['table', 'tables'],
  ARC_DIMENSION: ['dimension', 'dimensions'],
  BODY: ['solid', 'solids'],
  DGNUNDERLAY: ['underlay', 'underlays'],
  DWFUNDERLAY: ['underlay', 'underlays'],
  HELIX: ['helix', 'helices'],
  IMAGE: ['image', 'images'],
  LARGE_RADIAL_DIMENSION: ['dimension', 'dimensions'],
  LEADER: ['leader', 'leaders'],
  MESH: ['mesh', 'meshes'],
  MLEADER: ['leader', 'leaders'],
  MLINE: ['multiline', 'multilines'],
  MULTILEADER: ['leader', 'leaders'],
  OLE2FRAME: ['embedded object', 'embedded objects'],
  OLEFRAME: ['embedded object', 'embedded objects'],
  PDFUNDERLAY: ['underlay', 'underlays'],
  RAY: ['construction line', 'construction lines'],
  REGION: ['region', 'regions'],
  SHAPE: ['shape', 'shapes'],
  SURFACE: ['surface', 'surfaces'],
  TOLERANCE: ['tolerance', 'tolerances'],
  TRACE: ['trace', 'traces'],
  WIPEOUT: ['wipeout', 'wipeouts'],
  XLINE: ['construction line', 'construction lines'],
};
const OTHER = ['other object', 'other objects'] as const;

/** What of a drawing is not drawn: 'Not drawn: 3 leaders, 2 images, paper space.' Empty where all is. */
export function omittedSentence(survey: Survey): string {
  const counts = new Map<readonly [string, string], number>();
  const byWords = new Map(Object.values(WORDS).map((words) => [words[0], words]));
  const add = (words: readonly [string, string], count: number) => {
    const known = byWords.get(words[0]) ?? words;
    if (count > 0) counts.set(known, (counts.get(known) ?? 0) + count);
  };
  for (const [type, count] of survey.counts) if (!DRAWN.has(type)) add(wordsOf(type), count);
  add(['dimension', 'dimensions'], survey.bareDimensions);
  add(['reference to another file', 'references to other files'], survey.xrefs);
  const parts = [...counts]
    .sort(([a, most], [b, least]) => Number(a === OTHER) - Number(b === OTHER) || least - most)
    .map(([[one, many], count]) => `${count.toLocaleString('en')} ${count === 1 ? one : many}`);
  if (survey.inModel > 0 && survey.inPaper > 0) parts.push('paper space');
  const sentences = parts.length > 0 ? [`Not drawn: ${parts.join(', ')}.`] : [];
  if (survey.grids > 0) sentences.push('Blocks in rows and columns are drawn once.');
  if (survey.clips > 0) sentences.push('Blocks that are cut off are drawn whole.');
  if (survey.hasLineStyles) sentences.push('Lines are drawn continuous and thin.');
  return sentences.join(' ');
}

function wordsOf(type: string): readonly [string, string] {
  if (type.endsWith('SURFACE')) return ['surface', 'surfaces'];
  return WORDS[type] ?? OTHER;
}
