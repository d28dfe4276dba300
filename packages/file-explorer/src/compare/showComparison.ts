import type {
  ComparisonState,
  ComparisonView,
  FileDifference,
  PreviewLayer,
  PreviewSource,
} from '../ports/PreviewPlugin';
import { createLookout, DRAWING_ZOOMS, type Look } from '../previews/createLookout';
import { createViewState } from '../previews/createViewState';
import type { Box } from '../previews/dxf/Drawing';
import { movableRoom, putCanvas } from '../previews/movableRoom';
import { INK } from './ink';

/** Two contents that were compared, and how they are drawn. */
export interface Comparison {
  readonly bounds: Box;
  readonly changes: readonly (Omit<FileDifference, 'number'> & { readonly box: Box })[];
  readonly counts: ComparisonState['counts'];
  readonly countsAre: ComparisonState['countsAre'];
  readonly layers?: readonly PreviewLayer[];
  readonly tolerance?: number;
  /** The same with another tolerance. */
  readonly withTolerance?: (tolerance: number) => Comparison;
  readonly pages?: ComparedPages;
  readonly facts?: readonly string[];
  readonly omitted?: string;
  /** Draws on paper, which is white. @param look from where, px of the screen */
  readonly paint: (context: CanvasRenderingContext2D, look: Look, how: Painting) => void;
}

export interface ComparedPages {
  /** From 1. */
  readonly current: number;
  readonly count: number;
  /** @throws Error whose message says what is wrong with the page */
  readonly open: (page: number, tolerance: number) => Promise<Comparison>;
}

export interface Painting {
  /** px of the canvas for each px of the page. */
  readonly density: number;
  /** From 0 to 1. */
  readonly removed: number;
  readonly added: number;
  readonly isHidden: (layer: string | null) => boolean;
}

/** px below what fits, for the buttons. */
const BUTTONS = 48;
/** px around a change, and of its number. */
const AROUND = 10;
const NUMBER = 11;
/** Of the room, that a change which is gone to takes at most. */
const SHARE = 0.5;

