'use client';
import { type ComponentPropsWithRef, type RefObject, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../classNames';
import { mergeRefs } from '../mergeRefs';
import { useLayoutEffect } from '../useLayoutEffect';
import { useScopeTheme } from '../useScopeTheme';
import { placeBeside, type Side } from './placeBeside';
import * as styles from './Tooltip.css';
import type { TooltipHandlers } from './useTooltip';

interface TooltipBubbleProps extends ComponentPropsWithRef<'div'> {
  anchor: RefObject<HTMLElement | null>;
  side: Side;
  bubble: TooltipHandlers['bubble'];
}

/** The words themselves, at the end of the page, kept beside their control for as long as they are shown. */
export function TooltipBubble({
  anchor,
  side,
  bubble,
  className,
  ref,
  children,
  ...rest
}: TooltipBubbleProps) {
  const scope = useScopeTheme();
  const element = useRef<HTMLDivElement>(null);
  const onClient = useSyncExternalStore(subscribeToNothing, isOnClient, isOnServer);
  useLayoutEffect(() => {
    if (!onClient || !anchor.current || !element.current) return undefined;
    return keepBeside(anchor.current, element.current, side);
  }, [anchor, side, onClient]);
  if (!onClient) return null;
  return createPortal(
    <div
      data-component="Tooltip"
      role="tooltip"
      {...scope}
      {...bubble}
      {...rest}
      ref={mergeRefs(element, ref)}
      className={classNames(styles.root, className)}
    >
      {children}
    </div>,
    document.body,
  );
}

/** Places the bubble, and anew whenever either of them or the page changes its size or is scrolled. */
function keepBeside(anchor: HTMLElement, bubble: HTMLElement, side: Side): () => void {
  const { documentElement: page } = document;
  const place = () => {
    const { left, top } = placeBeside(
      anchor.getBoundingClientRect(),
      { width: bubble.offsetWidth, height: bubble.offsetHeight },
      { width: page.clientWidth, height: page.clientHeight },
      side,
    );
    bubble.style.translate = `${onPixel(left)}px ${onPixel(top)}px`;
  };
  place();
  const sizes = new ResizeObserver(place);
  for (const watched of [anchor, bubble, page]) sizes.observe(watched);
  window.addEventListener('scroll', place, { capture: true, passive: true });
  window.addEventListener('resize', place);
  return () => {
    sizes.disconnect();
    window.removeEventListener('scroll', place, { capture: true });
    window.removeEventListener('resize', place);
  };
}

/** The nearest place that is a whole pixel of the screen: between two, text is blurred. */
function onPixel(length: number): number {
  return Math.round(length * window.devicePixelRatio) / window.devicePixelRatio;
}

function subscribeToNothing(): () => void {
  return () => undefined;
}

function isOnClient(): boolean {
  return true;
}

/** A server has no page to put it on. */
function isOnServer(): boolean {
  return false;
}
