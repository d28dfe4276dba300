/** What a table's rows are scrolled in: a box of their own, or, on a phone, the page. */
export interface ScrollArea {
  /** How far the rows are scrolled, px; below 0 while the page shows something above them. */
  scrollTop: number;
  /** Hears `scroll` and `scrollend`. */
  scrolls: EventTarget;
}

export function scrollAreaOf(grid: HTMLElement, inPage: boolean): ScrollArea {
  return inPage ? pageArea(grid) : boxArea(grid);
}

function boxArea(grid: HTMLElement): ScrollArea {
  return {
    get scrollTop() {
      return grid.scrollTop;
    },
    set scrollTop(top) {
      grid.scrollTop = top;
    },
    scrolls: grid,
  };
}

function pageArea(grid: HTMLElement): ScrollArea {
  const read = () => coveredByBars() - grid.getBoundingClientRect().top;
  return {
    get scrollTop() {
      return read();
    },
    set scrollTop(top) {
      const now = read();
      // The first rows are in sight: what stands above them stays so too.
      if (top > 0 || now > 0) window.scrollBy({ top: Math.max(0, top) - now, behavior: 'instant' });
    },
    scrolls: document,
  };
}

/** px that a bar covers at the top of the page, as the page says to whatever scrolls something into view. */
function coveredByBars(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}
