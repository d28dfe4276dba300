import { cleanLine } from '../fields/cleanText';
import { limits } from '../fields/limits';
import type { Discipline } from './fileOptions';

/** What the first content of a drawing is called, and what that of a document. */
export const FIRST_REVISION = { drawing: 'A', document: '1' } as const;

/** Whether a text can be what a revision is called. */
export function isRevision(text: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9.-]{0,7}$/.test(text);
}

/** The revision after another: 'B' after 'A', 'AA' after 'Z', '2' after '1', 'P10' after 'P09'. */
export function nextRevision(revision: string): string {
  const digits = /\d+$/.exec(revision)?.[0];
  if (digits !== undefined) {
    const next = String(Number(digits) + 1).padStart(digits.length, '0');
    return revision.slice(0, -digits.length) + next;
  }
  const [before, last] = [revision.slice(0, -1), revision.slice(-1)];
  if (/[A-Ya-y]/.test(last)) return before + String.fromCharCode(last.charCodeAt(0) + 1);
  if (!/[Zz]/.test(last)) return `${revision}1`;
  const first = last === 'z' ? 'a' : 'A';
  return (/[A-Za-z]$/.test(before) ? nextRevision(before) : before + first) + first;
}

/** What a drawing says of itself; '' for what it does not say. */
export interface DrawingFacts {
  number: string;
  title: string;
  revision: string;
}

/** At the beginning: one to three letters and two to five digits, and the sheet's number: 'A-201', 'SK07', 'GA-1001-02'. */
const NUMBER = /^(?!rev|ver)([a-z]{1,3}[-_]?\d{2,5}(?:[-.]\d{1,3}){0,4})(?![a-z\d])/i;
/** At the end: 'rev B', 'Rev.02', '(revision P3)'. */
const REVISION = /(?:^|[\s_.,([-])rev(?:ision)?[\s_.-]*([a-z]{1,2}|[a-z]?\d{1,3})[)\]]?$/i;
/** Right after the number, before the end or the title: 'A-201-B', 'A-201_C Gate'. */
const SHORT_REVISION = /^[-_]([A-Z])(?=$|[\s_])/;
const SEPARATORS = /^[\s_.,-]+|[\s_.,-]+$/g;

/** What a file's name says of the drawing in it: 'A-201 Gate leaf rev B.dxf' is revision B of A-201, 'Gate leaf'. */
export function drawingFactsOf(fileName: string): DrawingFacts {
  const bare = fileName.replace(/\.[^.]*$/, '').trim();
  const number = NUMBER.exec(bare)?.[1] ?? '';
  const [revisionWords = '', named = ''] = REVISION.exec(bare.slice(number.length)) ?? [];
  const middle = bare.slice(number.length, bare.length - revisionWords.length);
  const short = named === '' && number !== '' ? (SHORT_REVISION.exec(middle)?.[1] ?? '') : '';
  const title = (short === '' ? middle : middle.slice(2)).replaceAll('_', ' ').replace(SEPARATORS, '');
  return {
    number: number.toUpperCase().replaceAll('_', '-'),
    title: [...cleanLine(title === '' ? bare : title)].slice(0, limits.name).join(''),
    revision: (named || short).toUpperCase(),
  };
}

/** By the letter that numbers of drawings begin with, as the National CAD Standard of the USA has them. */
const LETTERS: Readonly<Record<string, Discipline>> = {
  A: 'Architectural',
  C: 'Civil',
  E: 'Electrical',
  L: 'Landscape',
  H: 'Mechanical',
  M: 'Mechanical',
  P: 'Plumbing',
  S: 'Structural',
};

/** The discipline that a drawing's number stands for; '' where it names none. */
export function disciplineOf(number: string): Discipline | '' {
  return LETTERS[number.charAt(0).toUpperCase()] ?? '';
}

/** Tags of a title block's attributes, without what is no letter. */
const TITLE_BLOCK: Readonly<Record<string, keyof DrawingFacts>> = {
  NUMBER: 'number',
  DRAWINGNUMBER: 'number',
  DRAWINGNO: 'number',
  DRGNO: 'number',
  DWGNO: 'number',
  DWGNUMBER: 'number',
  SHEETNUMBER: 'number',
  SHEETNO: 'number',
  TITLE: 'title',
  DRAWINGTITLE: 'title',
  DWGTITLE: 'title',
  SHEETTITLE: 'title',
  REV: 'revision',
  REVISION: 'revision',
  REVNO: 'revision',
  REVISIONNO: 'revision',
};

const USABLE: Readonly<Record<keyof DrawingFacts, (text: string) => boolean>> = {
  number: (text) => text.length <= limits.tag,
  title: (text) => text.length <= limits.name,
  revision: isRevision,
};

/**
 * What the title block of a DXF says: attributes (ATTRIB) with tags such as DRAWING_NO, TITLE and REV, the first of each that has a
 * text. Linear in the text.
 *
 * @param dxf a text DXF, or the beginning of one
 */
export function titleBlockOf(dxf: string): Partial<DrawingFacts> {
  const facts: Partial<DrawingFacts> = {};
  let at = dxf.search(/^[ \t]*0\r?\nATTRIB\r?$/m);
  if (at < 0) return facts;
  const lines = dxf.slice(at).split('\n');
  let [isAttribute, tag, value] = [false, '', ''];
  const note = () => {
    const field = TITLE_BLOCK[tag.toUpperCase().replace(/[^A-Z]/g, '')];
    const text = cleanLine(value);
    if (isAttribute && field && text !== '' && USABLE[field](text)) facts[field] ??= text;
  };
  for (at = 0; at + 1 < lines.length; at += 2) {
    const [code, text] = [lines[at]?.trim(), lines[at + 1]?.trim() ?? ''];
    if (code === '0') {
      note();
      [isAttribute, tag, value] = [text === 'ATTRIB', '', ''];
    } else if (code === '1') value = text;
    else if (code === '2') tag = text;
  }
  note();
  return facts;
}