/** A comparison in its host, moved by pointer and keys. @param name what is compared, for who cannot see it */
export function showComparison(host: HTMLElement, name: string, initial: Comparison): ComparisonView {
  let comparison = initial;
  let isOver = false;
  const room = movableRoom(`${name}: arrow keys pan, + and − zoom, 0 fits`);
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'width:100%;height:100%';
  putCanvas(room, canvas);
  host.replaceChildren(room);
  const context = canvas.getContext('2d');

  const state = createViewState<ComparisonState>({
    zoom: 1,
    zoomRange: DRAWING_ZOOMS,
    fits: true,
    currentChange: 0,
    blend: 0.5,
    ...told(initial),
  });
  let frame = 0;
  const schedule = () => {
    frame ||= requestAnimationFrame(draw);
  };
  const lookout = createLookout(room, {
    bounds: () => comparison.bounds,
    below: () => BUTTONS,
    onLook: (zoom, fits) => {
      state.change({ zoom, fits });
      schedule();
    },
  });
  const draw = () => {
    frame = 0;
    if (!context) return;
    const density = window.devicePixelRatio || 1;
    const [width, height] = [Math.round(room.clientWidth * density), Math.round(room.clientHeight * density)];
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    const { blend, layers = [], currentChange } = state.getState();
    const hidden = new Set(layers.flatMap(({ id, visible }) => (visible ? [] : [id])));
    comparison.paint(context, lookout.get(), {
      density,
      removed: Math.min(1, 2 * (1 - blend)),
      added: Math.min(1, 2 * blend),
      isHidden: (layer) => layer !== null && hidden.has(layer),
    });
    context.setTransform(density, 0, 0, density, 0, 0);
    const marks = comparison.changes.map(({ box }, at) => ({ box, number: at + 1 }));
    for (const { box, number } of marks) if (number !== currentChange) drawMark(context, box, number, false);
    // Above the others.
    for (const { box, number } of marks) if (number === currentChange) drawMark(context, box, number, true);
  };
  const drawMark = (onto: CanvasRenderingContext2D, box: Box, number: number, isCurrent: boolean) => {
    const [left, bottom] = lookout.placeOf({ x: box.minX, y: box.minY });
    const [right, top] = lookout.placeOf({ x: box.maxX, y: box.maxY });
    onto.setLineDash([]);
    onto.strokeStyle = INK.mark;
    if (isCurrent) {
      onto.lineWidth = 2;
      onto.beginPath();
      onto.roundRect(left - AROUND, top - AROUND, right - left + 2 * AROUND, bottom - top + 2 * AROUND, 8);
      onto.stroke();
    }
    onto.lineWidth = 1.5;
    onto.beginPath();
    onto.arc(right + AROUND, top - AROUND, NUMBER, 0, 2 * Math.PI);
    onto.fillStyle = isCurrent ? INK.mark : '#fff';
    onto.fill();
    onto.stroke();
    onto.fillStyle = isCurrent ? '#fff' : INK.mark;
    onto.font = '600 11px system-ui, sans-serif';
    onto.textAlign = 'center';
    onto.textBaseline = 'middle';
    onto.fillText(String(number), right + AROUND, top - AROUND);
  };

  const tellProblem = (reason: unknown) => {
    const omitted = reason instanceof Error ? reason.message : String(reason);
    if (!isOver) state.change({ omitted });
  };
  const replace = (next: Comparison, isOther: boolean) => {
    comparison = next;
    state.change({ ...told(next), currentChange: 0 });
    if (isOther) lookout.fit();
    schedule();
  };
  /** The page that was asked for last: one that comes later than it is dropped. */
  let asked = 0;
  const goToPage = async (page: number) => {
    const { pages, tolerance = 0 } = comparison;
    if (!pages || page < 1 || page > pages.count) return;
    asked = page;
    const next = await pages.open(page, tolerance);
    if (asked === page && !isOver) replace(next, true);
  };

  lookout.fit();
  draw();
  return {
    getState: state.getState,
    subscribe: state.subscribe,
    setZoom: lookout.setZoom,
    fit: lookout.fit,
    goToChange: (number) => {
      const box = comparison.changes[number - 1]?.box;
      if (!box) return;
      state.change({ currentChange: number });
      const { scale } = lookout.get();
      const across = (box.maxX - box.minX) / (SHARE * Math.max(1, room.clientWidth));
      const up = (box.maxY - box.minY) / (SHARE * Math.max(1, room.clientHeight));
      const needed = Math.max(across, up);
      const { zoom = 1 } = state.getState();
      // No farther than where all of it is seen.
      if (needed >= scale * zoom) return lookout.fit();
      // What is large enough already is only brought to the middle.
      const most = needed * 6 || scale;
      lookout.go({
        x: (box.minX + box.maxX) / 2,
        y: (box.minY + box.maxY) / 2,
        scale: Math.min(Math.max(scale, needed), most),
      });
    },
    setBlend: (share) => {
      state.change({ blend: Math.max(0, Math.min(1, share)) });
      schedule();
    },
    ...(initial.layers && {
      setLayerVisible: (id: string, visible: boolean) => {
        state.changeLayer(id, visible);
        schedule();
      },
    }),
    ...(initial.withTolerance && {
      setTolerance: (tolerance: number) => {
        const next = comparison.withTolerance?.(tolerance);
        if (next) replace(next, false);
      },
    }),
    ...(initial.pages && { goToPage: (page: number) => void goToPage(page).catch(tellProblem) }),
    resize: () => lookout.resize(),
    dispose: () => {
      isOver = true;
      cancelAnimationFrame(frame);
      lookout.end();
      host.replaceChildren();
    },
  };
}

/** What is compared, for who cannot see it. */
export function namesOf(before: PreviewSource, after: PreviewSource): string {
  return `${after.file.name} against ${before.file.name}`;
}

/** What of a comparison its view tells. */
function told({ changes, counts, countsAre, layers, tolerance, pages, facts, omitted }: Comparison) {
  return {
    ...(pages && { page: pages.current, pageCount: pages.count }),
    changes: changes.map(({ box: _, ...change }, at) => ({ ...change, number: at + 1 })),
    counts,
    countsAre,
    ...(layers && { layers }),
    ...(tolerance !== undefined && { tolerance }),
    ...(facts && { facts }),
    // Of the page before it may say something.
    omitted: omitted ?? '',
  };
}
