/** Names of the highlights that the explorer's styles draw. */
const [FOUND, CURRENT] = ['lw-found', 'lw-found-current'];

/** Marks ranges of a page where the browser can (CSS Custom Highlight API), without changing its elements. One preview at a time has marks. */
export function markFound(ranges: readonly Range[], current: Range | null): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.set(FOUND, new Highlight(...ranges));
  const one = new Highlight(...(current ? [current] : []));
  one.priority = 1;
  CSS.highlights.set(CURRENT, one);
}

export function unmarkFound(): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(FOUND);
  CSS.highlights.delete(CURRENT);
}

/** Scrolls a box so that a range is in its middle; nothing where it is in sight already. */
export function revealRange(box: HTMLElement, range: Range): void {
  const [inside, at] = [box.getBoundingClientRect(), range.getBoundingClientRect()];
  if (at.top < inside.top || at.bottom > inside.bottom)
    box.scrollTop += at.top - inside.top - (inside.height - at.height) / 2;
  if (at.left < inside.left || at.right > inside.right)
    box.scrollLeft += at.left - inside.left - (inside.width - at.width) / 2;
}
