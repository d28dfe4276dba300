import type { Box } from '../../previews/dxf/Drawing';
import { plainParagraph } from '../../previews/dxf/plainText';
import type { EntityChange } from './diffShapes';
import { type EntityShape, unionOf, wordsOf } from './entityShape';

/** Changes that lie together, as one. */
export interface GatheredChange {
  /** '5 lines moved 8 in to the right' */
  readonly title: string;
  /** Names of layers. */
  readonly places: readonly string[];
  /** Entities of the second drawing, and of the first. */
  readonly added: number;
  readonly removed: number;
  readonly box: Box;
}

/** Of the drawing's diagonal: what is nearer than that is one change. */
const NEAR = 1 / 40;
/** Cells that one change is looked for in; a larger one is looked for at its corners. */
const MOST_CELLS = 400;
/** Letters of a text, and kinds of entities, that a title names. */
const MOST_LETTERS = 60;
const MOST_KINDS = 3;

/**
 * Gathers what was changed by where it is, and says what happened there: from the top to the bottom.
 * @param bounds of the drawing @param units 'mm'
 */
export function gatherChanges(
  changes: readonly EntityChange[],
  bounds: Box,
  units: string | null,
): GatheredChange[] {
  const size = Math.hypot(bounds.maxX - bounds.minX, bounds.maxY - bounds.minY) * NEAR || 1;
  const alike = new Map<string, EntityChange[]>();
  for (const change of changes) {
    const key = likenessOf(change, size);
    const group = alike.get(key);
    if (group) group.push(change);
    else alike.set(key, [change]);
  }
  return [...alike.values()]
    .flatMap((some) => together(some, size))
    .map((some) => gathered(some, units))
    .sort(({ box: one }, { box: other }) => other.maxY - one.maxY || one.minX - other.minX);
}

/** What was moved alike is told together; so is what was added where something else was. */
function likenessOf(change: EntityChange, size: number): string {
  if (change.kind === 'reworded') return 'reworded';
  if (change.kind !== 'moved') return 'other';
  const { x, y } = moveOf(change);
  const step = size / 10_000;
  return `${Math.round(x / step)} ${Math.round(y / step)}`;
}

function moveOf({ before, after }: EntityChange & { kind: 'moved' | 'reworded' }) {
  return { x: after.at.x - before.at.x, y: after.at.y - before.at.y };
}

/** Splits changes into those that lie in cells beside each other. */
function together(changes: readonly EntityChange[], size: number): EntityChange[][] {
  const groupOf = changes.map((_, at) => at);
  const find = (at: number): number => {
    let root = at;
    while (groupOf[root] !== root) root = groupOf[root] ?? root;
    for (let step = at; step !== root; ) {
      const next = groupOf[step] ?? root;
      groupOf[step] = root;
      step = next;
    }
    return root;
  };
  const cells = new Map<string, number>();
  changes.forEach((change, at) => {
    for (const cell of cellsOf(boxOf(change), size)) {
      const other = cells.get(cell);
      if (other === undefined) cells.set(cell, at);
      else groupOf[find(at)] = find(other);
    }
  });
  const groups = new Map<number, EntityChange[]>();
  changes.forEach((change, at) => {
    const group = groups.get(find(at));
    if (group) group.push(change);
    else groups.set(find(at), [change]);
  });
  return [...groups.values()];
}

function cellsOf({ minX, minY, maxX, maxY }: Box, size: number): string[] {
  const cell = (value: number) => Math.floor(value / size);
  const [left, right] = [cell(minX - size / 2), cell(maxX + size / 2)];
  const [bottom, top] = [cell(minY - size / 2), cell(maxY + size / 2)];
  const cells: string[] = [];
  if ((right - left + 1) * (top - bottom + 1) > MOST_CELLS)
    return [left, right].flatMap((x) => [bottom, top].map((y) => `${x} ${y}`));
  for (let x = left; x <= right; x += 1) for (let y = bottom; y <= top; y += 1) cells.push(`${x} ${y}`);
  return cells;
}

function boxOf(change: EntityChange): Box {
  const sides = sidesOf(change);
  return unionOf(sides.map(({ box }) => box)) ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 };
}

