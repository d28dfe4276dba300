/// <reference path="../../previews/dxf/dxfViewerParts.d.ts" />
import type { ParsedDxf, ParsedEntity } from 'dxf-viewer/src/parser/DxfParser.js';
import type { Box } from '../../previews/dxf/Drawing';

/** Drawing units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is compared of an entity. */
export interface EntityShape {
  readonly entity: ParsedEntity;
  /** All that is seen of it: two entities with the same are the same. */
  readonly key: string;
  /** The same without where it is: of what was moved it stays. */
  readonly form: string;
  /** The same without its words; of a text. */
  readonly unworded: string;
  readonly layer: string;
  readonly at: Point;
  readonly box: Box;
}

/** Of no meaning to what is seen, or other in each file that a program writes. */
const UNSEEN = new Set(['handle', 'ownerHandle', 'materialObjectHandle', 'extendedData', 'sourceRefs']);
/** Directions and sizes that are written as points are. */
const DIRECTIONS = new Set([
  'extrusionDirection',
  'majorAxisEndPoint',
  'direction',
  'startTangent',
  'endTangent',
]);
/** Of texts and of dimensions. */
const WORDS = 'text';
/** Significant digits that are compared, of a coordinate as large as they usually are: programs write the last ones each in its own way. */
const DIGITS = 9;
/** What is left of a zero that was computed. */
const NOTHING = 1e-9;
/** The share of coordinates that are no larger. */
const USUAL = 0.9;
/** Of a letter's height, its width: about. */
const LETTER = 0.7;

/**
 * Reads the shapes of a drawing's entities.
 * @param step the least difference that is one, drawing units: `stepOf`
 */
export function shapesOf({ entities = [], blocks = {} }: ParsedDxf, step: number): EntityShape[] {
  const blockOf = blockReader(blocks, step);
  return entities.map((entity) => shapeOf(entity, step, blockOf));
}

/** The least difference that is one, of drawings with such coordinates: a few that lie far away do not count. Drawing units. */
export function stepOf(...drawings: readonly ParsedDxf[]): number {
  const sizes: number[] = [];
  for (const { entities = [] } of drawings)
    for (const entity of entities)
      forEachPoint(entity, ({ x, y }) => sizes.push(Math.max(Math.abs(x), Math.abs(y))));
  const large = Float64Array.from(sizes).sort()[Math.floor(sizes.length * USUAL)] ?? 0;
  return 10 ** (Math.ceil(Math.log10(large || 1)) - DIGITS);
}

interface BlockShape {
  readonly key: string;
  /** Null of an empty one. */
  readonly box: Box | null;
}

type BlockReader = (name: string) => BlockShape;

function blockReader(blocks: NonNullable<ParsedDxf['blocks']>, step: number): BlockReader {
  const known = new Map<string, BlockShape>();
  const open = new Set<string>();
  const blockOf: BlockReader = (name) => {
    const shape = known.get(name);
    if (shape) return shape;
    const block = blocks[name];
    // One that holds itself is not put in again.
    if (!block || open.has(name)) return { key: '', box: null };
    open.add(name);
    const inner = (block.entities ?? []).map((entity) => shapeOf(entity, step, blockOf));
    open.delete(name);
    const read = {
      key: hashOf(inner.map(({ key }) => key).sort()),
      box: unionOf(inner.map(({ box }) => box)),
    };
    known.set(name, read);
    return read;
  };
  return blockOf;
}

function shapeOf(entity: ParsedEntity, step: number, blockOf: BlockReader): EntityShape {
  const points: Point[] = [];
  forEachPoint(entity, (point) => points.push(point));
  const at = points[0] ?? { x: 0, y: 0 };
  const block = blockIn(entity);
  const inner = block === null ? null : blockOf(block);
  const write = (origin: Point, words: boolean) =>
    `${JSON.stringify(seenOf(entity, origin, step, words))}${inner?.key ?? ''}`;
  return {
    entity,
    key: write({ x: 0, y: 0 }, true),
    form: write(at, true),
    unworded: wordsOf(entity) === null ? '' : write({ x: 0, y: 0 }, false),
    layer: entity.layer ?? '0',
    at,
    box: boxOf(entity, points, inner?.box ?? null),
  };
}

/** The block that an entity puts in; null of any other. */
export function blockIn({ type, name, block }: ParsedEntity): string | null {
  if (type === 'INSERT' && typeof name === 'string') return name;
  return type === 'DIMENSION' && typeof block === 'string' ? block : null;
}

/** What it says; null of what is no text. */
export function wordsOf(entity: ParsedEntity): string | null {
  const words = entity[WORDS];
  return typeof words === 'string' ? words : null;
}

