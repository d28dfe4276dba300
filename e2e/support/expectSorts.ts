import type { Locator } from '@playwright/test';
import { some } from '../../scripts/checks/some';
import { expect } from './fixtures';

/** A column's head, and what of a cell's text its sort compares. */
type SortedColumn = readonly [name: string, keyOf: (cell: string) => number | string];

/**
 * Presses the head of each column until its rows ascend, and again until they descend; `aria-sort` says so each time (GEN-14). The
 * first column is the one that the table is sorted by when it opens, ascending.
 */
export async function expectSorts(grid: Locator, columns: readonly SortedColumn[]): Promise<void> {
  for (const [index, [name, keyOf]] of some(columns.entries())) {
    const head = grid.getByRole('columnheader', { name, exact: true });
    const keys = async () => (await cellsOf(grid, name)).map(keyOf);
    const tops: (number | string | undefined)[] = [];
    for (const direction of ['ascending', 'descending'] as const) {
      const isOpenedSo = index === 0 && direction === 'ascending';
      if (!isOpenedSo) await pressAndWait(grid, head);
      await expect(head).toHaveAttribute('aria-sort', direction);
      await expect
        .poll(async () => areInOrder(await keys(), direction), `rows by ${name}, ${direction}`)
        .toBe(true);
      tops.push((await keys())[0]);
    }
    expect(tops[0], `the least and the most by ${name}`).not.toBe(tops[1]);
  }
}

/** The texts of a column, from the top row on, as far as the rows are drawn. */
export async function cellsOf(grid: Locator, column: string): Promise<string[]> {
  return grid.evaluate((table, wanted) => {
    const heads = [...table.querySelectorAll('[role=columnheader]')];
    const place = heads.findIndex((head) => head.textContent?.trim() === wanted);
    return [...table.querySelectorAll('[role=row][aria-rowindex]')]
      .filter((row) => row.querySelector('[role=gridcell]'))
      .sort((a, b) => Number(a.getAttribute('aria-rowindex')) - Number(b.getAttribute('aria-rowindex')))
      .map((row) => {
        const cell = row.querySelectorAll('[role=gridcell]')[place]?.cloneNode(true) as Element | undefined;
        // An avatar's initials are no part of the text.
        for (const drawing of cell?.querySelectorAll('[aria-hidden=true]') ?? []) drawing.remove();
        return cell?.textContent?.trim() ?? '';
      });
  }, column);
}

/** The rows of the new order are those of an answer. */
async function pressAndWait(grid: Locator, head: Locator): Promise<void> {
  const answered = grid.page().waitForResponse((response) => /[?&](sort|direction)=/.test(response.url()));
  await head.click();
  await answered;
}

/** The key of texts: they are compared without accents and case, numbers by their value. */
export function nameKey(cell: string): string {
  const bare = cell.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.replace(/\d+/g, (digits) => digits.padStart(10, '0'));
}

/** The key of dates as the sample workspace writes them: '11/25/2026' is '2026-11-25'. */
export function dateKey(cell: string): string {
  return cell.replace(/^(\d\d)\/(\d\d)\/(\d{4}).*$/, '$3-$1-$2');
}

function areInOrder(keys: (number | string)[], direction: 'ascending' | 'descending'): boolean {
  return (
    keys.length > 1 &&
    keys.slice(1).every((key, row) => {
      const before = keys[row] ?? key;
      return direction === 'ascending' ? before <= key : before >= key;
    })
  );
}
