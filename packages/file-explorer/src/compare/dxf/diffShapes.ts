import type { EntityShape, Point } from './entityShape';

/** Something that is not the same in both drawings. */
export type EntityChange =
  | { readonly kind: 'added'; readonly after: EntityShape }
  | { readonly kind: 'removed'; readonly before: EntityShape }
  /** Another place, or other words. */
  | { readonly kind: 'moved' | 'reworded'; readonly before: EntityShape; readonly after: EntityShape };

export interface DrawingDiff {
  /** As they are in the second drawing. */
  readonly unchanged: readonly EntityShape[];
  readonly changes: readonly EntityChange[];
}

/** As many of one form are paired by their distance; more are paired in their order. */
const MOST_NEAREST = 300;

/**
 * Compares two drawings by their entities, wherever these stand in the files.
 * @param step the least difference that is one, drawing units
 */
export function diffShapes(
  before: readonly EntityShape[],
  after: readonly EntityShape[],
  step: number,
): DrawingDiff {
  const same = pair(before, after, ({ key }) => key, inOrder);
  const reworded = pair(same.removed, same.added, ({ unworded }) => unworded, inOrder);
  const moved = pair(reworded.removed, reworded.added, ({ form }) => form, nearest);
  // Rounded to another step, no more.
  const isStill = ([one, other]: Pair) => distance(one.at, other.at) <= 2 * step;
  return {
    unchanged: [...same.pairs, ...moved.pairs.filter(isStill)].map(([, other]) => other),
    changes: [
      ...reworded.pairs.map(([one, other]) => ({ kind: 'reworded' as const, before: one, after: other })),
      ...moved.pairs
        .filter((found) => !isStill(found))
        .map(([one, other]) => ({ kind: 'moved' as const, before: one, after: other })),
      ...moved.removed.map((one) => ({ kind: 'removed' as const, before: one })),
      ...moved.added.map((other) => ({ kind: 'added' as const, after: other })),
    ],
  };
}

type Pair = readonly [before: EntityShape, after: EntityShape];
type Pairing = (before: readonly EntityShape[], after: readonly EntityShape[]) => readonly Pair[];

/** Pairs those of which `by` says the same; '' is like nothing. */
function pair(
  before: readonly EntityShape[],
  after: readonly EntityShape[],
  by: (shape: EntityShape) => string,
  pairing: Pairing,
): { pairs: Pair[]; removed: EntityShape[]; added: EntityShape[] } {
  const groups = new Map<string, EntityShape[]>();
  for (const shape of after) {
    const group = groups.get(by(shape));
    if (group) group.push(shape);
    else groups.set(by(shape), [shape]);
  }
  const asked = new Map<string, EntityShape[]>();
  for (const shape of before) {
    const key = by(shape);
    if (key === '' || !groups.has(key)) continue;
    const group = asked.get(key);
    if (group) group.push(shape);
    else asked.set(key, [shape]);
  }
  const pairs = [...asked].flatMap(([key, group]) => pairing(group, groups.get(key) ?? []));
  const [paired, others] = [new Set(pairs.map(([one]) => one)), new Set(pairs.map(([, other]) => other))];
  return {
    pairs,
    removed: before.filter((shape) => !paired.has(shape)),
    added: after.filter((shape) => !others.has(shape)),
  };
}

const inOrder: Pairing = (before, after) =>
  before.slice(0, after.length).flatMap((one, at) => pairOf(one, after[at]));

/** Those that are moved alike keep their order; of different numbers each takes what is nearest. */
const nearest: Pairing = (before, after) => {
  const [ones, others] = [[...before].sort(byPlace), [...after].sort(byPlace)];
  if (ones.length === others.length || ones.length > MOST_NEAREST || others.length > MOST_NEAREST)
    return inOrder(ones, others);
  const pairs: Pair[] = [];
  const free = new Set(others);
  for (const one of ones) {
    let best: EntityShape | undefined;
    for (const other of free)
      if (!best || distance(one.at, other.at) < distance(one.at, best.at)) best = other;
    if (!best) break;
    free.delete(best);
    pairs.push([one, best]);
  }
  return pairs;
};

function pairOf(one: EntityShape, other: EntityShape | undefined): Pair[] {
  return other ? [[one, other]] : [];
}

function byPlace({ at: one }: EntityShape, { at: other }: EntityShape): number {
  return one.x - other.x || one.y - other.y;
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
