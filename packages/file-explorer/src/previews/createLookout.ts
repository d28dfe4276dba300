import type { Box } from './dxf/Drawing';
import { letBeMoved } from './dxf/letBeMoved';

/** Drawing units, upwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Look extends Point {
  /** Drawing units per px; x and y are what is in the middle. */
  readonly scale: number;
}

export interface Lookout {
  readonly get: () => Look;
  /** Looks elsewhere; the scale is kept within the zooms. */
  readonly go: (look: Look) => void;
  /** @param zoom 1 where the whole of it fits */
  readonly setZoom: (zoom: number) => void;
  readonly fit: () => void;
  /** The room has another size: what fitted fits again. */
  readonly resize: () => void;
  /** Where a point is seen, px from the left and top of the room. */
  readonly placeOf: (point: Point) => readonly [left: number, top: number];
  readonly pointAt: (left: number, top: number) => Point;
  /** Whether a point is in sight. */
  readonly isInSight: (point: Point) => boolean;
  readonly end: () => void;
}

interface LookoutOptions {
  /** Of what fits, drawing units. */
  bounds: () => Box;
  /** px at the bottom of the room that what fits leaves free. */
  below: () => number;
  onLook: (zoom: number, fits: boolean) => void;
}

/** px around what fits. */
const MARGIN = 16;
/** Times what fits. */
export const DRAWING_ZOOMS = [0.05, 5_000] as const;

/** Where a drawing is looked at from: moved in its room by pointer, wheel and keys. */
export function createLookout(room: HTMLElement, { bounds, below, onLook }: LookoutOptions): Lookout {
  const whole = (): Look => {
    const { minX, minY, maxX, maxY } = bounds();
    const width = Math.max(1, room.clientWidth - 2 * MARGIN);
    const height = Math.max(1, room.clientHeight - 2 * MARGIN - below());
    const scale = Math.max((maxX - minX) / width, (maxY - minY) / height) || 1;
    return { x: (minX + maxX) / 2, y: (minY + maxY) / 2 - (below() / 2) * scale, scale };
  };
  const kept = (scale: number) =>
    clamp(scale, whole().scale / DRAWING_ZOOMS[1], whole().scale / DRAWING_ZOOMS[0]);
  let look = whole();
  let fits = true;
  const lookAt = (next: Look, isWhole = false) => {
    look = { ...next, scale: kept(next.scale) };
    fits = isWhole;
    onLook(whole().scale / look.scale, fits);
  };
  const fit = () => lookAt(whole(), true);
  const end = letBeMoved(room, {
    pan: (across, down) =>
      lookAt({ ...look, x: look.x - across * look.scale, y: look.y + down * look.scale }),
    zoom: (factor, across, down) => {
      const scale = kept(look.scale / factor);
      const by = look.scale - scale;
      // What is below the pointer stays there.
      lookAt({ x: look.x + across * by, y: look.y - down * by, scale });
    },
    fit,
  });
  return {
    get: () => look,
    go: (next) => lookAt(next),
    setZoom: (zoom) => lookAt({ ...look, scale: whole().scale / zoom }),
    fit,
    resize: () => {
      if (fits) fit();
      else lookAt(look);
    },
    placeOf: ({ x, y }) => [
      room.clientWidth / 2 + (x - look.x) / look.scale,
      room.clientHeight / 2 - (y - look.y) / look.scale,
    ],
    pointAt: (left, top) => ({
      x: look.x + (left - room.clientWidth / 2) * look.scale,
      y: look.y - (top - room.clientHeight / 2) * look.scale,
    }),
    isInSight: ({ x, y }) =>
      Math.abs(x - look.x) < (room.clientWidth / 2) * look.scale &&
      Math.abs(y - look.y) < (room.clientHeight / 2) * look.scale,
    end,
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
