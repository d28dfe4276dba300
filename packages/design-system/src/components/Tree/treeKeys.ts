import type { TreeRow } from './treeRows';

/** What a key asks of the tree; positions are indexes of rows. */
export type TreeMove =
  | { to: number; selects?: 'toggle' | 'range' }
  | { open: number }
  | { close: number }
  | { openSiblings: number };

interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/**
 * Where a key leads from a row, as the WAI-ARIA tree view pattern has it.
 * @returns null for a key that does not move; a move to where one is, for one that is ours and leads nowhere
 */
export function treeMove<Node>(
  rows: readonly TreeRow<Node>[],
  at: number,
  { key, ctrlKey, metaKey, shiftKey }: Key,
  { rtl, multiple }: { rtl: boolean; multiple: boolean },
): TreeMove | null {
  const row = rows[at];
  if (!row) return null;
  const last = rows.length - 1;
  const far = ctrlKey || metaKey;
  const extends_ = shiftKey && multiple;
  switch (key) {
    case 'ArrowDown':
      return step(rows, at, 1, extends_);
    case 'ArrowUp':
      return step(rows, at, -1, extends_);
    case 'Home':
      return { to: nearest(rows, 0, 1), ...(extends_ && far && { selects: 'range' }) };
    case 'End':
      return { to: nearest(rows, last, -1), ...(extends_ && far && { selects: 'range' }) };
    case '*':
      return { openSiblings: at };
    case rtl ? 'ArrowLeft' : 'ArrowRight':
      if (row.kind !== 'node' || !row.opens) return { to: at };
      return row.expanded ? { to: nearest(rows, at + 1, -1) } : { open: at };
    case rtl ? 'ArrowRight' : 'ArrowLeft':
      if (row.kind === 'node' && row.expanded) return { close: at };
      return { to: row.parent < 0 ? at : row.parent };
    default:
      return null;
  }
}

function step<Node>(rows: readonly TreeRow<Node>[], at: number, by: 1 | -1, toggles: boolean): TreeMove {
  const to = nearest(rows, at + by, by);
  return toggles && to !== at ? { to, selects: 'toggle' } : { to };
}

/** The row at `from`, or the next one in that direction, that can have the focus: what still loads cannot. */
function nearest<Node>(rows: readonly TreeRow<Node>[], from: number, by: 1 | -1): number {
  let at = Math.max(0, Math.min(from, rows.length - 1));
  while (rows[at]?.kind === 'loading' && rows[at + by]) at += by;
  return rows[at]?.kind === 'loading' ? at - by : at;
}

/**
 * The row that a typed text leads to, after `at` and around; one letter again and again goes through all that begin with it.
 * @returns -1 where none begins so
 */
export function typedMatch(
  names: (index: number) => string,
  count: number,
  at: number,
  typed: string,
): number {
  const letters = [...typed];
  const repeated = letters.length > 1 && letters.every((letter) => letter === letters[0]);
  const wanted = (repeated ? (letters[0] ?? '') : typed).toLocaleLowerCase();
  // More letters may still mean the row that the first ones found.
  const start = wanted.length > 1 ? at : at + 1;
  for (let offset = 0; offset < count; offset++) {
    const index = (start + offset) % count;
    if (names(index).toLocaleLowerCase().startsWith(wanted)) return index;
  }
  return -1;
}
