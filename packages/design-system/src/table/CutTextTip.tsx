import { type RefObject, useEffect, useRef, useState } from 'react';
import { isComposing } from '../shortcuts/isComposing';
import { cutElement } from './contentWidth';
import * as styles from './DataTable.css';

interface CutTextTipProps {
  grid: RefObject<HTMLElement | null>;
  /** Id of the cell that the keyboard is on; null without one. */
  activeId: string | null;
}

interface Tip {
  text: string;
  /** The cell in the window, px. */
  left: number;
  top: number;
  bottom: number;
}

/** Before it appears, and for the pointer to get from the cell to it. */
const SHOW_AFTER_MS = 400;
const HIDE_AFTER_MS = 150;

/**
 * The whole text of a cell that is cut off, while the pointer is on it or the keyboard has come to it. It can be pointed at, stays until
 * the pointer leaves, and goes with Escape (WCAG 1.4.13). Only to be seen: assistive technology reads the cell, which has all of it.
 */
export function CutTextTip({ grid, activeId }: CutTextTipProps) {
  const [tip, setTip] = useState<Tip | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const box = useRef<HTMLDivElement>(null);

  // The cells' layout is the browser's, and pointers pass over cells too often to render for it.
  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const later = (act: () => void, ms: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(act, ms);
    };
    const hide = () => setTip(null);
    const onOver = ({ target, pointerType, buttons }: PointerEvent) => {
      const cell = (target as Element).closest('[role="gridcell"]');
      if (pointerType === 'touch' || buttons > 0 || !cell) return later(hide, HIDE_AFTER_MS);
      later(() => setTip(tipOf(cell)), SHOW_AFTER_MS);
    };
    const onLeave = () => later(hide, HIDE_AFTER_MS);
    const onGone = () => later(hide, 0);
    element.addEventListener('pointerover', onOver);
    element.addEventListener('pointerleave', onLeave);
    element.addEventListener('pointerdown', onGone);
    element.addEventListener('focusout', onGone);
    element.addEventListener('scroll', onGone, { passive: true });
    return () => {
      clearTimeout(timer.current);
      element.removeEventListener('pointerover', onOver);
      element.removeEventListener('pointerleave', onLeave);
      element.removeEventListener('pointerdown', onGone);
      element.removeEventListener('focusout', onGone);
      element.removeEventListener('scroll', onGone);
    };
  }, [grid]);

  // The active cell is laid out by the browser.
  useEffect(() => {
    if (activeId === null || !grid.current?.matches(':focus-visible')) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const cell = document.getElementById(activeId);
      setTip(cell && tipOf(cell));
    }, SHOW_AFTER_MS);
  }, [activeId, grid]);

  // In the browser's top layer, where nothing clips it. Escape is heard wherever the focus is.
  useEffect(() => {
    if (!tip) return;
    box.current?.showPopover?.();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      event.stopPropagation();
      event.preventDefault();
      setTip(null);
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [tip]);

  if (!tip) return null;
  const fitsBelow = tip.bottom + 120 < window.innerHeight;
  return (
    <div
      ref={box}
      popover="manual"
      aria-hidden="true"
      data-part="tip"
      className={styles.tip}
      style={{
        left: Math.max(8, Math.min(tip.left, window.innerWidth - 496)),
        ...(fitsBelow ? { top: tip.bottom - 4 } : { bottom: window.innerHeight - tip.top - 4 }),
      }}
      onPointerEnter={() => clearTimeout(timer.current)}
      onPointerLeave={() => setTip(null)}
    >
      {tip.text}
    </div>
  );
}

function tipOf(cell: Element): Tip | null {
  const cut = cutElement(cell);
  if (!cut) return null;
  const { left, top, bottom } = cell.getBoundingClientRect();
  return { text: cut.textContent ?? '', left, top, bottom };
}
