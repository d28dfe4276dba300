import { type PointerEvent, useRef } from 'react';

/**
 * Dragging a column's edge, with mouse, pen or finger.
 * @param onResize the width in px while dragging, once more when let go; null after a double click
 */
export function useColumnResize(onResize: (width: number | null, done: boolean) => void) {
  const drag = useRef<{ from: number; width: number; towards: 1 | -1 } | null>(null);
  const widthAt = (event: PointerEvent) => {
    const { from, width, towards } = drag.current ?? { from: 0, width: 0, towards: 1 };
    return width + (event.clientX - from) * towards;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const cell = event.currentTarget.parentElement;
      if (!cell || event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.dataset.dragging = '';
      const towards = getComputedStyle(cell).direction === 'rtl' ? -1 : 1;
      drag.current = { from: event.clientX, width: cell.getBoundingClientRect().width, towards };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag.current) onResize(widthAt(event), false);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      delete event.currentTarget.dataset.dragging;
      if (!drag.current) return;
      const width = widthAt(event);
      const moved = event.clientX !== drag.current.from;
      drag.current = null;
      if (moved) onResize(width, true);
    },
    onDoubleClick: () => onResize(null, true),
  };
}
