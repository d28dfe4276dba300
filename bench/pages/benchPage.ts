import type { BenchTask } from './tasks';
import { makeTasks } from './tasks';

/** What a page does when the runner asks; each resolves when the frame with its result has been drawn. */
export interface BenchPage {
  /** Makes the rows; not part of any figure. */
  load: (count: number) => Promise<void>;
  mount: () => Promise<void>;
  sortByTitle: () => Promise<void>;
  search: (text: string) => Promise<void>;
  toggleAll: () => Promise<void>;
  nothing: () => Promise<void>;
  /** Scrolls at 2,000 px/s. @returns frames, and how much of the rows' area was blank, 0 to 1, if `blank` is asked for */
  scroll: (seconds: number, blank: boolean) => Promise<{ frames: number; blank: number }>;
  /** Goes to the end of the scrollbar. @returns the text of the last row in sight */
  toEnd: () => Promise<string>;
  /** Title of the first row in sight, how many match, how many are selected: so that fast means right. */
  state: () => Promise<{ first: string; rows: number; selected: number }>;
}

export interface PageParts {
  mount: (tasks: BenchTask[]) => void;
  search: (text: string) => void;
  /** Where a click on a head or a box is not what does it. */
  sortByTitle?: () => void;
  toggleAll?: () => void;
  /** Selectors of the page's parts. */
  scroller: string;
  head: string;
  row: string;
  /** In a row; empty where `row` names the title itself. */
  titleCell: string;
  titleHead: string;
  allBox: string;
  state: () => { rows: number; selected: number };
  /** Of a canvas, whose rows are not elements: the titles that it shows, from the top. */
  titlesInSight?: () => string[];
}

declare global {
  interface Window {
    bench: BenchPage;
  }
}

const PX_PER_SECOND = 2000;

/** Puts a page's parts where the runner finds them. */
export function offerPage(parts: PageParts): void {
  let tasks: BenchTask[] = [];
  const element = (selector: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`The page has no ${selector}`);
    return found;
  };
  const acted = async (act: () => void) => {
    act();
    await nextFrame();
    await nextFrame();
  };

  window.bench = {
    load: (count) => acted(() => (tasks = makeTasks(count))),
    mount: async () => {
      await acted(() => parts.mount(tasks));
      // A library may draw its rows some frames later.
      for (let frame = 0; frame < 60 && !parts.titlesInSight && !document.querySelector(parts.row); frame++)
        await nextFrame();
    },
    sortByTitle: () => acted(parts.sortByTitle ?? (() => element(parts.titleHead).click())),
    search: (text) => acted(() => parts.search(text)),
    toggleAll: () => acted(parts.toggleAll ?? (() => element(parts.allBox).click())),
    nothing: () => acted(() => undefined),
    scroll: async (seconds, wantsBlank) => {
      const scroller = element(parts.scroller);
      const headHeight = wantsBlank ? element(parts.head).getBoundingClientRect().height : 0;
      let frames = 0;
      let blank = 0;
      let previous = await nextFrame();
      const end = previous + seconds * 1000;
      for (let now = previous; now < end; previous = now) {
        now = await nextFrame();
        scroller.scrollTop += ((now - previous) / 1000) * PX_PER_SECOND;
        frames++;
        if (wantsBlank) blank += blankShare(scroller, headHeight, parts.row);
      }
      return { frames, blank: blank / frames };
    },
    toEnd: async () => {
      const scroller = element(parts.scroller);
      await acted(() => {
        scroller.scrollTop = scroller.scrollHeight;
      });
      return titles(scroller, 0).at(-1) ?? '';
    },
    state: async () => {
      // Not every table goes to its first row when it is sorted or searched.
      await acted(() => {
        element(parts.scroller).scrollTop = 0;
      });
      const headHeight = parts.titlesInSight ? 0 : element(parts.head).offsetHeight;
      return { first: titles(element(parts.scroller), headHeight)[0] ?? '', ...parts.state() };
    },
  };

  function titles(scroller: HTMLElement, headHeight: number): string[] {
    if (parts.titlesInSight) return parts.titlesInSight();
    return rowsInSight(scroller, parts.row, headHeight).map(
      (row) => (parts.titleCell ? row.querySelector(parts.titleCell) : row)?.textContent ?? '',
    );
  }
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

function rowsInSight(scroller: HTMLElement, row: string, headHeight = 0): HTMLElement[] {
  const box = scroller.getBoundingClientRect();
  return [...scroller.querySelectorAll<HTMLElement>(row)]
    .map((found) => ({ found, rect: found.getBoundingClientRect() }))
    .filter(
      ({ rect }) => rect.height > 0 && rect.top < box.bottom - 1 && rect.bottom > box.top + headHeight + 1,
    )
    .sort((a, b) => a.rect.top - b.rect.top)
    .map(({ found }) => found);
}

/** The share of the area under the head that no row with words covers. */
function blankShare(scroller: HTMLElement, headHeight: number, row: string): number {
  const box = scroller.getBoundingClientRect();
  const top = box.top + headHeight;
  let covered = 0;
  for (const found of scroller.querySelectorAll<HTMLElement>(row)) {
    if (!found.textContent) continue;
    const rect = found.getBoundingClientRect();
    covered += Math.max(0, Math.min(rect.bottom, box.bottom) - Math.max(rect.top, top));
  }
  return Math.max(0, 1 - covered / (box.bottom - top));
}
