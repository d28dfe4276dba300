import { offerPage } from '../benchPage';

/**
 * Put into each page of the app before its own code: finds the tasks' table for the runner, and notes what people feel: shifts of
 * the layout, and how long each interaction takes until its result is painted.
 */

/** A shift that nobody's input explains, and what moved. */
interface Shift {
  value: number;
  moved: string[];
}

/** Chromium's entries of the Layout Instability API, which TypeScript does not know. */
interface LayoutShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** And of the Event Timing API: 0 for an event that is not part of an interaction. */
interface InteractionEntry extends PerformanceEntry {
  interactionId: number;
}

declare global {
  interface Window {
    felt: {
      shifts: Shift[];
      /** The longest since it was last asked, ms; the browser tells of none below 16. */
      takeLongest: () => Promise<number>;
      /** When the first rows, or that there are none, were painted: ms since the navigation began. */
      listShown: Promise<number>;
      /** Resolves when the table has asked for other rows, got and painted them. */
      otherRows: () => Promise<void>;
    };
  }
}

const SHOWN = '[role=row][aria-rowindex="2"] a, [data-component=EmptyState]';

offerPage({
  mount: () => undefined,
  search: () => undefined,
  scroller: '[role=grid]',
  head: '[data-part=head]',
  row: '[role=row]:not([aria-rowindex="1"])',
  titleCell: '[aria-colindex="2"]',
  titleHead: '[data-sort=title]',
  allBox: '[data-part=head] [role=checkbox]',
  state: () => ({ rows: 0, selected: 0 }),
});

const shifts: Shift[] = [];
let longest = 0;

observe<LayoutShiftEntry>('layout-shift', ({ value, hadRecentInput, sources }) => {
  if (hadRecentInput) return;
  const moved = sources.map(
    ({ node, previousRect, currentRect }) =>
      `${nameOf(node)}: ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
  );
  shifts.push({ value, moved });
});
observe<InteractionEntry>('event', ({ duration, interactionId }) => {
  if (interactionId > 0) longest = Math.max(longest, duration);
});

window.felt = {
  shifts,
  takeLongest: async () => {
    await painted();
    await painted();
    const taken = longest;
    longest = 0;
    return taken;
  },
  listShown: listShown(),
  otherRows: async () => {
    await busy(true);
    await busy(false);
    await painted();
  },
};

function observe<Entry extends PerformanceEntry>(type: string, note: (entry: Entry) => void): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Entry[]) note(entry);
  });
  const since = { type, buffered: true, durationThreshold: 16 };
  observer.observe(since);
}

async function listShown(): Promise<number> {
  while (!document.querySelector(SHOWN)) await frame();
  await painted();
  return performance.now();
}

function busy(wanted: boolean): Promise<void> {
  const holds = () => document.querySelector('[role=grid]')?.hasAttribute('aria-busy') === wanted;
  if (holds()) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!holds()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { subtree: true, attributeFilter: ['aria-busy'] });
  });
}

function frame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

/** The frame after the next one begins when the next has been painted. */
async function painted(): Promise<void> {
  await frame();
  await frame();
}

function nameOf(node: Node | null): string {
  const element = node instanceof Element ? node : node?.parentElement;
  if (!element) return 'what is gone';
  const { component, part } = element.closest<HTMLElement>('[data-component], [data-part]')?.dataset ?? {};
  return `${element.tagName.toLowerCase()} “${element.textContent?.slice(0, 30)}” of ${component ?? part ?? 'the page'}`;
}

/** As of an element that is not in sight: 0,0 0x0. */
function placeOf({ x, y, width, height }: DOMRectReadOnly): string {
  return `${x},${y} ${width}x${height}`;
}
