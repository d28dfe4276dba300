/**
 * px that a column needs so that nothing in its drawn cells is cut off, its label in the head included.
 * @param colIndex `aria-colindex` of its cells
 */
export function contentWidth(grid: HTMLElement, colIndex: number): number {
  const cells = grid.querySelectorAll<HTMLElement>(`[role="gridcell"][aria-colindex="${colIndex}"]`);
  return Math.ceil(Math.max(0, ...[...cells].map(cellWidth)));
}

/** The element in a cell, or the cell, whose words end in an ellipsis; null where all of them are shown. */
export function cutElement(cell: Element): HTMLElement | null {
  for (const element of [cell, ...cell.querySelectorAll('*')]) {
    if (!(element instanceof HTMLElement) || hiddenWidth(element) <= 0) continue;
    if (getComputedStyle(element).textOverflow === 'ellipsis') return element;
  }
  return null;
}

function cellWidth(cell: HTMLElement): number {
  const cut = cutElement(cell);
  if (cut) return cell.offsetWidth + hiddenWidth(cut);
  const content = document.createRange();
  content.selectNodeContents(cell);
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell);
  return (
    content.getBoundingClientRect().width +
    Number.parseFloat(paddingInlineStart || '0') +
    Number.parseFloat(paddingInlineEnd || '0')
  );
}

function hiddenWidth({ scrollWidth, clientWidth }: Element): number {
  return clientWidth > 0 ? scrollWidth - clientWidth : 0;
}
