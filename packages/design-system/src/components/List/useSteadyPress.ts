'use client';
import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { useLayoutEffect } from '../useLayoutEffect';

/** A press that comes sooner was meant for what stood there before. Milliseconds. */
const SETTLES_AFTER = 500;

/** Whoever has moved further since is pressing what they see. CSS pixels. */
const SAME_PLACE = 16;

interface Pointed {
  root: HTMLElement;
  row: Element | null;
  rows: number;
  x: number;
  y: number;
}

/**
 * Keeps presses off a row that has just come under the pointer, because the one that stood there, or one above it, is gone: done here, or
 * by somebody else. For half a second a press in its place does nothing. Keys are not concerned: the focus stays where it is.
 *
 * @returns for the element around the rows, which are `li`
 *
 * @example <Stack {...useSteadyPress()}>{lists}</Stack>
 */
export function useSteadyPress() {
  const pointed = useRef<Pointed | null>(null);
  const lost = useRef<{ at: number; x: number; y: number } | null>(null);
  // The document's layout is the external thing, after each change of the rows.
  useLayoutEffect(() => {
    const before = pointed.current;
    if (!before) return;
    const rows = countRows(before.root);
    if (before.row?.isConnected !== false && rows >= before.rows) return;
    const row = rowAt(before);
    if (row !== before.row) lost.current = { at: performance.now(), x: before.x, y: before.y };
    pointed.current = { ...before, row, rows };
  });
  const follow = ({ currentTarget: root, target, clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
    const row = target instanceof Element ? target.closest('li') : null;
    pointed.current = { root, row, rows: countRows(root), x, y };
  };
  const stopEarly = (event: MouseEvent<HTMLElement>) => {
    if (!lost.current || performance.now() - lost.current.at >= SETTLES_AFTER) return;
    const { x, y } = lost.current;
    if (Math.hypot(event.clientX - x, event.clientY - y) > SAME_PLACE) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    onPointerMoveCapture: follow,
    onPointerDownCapture: (event: PointerEvent<HTMLElement>) => {
      follow(event);
      stopEarly(event);
    },
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      // Enter and Space click, too, but press nothing.
      if (event.detail > 0) stopEarly(event);
    },
    onPointerLeave: ({ pointerType }: PointerEvent<HTMLElement>) => {
      // A finger leaves with each press, and comes back to the same place.
      if (pointerType !== 'touch') pointed.current = null;
    },
  };
}

function countRows(root: HTMLElement): number {
  return root.getElementsByTagName('li').length;
}

function rowAt({ root, x, y }: Pointed): Element | null {
  const row = document.elementFromPoint?.(x, y)?.closest('li') ?? null;
  return row && root.contains(row) ? row : null;
}
