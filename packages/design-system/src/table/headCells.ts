/** The head of a column. */
export function headOf(grid: HTMLElement | null, columnId: string): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`[data-column="${CSS.escape(columnId)}"]`) ?? null;
}

/** Scrolls sideways until the column is in sight, where the table is wider than its box. */
export function revealColumn(grid: HTMLElement | null, columnId: string): void {
  if (!grid || grid.scrollWidth <= grid.clientWidth) return;
  headOf(grid, columnId)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
