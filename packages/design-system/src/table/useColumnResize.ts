import { type MouseEvent, type PointerEvent, useRef } from 'react';

/**
 * Dragging a column's edge, with mouse, pen or finger: handlers for the head, in which `[data-part=resizer]` is the last
 * child of `[data-column]`.
 * @param onResize the width in px while dragging, once more when let go; null after a double click
 */
export function useColumnResize(onResize: (columnId: string, width: number | null, done: boolean) => void) {
  const drag = useRef<{ column: string; from: number; width: number; towards: 1 | -1 } | null>(null);
  const dragTo = (clientX: number, done: boolean) => {
    if (!drag.current) return;
    const { column, from, width, towards } = drag.current;
    onResize(column, width + (clientX - from) * towards, done);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      const resizer = resizerOf(event);
      const cell = resizer?.parentElement;
      if (!resizer || !cell?.dataset.column || event.button !== 0) return;
      event.preventDefault();
      resizer.setPointerCapture(event.pointerId);
      const towards = getComputedStyle(cell).direction === 'rtl' ? -1 : 1;
      const { width } = cell.getBoundingClientRect();
      drag.current = { column: cell.dataset.column, from: event.clientX, width, towards };
    },
    onPointerMove: ({ clientX }: PointerEvent) => dragTo(clientX, false),
    onPointerUp: ({ clientX }: PointerEvent) => {
      if (clientX !== drag.current?.from) dragTo(clientX, true);
      drag.current = null;
    },
    onDoubleClick: (event: MouseEvent) => {
      const column = resizerOf(event)?.parentElement?.dataset.column;
      if (column) onResize(column, null, true);
    },
  };
}

function resizerOf(event: { target: EventTarget }): HTMLElement | null {
  return (event.target as HTMLElement).closest<HTMLElement>('[data-part=resizer]');
}
