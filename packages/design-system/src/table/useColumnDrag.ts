import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';

export interface ColumnDrop {
  dragged: string;
  /** The column under the pointer, and on which side of it the dragged one would come. */
  target: string;
  side: 'before' | 'after';
}

/** px that a press moves before it is a drag; less is a click, which sorts. */
const DRAG_AFTER = 6;

/**
 * Dragging a column's head to another place, with mouse or pen. A finger that moves there scrolls; it has the column's menu.
 * @param onDrop null where columns stay where they are
 */
export function useColumnDrag(onDrop: ((drop: ColumnDrop) => void) | null) {
  const [drop, setDrop] = useState<ColumnDrop | null>(null);
  const pressed = useRef<{ column: string; from: number } | null>(null);
  const wasDragged = useRef(false);
  const cancel = () => {
    pressed.current = null;
    setDrop(null);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      wasDragged.current = false;
      const target = event.target as HTMLElement;
      const column = target.closest<HTMLElement>('[data-column]')?.dataset.column;
      if (!onDrop || !column || event.button !== 0 || event.pointerType === 'touch') return;
      if (target.closest('[data-part=resizer], [data-part=menu]')) return;
      pressed.current = { column, from: event.clientX };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const press = pressed.current;
      if (!press || (!wasDragged.current && Math.abs(event.clientX - press.from) < DRAG_AFTER)) return;
      if (!wasDragged.current) event.currentTarget.setPointerCapture(event.pointerId);
      wasDragged.current = true;
      const next = dropAt(event.currentTarget, press.column, event.clientX);
      setDrop((before) => (isSame(before, next) ? before : next));
    },
    onPointerUp: () => {
      if (drop && drop.target !== drop.dragged) onDrop?.(drop);
      cancel();
    },
    onPointerCancel: cancel,
    onClickCapture: (event: MouseEvent) => {
      // The end of a drag is no press on the head.
      if (wasDragged.current) event.preventDefault();
      wasDragged.current = false;
    },
  };
  return { drop, handlers };
}

function dropAt(head: HTMLElement, dragged: string, x: number): ColumnDrop {
  const rtl = getComputedStyle(head).direction === 'rtl';
  for (const cell of head.querySelectorAll<HTMLElement>('[data-column]')) {
    const { left, right, width } = cell.getBoundingClientRect();
    if (x < left || x > right) continue;
    const inFirstHalf = x < left + width / 2 !== rtl;
    return { dragged, target: cell.dataset.column ?? dragged, side: inFirstHalf ? 'before' : 'after' };
  }
  return { dragged, target: dragged, side: 'before' };
}

function isSame(a: ColumnDrop | null, b: ColumnDrop): boolean {
  return a !== null && a.dragged === b.dragged && a.target === b.target && a.side === b.side;
}
