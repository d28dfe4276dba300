/** What an SVG is, told without drawing it. */
export interface SvgDocument {
  /** CSS px, of its `width` and `height` or its `viewBox`; null where it says neither. */
  size: { width: number; height: number } | null;
  /** What is written in it, piece by piece. */
  texts: string[];
  /** It holds what would run or load something, were it a page. */
  isActive: boolean;
}

/** Elements with all copies by `<use>`: more take minutes to draw. */
const MOST_ELEMENTS = 1_000_000;
const MOST_TEXTS = 2_000;
/** Drawing programs declare short names for their namespaces as entities. Longer ones are made to be multiplied. */
const LONGEST_ENTITY = 300;
const ENTITY = /<!ENTITY\s+(?:%\s+)?[^\s"'>]+\s+(?:"([^"]*)"|'([^']*)'|(SYSTEM|PUBLIC)\b)/gi;

/**
 * Reads an SVG without running, loading or drawing anything of it.
 * @throws Error whose message says what is wrong with it: damaged, no SVG, or made to take forever
 */
export function readSvg(text: string): SvgDocument {
  for (const [, one, other, external] of text.matchAll(ENTITY)) {
    const value = one ?? other ?? '';
    // Entities of entities double with each (CVE-2003-1564), and those from elsewhere read other files.
    if (external || value.includes('&') || value.length > LONGEST_ENTITY)
      throw new Error(
        'This drawing is built to take too much memory or to read other files. It is not shown.',
      );
  }
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
  const root = parsed.documentElement;
  if (parsed.querySelector('parsererror')) throw new Error('This SVG is damaged.');
  if (root.localName !== 'svg') throw new Error('This file is no SVG.');
  if (countElements(root) > MOST_ELEMENTS)
    throw new Error('This drawing repeats its parts too often to be shown here.');
  return { size: sizeOf(root), texts: textsOf(root), isActive: isActive(root) };
}

/** Elements below one, each copy by `<use>` counted; Infinity where copies hold themselves. */
function countElements(root: Element): number {
  const byId = new Map<string, Element>();
  for (const element of root.querySelectorAll('[id]')) byId.set(element.id, element);
  const counted = new Map<Element, number>();
  const below = (element: Element): Element[] => {
    const copied = element.localName === 'use' ? byId.get(addressOf(element).replace(/^#/, '')) : undefined;
    return copied ? [...element.children, copied] : [...element.children];
  };
  // Without recursion: nesting may be as deep as the file is long.
  const stack: { element: Element; rest: Element[]; sum: number }[] = [
    { element: root, rest: below(root), sum: 1 },
  ];
  const open = new Set<Element>([root]);
  for (;;) {
    const top = stack.at(-1);
    if (!top) return counted.get(root) ?? 0;
    const next = top.rest.pop();
    if (!next) {
      counted.set(top.element, top.sum);
      open.delete(top.element);
      stack.pop();
      const parent = stack.at(-1);
      if (parent) parent.sum += top.sum;
    } else if (counted.has(next)) top.sum += counted.get(next) ?? 0;
    // What copies itself is not drawn by browsers.
    else if (!open.has(next)) {
      open.add(next);
      stack.push({ element: next, rest: below(next), sum: 1 });
    }
  }
}

function sizeOf(root: Element): SvgDocument['size'] {
  const box = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , boxWidth = 0, boxHeight = 0] = box.length === 4 && box.every(Number.isFinite) ? box : [];
  const [width, height] = [pixels(root.getAttribute('width')), pixels(root.getAttribute('height'))];
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
function pixels(length: string | null): number | null {
  const [, figure, unit = ''] = /^\s*([\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(length ?? '') ?? [];
  const factor = UNITS[unit.toLowerCase()];
  return figure && factor ? Number(figure) * factor : null;
}

function textsOf(root: Element): string[] {
  const texts: string[] = [];
  for (const element of root.querySelectorAll('title, desc, text')) {
    const text = element.textContent?.replace(/\s+/g, ' ').trim();
    if (text) texts.push(text.slice(0, 500));
    if (texts.length === MOST_TEXTS) break;
  }
  return texts;
}

function isActive(root: Element): boolean {
  if (root.querySelector('script, foreignObject, iframe')) return true;
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (element.getAttributeNames().some((name) => /^on/i.test(name))) return true;
    const address = addressOf(element);
    if (address && !/^(?:#|data:image\/)/i.test(address)) return true;
  }
  return false;
}

function addressOf(element: Element): string {
  const address =
    element.getAttribute('href') ?? element.getAttributeNS('http://www.w3.org/1999/xlink', 'href');
  return (address ?? '').trim();
}
