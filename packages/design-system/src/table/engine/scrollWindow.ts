/**
 * Where rows lie. Browsers lay out some 33 million px at most (Firefox 17), so beyond `TALLEST` the scrollbar stands for
 * more than its px: dragging it maps in proportion, while small steps move rows px by px, as anywhere else.
 */
export interface ScrollGeometry {
  rowCount: number;
  /** px */
  rowHeight: number;
  /** Height that rows are seen through, px: without the header. */
  viewport: number;
}

/** Both px from the top: of the browser's scroll position, and of the rows as if the page had room for them all. */
export interface ScrollPosition {
  scrollTop: number;
  offset: number;
}

/** Far enough below every browser's limit that positions still are exact in 32-bit floats. */
const TALLEST = 8_000_000;

/** Height to give the scrolled content, px. */
export function contentHeight({ rowCount, rowHeight }: ScrollGeometry): number {
  return Math.min(rowCount * rowHeight, TALLEST);
}

/** The position after the browser scrolled from `previous` to `scrollTop`. */
export function scrolledTo(
  geometry: ScrollGeometry,
  previous: ScrollPosition,
  scrollTop: number,
): ScrollPosition {
  const { mostScroll, mostOffset } = ends(geometry);
  if (mostScroll === mostOffset) return { scrollTop, offset: clamp(scrollTop, 0, mostOffset) };
  // The ends are ends: the last row is reachable however the position came about.
  if (scrollTop <= 0) return { scrollTop, offset: 0 };
  if (scrollTop >= mostScroll - 1) return { scrollTop, offset: mostOffset };
  const step = scrollTop - previous.scrollTop;
  const small = Math.abs(step) <= geometry.viewport;
  const offset = small ? previous.offset + step : (scrollTop / mostScroll) * mostOffset;
  return { scrollTop, offset: clamp(offset, 0, mostOffset) };
}

/** The position that shows `offset`, with the scrollbar where it belongs. */
export function positionAt(geometry: ScrollGeometry, offset: number): ScrollPosition {
  const { mostScroll, mostOffset } = ends(geometry);
  const clamped = clamp(offset, 0, mostOffset);
  if (mostOffset === 0) return { scrollTop: 0, offset: 0 };
  return {
    scrollTop: mostScroll === mostOffset ? clamped : (clamped / mostOffset) * mostScroll,
    offset: clamped,
  };
}

/** The offset that brings a row wholly into sight with the least scrolling; the same offset if it is. */
export function offsetShowing({ rowHeight, viewport }: ScrollGeometry, offset: number, row: number): number {
  const top = row * rowHeight;
  if (top < offset) return top;
  const bottom = top + rowHeight;
  return bottom > offset + viewport ? bottom - viewport : offset;
}

/** The offset that puts a row into the middle. */
export function offsetCentring({ rowHeight, viewport }: ScrollGeometry, row: number): number {
  return Math.max(0, row * rowHeight - (viewport - rowHeight) / 2);
}

/**
 * The rows to render, those in sight and some beyond: half-open `[first, end)`.
 * @param overscan rows beyond each edge on average
 * @param behind rows beyond the edge that is being left; the others are ahead, where a late frame would show a blank
 * @param towards 1 while scrolling down, -1 up, 0 when at rest: then both edges have the same
 */
export function renderedRows(
  geometry: ScrollGeometry,
  offset: number,
  { overscan, behind }: { overscan: number; behind: number },
  towards: -1 | 0 | 1,
): { first: number; end: number } {
  const { rowCount, rowHeight } = geometry;
  const size = Math.min(rowCount, slotCount(geometry, overscan));
  const above = towards === 0 ? overscan : towards > 0 ? behind : 2 * overscan - behind;
  const first = clamp(Math.floor(offset / rowHeight) - above, 0, rowCount - size);
  return { first, end: first + size };
}

/** How many rows are rendered at most: an even number, so that elements that rows take turns in keep their stripe. */
export function slotCount({ rowHeight, viewport }: ScrollGeometry, overscan: number): number {
  return (Math.ceil((viewport / rowHeight + 1) / 2) + overscan) * 2;
}

function ends(geometry: ScrollGeometry): { mostScroll: number; mostOffset: number } {
  const { rowCount, rowHeight, viewport } = geometry;
  return {
    mostScroll: Math.max(0, contentHeight(geometry) - viewport),
    mostOffset: Math.max(0, rowCount * rowHeight - viewport),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