/** The entity without what is not seen of it, its points in steps from an origin. */
function seenOf(value: unknown, origin: Point, step: number, words: boolean): unknown {
  const stepsOf = (number: number) => Math.round(number / step) + 0;
  const walk = (part: unknown, from: Point): unknown => {
    if (typeof part === 'number') return Math.abs(part) < NOTHING ? 0 : Number(part.toPrecision(DIGITS));
    if (Array.isArray(part)) return part.map((one) => walk(one, from));
    if (typeof part !== 'object' || part === null) return part;
    const seen: Record<string, unknown> = {};
    const place = isPoint(part) ? from : null;
    for (const key of Object.keys(part).sort()) {
      if (UNSEEN.has(key) || (key === WORDS && !words)) continue;
      const inner = (part as Record<string, unknown>)[key];
      // The block of a dimension has a name that is made anew by each program.
      if (key === 'block' && (part as ParsedEntity).type === 'DIMENSION') continue;
      if (place && (key === 'x' || key === 'y')) seen[key] = stepsOf((inner as number) - place[key]);
      else seen[key] = walk(inner, DIRECTIONS.has(key) ? { x: 0, y: 0 } : from);
    }
    return seen;
  };
  return walk(value, origin);
}

/** Visits each point of an entity that says where something is. */
function forEachPoint(value: unknown, visit: (point: Point) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (isPoint(value)) visit(value);
  for (const key of Object.keys(value).sort())
    if (!DIRECTIONS.has(key) && !UNSEEN.has(key))
      forEachPoint((value as Record<string, unknown>)[key], visit);
}

function isPoint(value: object): value is Point {
  return 'x' in value && 'y' in value && Number.isFinite(value.x) && Number.isFinite(value.y);
}

function boxOf(entity: ParsedEntity, points: readonly Point[], block: Box | null): Box {
  const reach = reachOf(entity);
  const boxes = points.map(({ x, y }) => ({
    minX: x - reach,
    minY: y - reach,
    maxX: x + reach,
    maxY: y + reach,
  }));
  const [at] = points;
  if (at && block && entity.type === 'INSERT') boxes.push(...placed(block, entity, at));
  else if (block) boxes.push(block);
  if (at) boxes.push(...writtenIn(entity, at));
  return unionOf(boxes) ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 };
}

/** How far a round thing goes beyond its centre. */
function reachOf({ radius, majorAxisEndPoint }: ParsedEntity): number {
  if (typeof radius === 'number') return Math.abs(radius);
  const axis = majorAxisEndPoint;
  return typeof axis === 'object' && axis !== null && isPoint(axis) ? Math.hypot(axis.x, axis.y) : 0;
}

function writtenIn(entity: ParsedEntity, at: Point): Box[] {
  const words = wordsOf(entity);
  const height = numberOf(entity.textHeight) ?? numberOf(entity.height);
  if (words === null || height === null) return [];
  const longest = Math.max(...words.split(/\\P|\n/).map(({ length }) => length));
  return [{ minX: at.x, minY: at.y, maxX: at.x + longest * height * LETTER, maxY: at.y + height }];
}

/** The box of a block where it is put in: by its corners, turned and scaled. */
function placed(block: Box, { xScale, yScale, rotation }: ParsedEntity, at: Point): Box[] {
  const [sx, sy] = [numberOf(xScale) ?? 1, numberOf(yScale) ?? 1];
  const turn = ((numberOf(rotation) ?? 0) * Math.PI) / 180;
  return [block.minX, block.maxX].flatMap((left) =>
    [block.minY, block.maxY].map((bottom) => {
      const x = at.x + left * sx * Math.cos(turn) - bottom * sy * Math.sin(turn);
      const y = at.y + left * sx * Math.sin(turn) + bottom * sy * Math.cos(turn);
      return { minX: x, minY: y, maxX: x, maxY: y };
    }),
  );
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** The box around all of them; null of none. */
export function unionOf(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const box of boxes) {
    [minX, minY] = [Math.min(minX, box.minX), Math.min(minY, box.minY)];
    [maxX, maxY] = [Math.max(maxX, box.maxX), Math.max(maxY, box.maxY)];
  }
  return { minX, minY, maxX, maxY };
}

/** Short for a long list of texts: FNV-1a, twice 32 bits. */
function hashOf(texts: readonly string[]): string {
  let [one, other] = [0x811c9dc5, 0xc9dc5118];
  for (const text of texts) {
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      one = Math.imul(one ^ code, 0x01000193);
      other = Math.imul(other ^ (code + 0x9e37), 0x01000193);
    }
    one = Math.imul(one ^ 10, 0x01000193);
    other = Math.imul(other ^ 11, 0x01000193);
  }
  return `${(one >>> 0).toString(36)}.${(other >>> 0).toString(36)}`;
}
