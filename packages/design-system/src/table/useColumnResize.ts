import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { keyHandler } from '../shortcuts/keyHandler';
import type { ColumnCommands } from './useColumnCommands';

/** px of an arrow key. */
export const KEYBOARD_RESIZE = 16;

/**
 * Resizing a column at its edge, by dragging with mouse, pen or finger, or by keys while it has the focus: handlers for the head, in
 * which `[data-part=resizer]` is a separator in `[data-column]`. A double click or Enter fits the column to its content.
 */
export function useColumnResize({ resize, widen, resizeToLimit, fit }: ColumnCommands) {
  const drag = useRef<{ column: string; from: number; width: number; towards: 1 | -1 } | null>(null);
  const dragTo = (clientX: number, done: boolean) => {
    if (!drag.current) return;
    const { column, from, width, towards } = drag.current;
    resize(column, width + (clientX - from) * towards, done);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      const resizer = resizerOf(event);
      const cell = resizer?.parentElement;
      if (!resizer || !cell?.dataset.column || event.button !== 0) return;
      event.preventDefault();
      resizer.setPointerCapture(event.pointerId);
      const { width } = cell.getBoundingClientRect();
      drag.current = { column: cell.dataset.column, from: event.clientX, width, towards: towardsEnd(cell) };
    },
    onPointerMove: ({ clientX }: PointerEvent) => dragTo(clientX, false),
    onPointerUp: ({ clientX }: PointerEvent) => {
      if (clientX !== drag.current?.from) dragTo(clientX, true);
      drag.current = null;
    },
    onDoubleClick: (event: MouseEvent) => {
      const column = resizerOf(event)?.parentElement?.dataset.column;
      if (column) fit(column);
    },
    onKeyDown: keyHandler((event) => {
      const resizer = resizerOf(event);
      const column = resizer?.parentElement?.dataset.column;
      if (!resizer || !column) return;
      const step = KEYBOARD_RESIZE * towardsEnd(resizer);
      const limit = (name: string) => Number(resizer.getAttribute(name));
      const act = () => {
        if (event.key === 'ArrowLeft') widen(column, -step);
        else if (event.key === 'ArrowRight') widen(column, step);
        else if (event.key === 'Home') resizeToLimit(column, limit('aria-valuemin'));
        else if (event.key === 'End') resizeToLimit(column, limit('aria-valuemax'));
        else if (event.key === 'Enter') fit(column);
        else return false;
        return true;
      };
      if (act()) event.preventDefault();
    }),
  };
}

function towardsEnd(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}

function resizerOf(event: { target: EventTarget }): HTMLElement | null {
  return (event.target as HTMLElement).closest<HTMLElement>('[data-part=resizer]');
}
