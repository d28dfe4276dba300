export type Side = 'top' | 'right' | 'bottom' | 'left';

interface Size {
  width: number;
  height: number;
}

interface Box extends Size {
  left: number;
  top: number;
}

/** px between the two, and between the bubble and the edge of the page. */
const GAP = 6;
const EDGE = 8;

const OPPOSITE = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

/**
 * Where a bubble goes: at the middle of its anchor's side, on the opposite one where only that has room, and moved along so that
 * it stays on the page.
 * @param anchor in px from the page's visible top left corner, as `getBoundingClientRect` gives it
 * @returns the bubble's left top corner in the same px
 */
export function placeBeside(
  anchor: Box,
  bubble: Size,
  page: Size,
  side: Side,
): { left: number; top: number } {
  const room = roomAround(anchor, page);
  const needed = (isAcross(side) ? bubble.width : bubble.height) + GAP + EDGE;
  const flips = room[side] < needed && room[OPPOSITE[side]] > room[side];
  const taken = flips ? OPPOSITE[side] : side;
  const centre = {
    left: anchor.left + (anchor.width - bubble.width) / 2,
    top: anchor.top + (anchor.height - bubble.height) / 2,
  };
  const alongX = within(centre.left, bubble.width, page.width);
  const alongY = within(centre.top, bubble.height, page.height);
  switch (taken) {
    case 'top':
      return { left: alongX, top: anchor.top - GAP - bubble.height };
    case 'bottom':
      return { left: alongX, top: anchor.top + anchor.height + GAP };
    case 'left':
      return { left: anchor.left - GAP - bubble.width, top: alongY };
    case 'right':
      return { left: anchor.left + anchor.width + GAP, top: alongY };
  }
}

function roomAround({ left, top, width, height }: Box, page: Size): Record<Side, number> {
  return { top, left, bottom: page.height - top - height, right: page.width - left - width };
}

function isAcross(side: Side): boolean {
  return side === 'left' || side === 'right';
}

function within(start: number, length: number, whole: number): number {
  return Math.max(EDGE, Math.min(start, whole - length - EDGE));
}
