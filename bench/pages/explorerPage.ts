/** What a page of the explorer's bench does when the runner asks; each resolves when the frame with its result has been drawn. */
interface ExplorerBenchPage {
  /** Makes the files; not part of any figure. */
  load: (count: number) => Promise<void>;
  /** Until the first files are drawn. */
  mount: () => Promise<void>;
  nothing: () => Promise<void>;
  showTiles: () => Promise<void>;
  /** Scrolls at 2,000 px/s. @returns frames, how many in a second, and the longest of them in ms */
  scroll: (seconds: number) => Promise<{ frames: number; fps: number; longest: number }>;
  /** Goes to the end. @returns the text of the last entry in sight */
  toEnd: () => Promise<string>;
  /** Elements of the page's body. */
  nodes: () => Promise<number>;
}

interface ExplorerPageParts {
  load: (count: number) => void;
  mount: () => void;
  showTiles: () => void;
  /** Selector of what scrolls, and of a file in it, list or tiles. */
  scroller: string;
  entry: string;
}

const PX_PER_SECOND = 2000;

/** Puts a page's parts where the runner finds them. */
export function offerExplorer(parts: ExplorerPageParts): void {
  const acted = async (act: () => void) => {
    act();
    await nextFrame();
    await nextFrame();
  };
  const drawn = async (act: () => void) => {
    await acted(act);
    for (let frame = 0; frame < 300 && !document.querySelector(parts.entry); frame++) await nextFrame();
    await nextFrame();
  };
  const scroller = () => {
    const found = document.querySelector<HTMLElement>(parts.scroller);
    if (!found) throw new Error(`The page has no ${parts.scroller}`);
    return found;
  };
  const bench: ExplorerBenchPage = {
    load: (count) => acted(() => parts.load(count)),
    mount: () => drawn(parts.mount),
    nothing: () => acted(() => undefined),
    showTiles: () => drawn(parts.showTiles),
    scroll: async (seconds) => {
      const element = scroller();
      let frames = 0;
      let longest = 0;
      const start = await nextFrame();
      let previous = start;
      for (let now = start; now < start + seconds * 1000; previous = now) {
        now = await nextFrame();
        element.scrollTop += ((now - previous) / 1000) * PX_PER_SECOND;
        longest = Math.max(longest, now - previous);
        frames++;
      }
      return { frames, fps: frames / ((previous - start) / 1000), longest };
    },
    toEnd: async () => {
      const element = scroller();
      await acted(() => {
        element.scrollTop = element.scrollHeight;
      });
      await nextFrame();
      const box = element.getBoundingClientRect();
      const inSight = [...element.querySelectorAll<HTMLElement>(parts.entry)]
        .map((entry) => ({ entry, rect: entry.getBoundingClientRect() }))
        .filter(({ rect }) => rect.top < box.bottom && rect.bottom > box.top)
        .sort((a, b) => a.rect.top - b.rect.top || a.rect.left - b.rect.left);
      return inSight.at(-1)?.entry.textContent ?? '';
    },
    nodes: async () => document.body.querySelectorAll('*').length,
  };
  Object.assign(window, { bench });
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
