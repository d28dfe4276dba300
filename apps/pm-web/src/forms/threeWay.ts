import { isDeepEqual } from './isDeepEqual';

/** Where two people changed the same thing: one field, or one row of an embedded list. */
export interface Difference {
  /** 'name', 'address.city', or 'projects.<id>' for a row of a list. */
  path: string;
  mine: unknown;
  theirs: unknown;
  /** False where only the other person changed it: theirs is the obvious choice. */
  changedByMe: boolean;
}

export type Side = 'mine' | 'theirs';

/**
 * What another person's save means for a form that is open: fields that only they changed or that both changed. What only
 * I changed is no conflict and not listed.
 *
 * @param base the values that the form was opened with
 * @param mine the values as they stand in the form
 * @param theirs the values as they are stored now
 */
export function differences(base: object, mine: object, theirs: object): Difference[] {
  const [before, here, there] = [flatten(base), flatten(mine), flatten(theirs)];
  const paths = new Set([...there.keys(), ...before.keys(), ...here.keys()]);
  return [...paths].flatMap((path) => {
    const [was, my, their] = [before.get(path), here.get(path), there.get(path)];
    const changedByThem = !isDeepEqual(withoutVersion(was), withoutVersion(their));
    if (!changedByThem || isDeepEqual(withoutVersion(my), withoutVersion(their))) return [];
    return [
      { path, mine: my, theirs: their, changedByMe: !isDeepEqual(withoutVersion(was), withoutVersion(my)) },
    ];
  });
}

/**
 * The form after the choice: everything as I have it, but their side where it was chosen. Rows that stay mine take the
 * stored row's `version`, because they were now seen.
 */
export function merged<Values extends object>(
  mine: Values,
  theirs: Values,
  choices: ReadonlyMap<string, Side>,
): Values {
  return mergeNode(mine, theirs, [], choices) as Values;
}

function mergeNode(
  mine: unknown,
  theirs: unknown,
  path: string[],
  choices: ReadonlyMap<string, Side>,
): unknown {
  if (isRowList(mine) && isRowList(theirs)) return mergeRows(mine, theirs, path, choices);
  if (isPlain(mine) && isPlain(theirs)) {
    const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
    return Object.fromEntries(
      [...keys].map((key) => [key, mergeNode(mine[key], theirs[key], [...path, key], choices)]),
    );
  }
  return choices.get(path.join('.')) === 'theirs' ? theirs : mine;
}

function mergeRows(mine: Row[], theirs: Row[], path: string[], choices: ReadonlyMap<string, Side>): Row[] {
  const stored = new Map(theirs.map((row) => [row.id, row]));
  const sideOf = (row: Row) => choices.get([...path, row.id].join('.')) ?? 'mine';
  const kept = mine.flatMap((row) => {
    const theirRow = stored.get(row.id);
    if (sideOf(row) === 'theirs') return theirRow ? [theirRow] : [];
    if (theirRow) return [{ ...row, ...('version' in theirRow && { version: theirRow.version }) }];
    // Gone from the store: keeping mine makes it anew, and a new row has no version.
    const { version: _gone, ...fresh } = row;
    return [fresh as Row];
  });
  const here = new Set(mine.map((row) => row.id));
  const added = theirs.filter((row) => !here.has(row.id) && sideOf(row) === 'theirs');
  return [...kept, ...added];
}

/** Leaves by dotted path; rows of an embedded list and lists of plain values count as one leaf each. */
function flatten(node: object, path: string[] = []): Map<string, unknown> {
  const leaves = new Map<string, unknown>();
  for (const [key, value] of Object.entries(node)) {
    const here = [...path, key];
    if (isRowList(value)) for (const row of value) leaves.set([...here, row.id].join('.'), row);
    else if (isPlain(value)) for (const [deeper, leaf] of flatten(value, here)) leaves.set(deeper, leaf);
    else leaves.set(here.join('.'), value);
  }
  return leaves;
}

interface Row extends Record<string, unknown> {
  id: string;
}

/** An empty list has no rows to tell by and merges as rows too: adding to it is no conflict. */
function isRowList(value: unknown): value is Row[] {
  return Array.isArray(value) && value.every((row) => isPlain(row) && typeof row.id === 'string');
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A row's version always differs after a save and is nothing that a person decides about. */
function withoutVersion(value: unknown): unknown {
  if (!isPlain(value)) return value;
  const { version: _version, ...rest } = value;
  return rest;
}
