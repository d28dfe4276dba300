/** Names of the highlights that the explorer's styles draw. */
const [FOUND, CURRENT] = ['lw-found', 'lw-found-current'];

/** Whose marks are shown: one preview's at a time. */
let owner: symbol | null = null;

/** Marks of one preview. */
export interface FoundMarks {
  /** Marks ranges of the page in place of those before; none clears. */
  show: (ranges: readonly Range[], current: Range | null) => void;
  /** Leaves another preview's alone. */
  clear: () => void;
}

/** Marks what was found where the browser can (CSS Custom Highlight API), without changing the page's elements. */
export function createFoundMarks(): FoundMarks {
  const self = Symbol('preview');
  const clear = () => {
    if (owner !== self) return;
    owner = null;
    CSS.highlights.delete(FOUND);
    CSS.highlights.delete(CURRENT);
  };
  return {
    clear,
    show: (ranges, current) => {
      if (!('highlights' in CSS)) return;
      if (ranges.length === 0) return clear();
      owner = self;
      CSS.highlights.set(FOUND, new Highlight(...ranges));
      const one = new Highlight(...(current ? [current] : []));
      one.priority = 1;
      CSS.highlights.set(CURRENT, one);
    },
  };
}

/** Scrolls a box so that a range is in its middle; nothing where it is in sight already. */
export function revealRange(box: HTMLElement, range: Range): void {
  const [inside, at] = [box.getBoundingClientRect(), range.getBoundingClientRect()];
  if (at.top < inside.top || at.bottom > inside.bottom)
    box.scrollTop += at.top - inside.top - (inside.height - at.height) / 2;
  if (at.left < inside.left || at.right > inside.right)
    box.scrollLeft += at.left - inside.left - (inside.width - at.width) / 2;
}
