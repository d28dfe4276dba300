'use client';
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { useControllable } from '../useControllable';

/** ms under the pointer until it opens, unless another was open less than SKIP ms ago. */
const DELAY = 500;
const SKIP = 200;
/** ms in which the pointer may travel from the control onto the words. */
const TRAVEL = 150;

/** One at a time: what closes the one that is open, and when the last one was closed. */
let current: (() => void) | null = null;
let closedAt = Number.NEGATIVE_INFINITY;

export interface TooltipHandlers {
  open: boolean;
  /** For the control. */
  trigger: {
    onPointerMove: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onPointerDown: () => void;
    onFocus: () => void;
    onBlur: () => void;
    onClick: () => void;
  };
  /** For the words: they stay while the pointer is over them. */
  bubble: { onPointerEnter: () => void; onPointerLeave: () => void };
}

/**
 * When a tooltip is open: a while after a mouse or pen came over its control, at once in focus that no press gave. It closes
 * when the pointer or the focus leaves, at a press, at Escape, and when the control is scrolled.
 */
export function useTooltip(
  anchor: RefObject<HTMLElement | null>,
  given: boolean | undefined,
  onOpenChange: ((open: boolean) => void) | undefined,
): TooltipHandlers {
  const [open, setOpen] = useControllable(given, false, onOpenChange);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOver = useRef(false);
  const isPressed = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = () => {
    clearTimeout(timer.current);
    if (!open) setOpen(true);
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (open) setOpen(false);
  };
  const latestHide = useRef(hide);
  useEffect(() => {
    latestHide.current = hide;
  });
  useEffect(() => (open ? whileOpen(anchor, () => latestHide.current()) : undefined), [anchor, open]);

  const soon = (act: () => void, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  };
  return {
    open,
    trigger: {
      onPointerMove: ({ pointerType }) => {
        if (pointerType === 'touch' || isOver.current) return;
        isOver.current = true;
        if (open) clearTimeout(timer.current);
        else if (Date.now() - closedAt < SKIP) show();
        else soon(show, DELAY);
      },
      onPointerLeave: () => {
        isOver.current = false;
        if (open) soon(hide, TRAVEL);
        else clearTimeout(timer.current);
      },
      onPointerDown: () => {
        hide();
        isPressed.current = true;
        const release = () => {
          isPressed.current = false;
        };
        document.addEventListener('pointerup', release, { once: true });
      },
      onFocus: () => {
        if (!isPressed.current) show();
      },
      onBlur: hide,
      onClick: hide,
    },
    bubble: {
      onPointerEnter: () => clearTimeout(timer.current),
      onPointerLeave: () => soon(hide, TRAVEL),
    },
  };
}

/** Closes what else is open, and listens for what closes this one. */
function whileOpen(anchor: RefObject<HTMLElement | null>, hide: () => void): () => void {
  current?.();
  current = hide;
  const hideAtEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // This one alone: the dialog around stays.
    event.preventDefault();
    event.stopPropagation();
    hide();
  };
  const hideWhenScrolled = ({ target }: Event) => {
    if (target instanceof Node && anchor.current && target.contains(anchor.current)) hide();
  };
  // At the window, before whoever listens at the document.
  window.addEventListener('keydown', hideAtEscape, { capture: true });
  window.addEventListener('scroll', hideWhenScrolled, { capture: true, passive: true });
  return () => {
    window.removeEventListener('keydown', hideAtEscape, { capture: true });
    window.removeEventListener('scroll', hideWhenScrolled, { capture: true });
    if (current === hide) current = null;
    closedAt = Date.now();
  };
}
