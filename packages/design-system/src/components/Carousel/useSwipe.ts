import { type PointerEvent, useRef } from 'react';

/** Less is a tap, or a finger that scrolls. */
const leastPx = 40;

/** Hears a finger or pen that goes sideways. The element needs `touch-action: pan-y`, or the browser takes the finger away. */
export function useSwipe(onSwipe: (towards: 'left' | 'right') => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY };
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start.current) return;
      const across = event.clientX - start.current.x;
      const along = Math.abs(event.clientY - start.current.y);
      start.current = null;
      if (Math.abs(across) >= leastPx && Math.abs(across) > along) onSwipe(across < 0 ? 'left' : 'right');
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
