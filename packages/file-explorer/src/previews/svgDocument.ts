import { readXml, type XmlElement } from './readXml';

/** What an SVG is, told without drawing it. */
export interface SvgDocument {
  /** CSS px, of its `width` and `height` or its `viewBox`; null where it says neither. */
  size: { width: number; height: number } | null;
  /** What is written in it, piece by piece. */
  texts: string[];
  /** It holds what would run or load something, were it a page. */
  isActive: boolean;
}

/** An element with what it draws: elements of its own, and others that are elsewhere, or copied by their id. */
interface Drawn {
  own: number;
  others: (Drawn | string)[];
}

/** Elements with all copies by `<use>`: more take minutes to draw. */
const MOST_ELEMENTS = 1_000_000;
const MOST_TEXTS = 2_000;
const LONGEST_TEXT = 500;
const WRITTEN = new Set(['title', 'desc', 'text']);
const ACTIVE = new Set(['script', 'foreignObject', 'iframe']);

/**
 * Reads an SVG without running, loading or drawing anything of it.
 * @throws Error whose message says what is wrong with it: damaged, no SVG, or made to take forever
 */
export function readSvg(text: string): SvgDocument {
  const found: SvgDocument = { size: null, texts: [], isActive: false };
  const byId = new Map<string, Drawn>();
  const stack: Drawn[] = [{ own: 0, others: [] }];
  let written: string | null = null;
  let depthOfWritten = 0;
  readXml(text, {
    onStart: (element) => {
      const { name, attributes } = element;
      if (stack.length === 1) {
        if (name !== 'svg') throw new Error('This file is no SVG.');
        found.size = sizeOf(element);
      }
      const address = addressOf(element);
      const drawn: Drawn = { own: 1, others: name === 'use' ? [address.replace(/^#/, '')] : [] };
      const id = attributes.get('id');
      if (id !== undefined && !byId.has(id)) byId.set(id, drawn);
      found.isActive ||= isActive(element, address);
      stack.push(drawn);
      if (written === null && WRITTEN.has(name)) {
        written = '';
        depthOfWritten = stack.length;
      }
    },
    onText: (piece) => {
      if (written !== null && written.length < LONGEST_TEXT) written += piece;
    },
    onEnd: () => {
      if (written !== null && stack.length === depthOfWritten) {
        const line = written.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT);
        if (line && found.texts.length < MOST_TEXTS) found.texts.push(line);
        written = null;
      }
      const drawn = stack.pop();
      const around = stack.at(-1);
      if (!drawn || !around) return;
      if (drawn.others.length > 0) around.others.push(drawn);
      else around.own += drawn.own;
    },
  });
  const [whole] = stack;
  if (!whole || count(whole, byId) > MOST_ELEMENTS)
    throw new Error('This drawing repeats its parts too often to be shown here.');
  return found;
}

/** Elements that are drawn, each copy counted. What copies itself is not drawn by browsers, and counts once. */
function count(whole: Drawn, byId: ReadonlyMap<string, Drawn>): number {
  const counted = new Map<Drawn, number>();
  const open = new Set<Drawn>([whole]);
  // Without recursion: copies of copies may go as deep as the file is long.
  const stack = [{ drawn: whole, next: 0, sum: whole.own }];
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const other = top.drawn.others[top.next];
    top.next += 1;
    if (other === undefined) {
      counted.set(top.drawn, top.sum);
      open.delete(top.drawn);
      stack.pop();
      const around = stack.at(-1);
      if (around) around.sum += top.sum;
      continue;
    }
    const drawn = typeof other === 'string' ? byId.get(other) : other;
    if (!drawn || open.has(drawn)) continue;
    const known = counted.get(drawn);
    if (known !== undefined) top.sum += known;
    else {
      open.add(drawn);
      stack.push({ drawn, next: 0, sum: drawn.own });
    }
  }
  return counted.get(whole) ?? 0;
}

function sizeOf({ attributes }: XmlElement): SvgDocument['size'] {
  const box = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , boxWidth = 0, boxHeight = 0] = box.length === 4 && box.every(Number.isFinite) ? box : [];
  const [width, height] = [pixels(attributes.get('width')), pixels(attributes.get('height'))];
  if (width && height) return { width, height };
  if (!(boxWidth > 0 && boxHeight > 0)) return null;
  const scale = width ? width / boxWidth : height ? height / boxHeight : 1;
  return { width: boxWidth * scale, height: boxHeight * scale };
}

/** CSS px of each unit that a length can be in. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
};

/** @returns null for what is left out, relative (`100%`) or no length */
function pixels(length: string | undefined): number | null {
  const [, figure, unit = ''] = /^\s*([\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(length ?? '') ?? [];
  const factor = UNITS[unit.toLowerCase()];
  return figure && factor ? Number(figure) * factor : null;
}

function isActive({ name, attributes }: XmlElement, address: string): boolean {
  if (ACTIVE.has(name) || (address !== '' && !/^(?:#|data:image\/)/i.test(address))) return true;
  for (const attribute of attributes.keys()) if (/^on/i.test(attribute)) return true;
  return false;
}

function addressOf({ attributes }: XmlElement): string {
  return (attributes.get('href') ?? attributes.get('xlink:href') ?? '').trim();
}