function sidesOf(change: EntityChange): EntityShape[] {
  if (change.kind === 'added') return [change.after];
  return change.kind === 'removed' ? [change.before] : [change.before, change.after];
}

function gathered(changes: readonly EntityChange[], units: string | null): GatheredChange {
  const removed = changes.flatMap((change) => (change.kind === 'added' ? [] : [change.before]));
  const added = changes.flatMap((change) => (change.kind === 'removed' ? [] : [change.after]));
  return {
    title: titleOf(changes, removed, added, units),
    places: [...new Set([...removed, ...added].map(({ layer }) => ownName(layer)))].sort(),
    added: added.length,
    removed: removed.length,
    box: unionOf(changes.map(boxOf)) ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 },
  };
}

function titleOf(
  changes: readonly EntityChange[],
  removed: readonly EntityShape[],
  added: readonly EntityShape[],
  units: string | null,
): string {
  const [first] = changes;
  if (first?.kind === 'moved') return `${kindsOf(removed)} moved ${wayOf(moveOf(first), units)}`;
  if (first?.kind === 'reworded' && changes.length === 1)
    return `${quoted(first.before)} is ${quoted(first.after)} now`;
  if (first?.kind === 'reworded') return `${changes.length} texts changed`;
  const parts = [
    ...(added.length > 0 ? [`${kindsOf(added)} added`] : []),
    ...(removed.length > 0 ? [`${kindsOf(removed)} removed`] : []),
  ];
  return parts.join(', ');
}

function wayOf({ x, y }: { x: number; y: number }, units: string | null): string {
  const written = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 });
  const least = Math.hypot(x, y) / 1000;
  const length = (value: number) => `${written.format(Math.abs(value))} ${units ?? 'units'}`;
  return [
    ...(Math.abs(x) > least ? [`${length(x)} to the ${x > 0 ? 'right' : 'left'}`] : []),
    ...(Math.abs(y) > least ? [`${length(y)} ${y > 0 ? 'up' : 'down'}`] : []),
  ].join(' and ');
}

const NOUNS: Readonly<Record<string, string>> = {
  LINE: 'line',
  POLYLINE: 'polyline',
  LWPOLYLINE: 'polyline',
  ARC: 'arc',
  CIRCLE: 'circle',
  ELLIPSE: 'ellipse',
  SPLINE: 'spline',
  POINT: 'point',
  INSERT: 'block',
  TEXT: 'text',
  MTEXT: 'text',
  ATTRIB: 'text',
  HATCH: 'hatch',
  DIMENSION: 'dimension',
  SOLID: 'face',
  '3DFACE': 'face',
};

/** '2 lines and 1 circle', 'block SINK' of one alone. */
function kindsOf(shapes: readonly EntityShape[]): string {
  const [only] = shapes;
  if (only && shapes.length === 1) return nameOf(only);
  const counts = new Map<string, number>();
  for (const { entity } of shapes) {
    const noun = nounOf(entity.type);
    counts.set(noun, (counts.get(noun) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  const named = sorted
    .slice(0, MOST_KINDS)
    .map(([noun, count]) => `${count} ${count === 1 ? noun : pluralOf(noun)}`);
  const rest = sorted.slice(MOST_KINDS).reduce((sum, [, count]) => sum + count, 0);
  if (rest > 0) named.push(`${rest} more`);
  return named.length === 1 ? (named[0] ?? '') : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
}

function nounOf(type = ''): string {
  return NOUNS[type] ?? type.toLowerCase();
}

function pluralOf(noun: string): string {
  return /(?:ch|x)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

function nameOf(shape: EntityShape): string {
  const { type, name } = shape.entity;
  if (type === 'INSERT' && typeof name === 'string') return `Block ${ownName(name)}`;
  return wordsOf(shape.entity) && type !== 'DIMENSION' ? `Text ${quoted(shape)}` : `1 ${nounOf(type)}`;
}

/** Of a layer or block: without the name of a drawing that was bound into this one, as in 'xref-site$0$SINK'. */
function ownName(name: string): string {
  return short(name.replace(/^.*\$\d+\$/, ''));
}

function quoted({ entity }: EntityShape): string {
  return `“${short(plainParagraph(wordsOf(entity) ?? ''))}”`;
}

function short(text: string): string {
  const letters = [...text];
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join('')}…` : text;
}
