import { useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '../useMediaQuery';

interface Rotation {
  /** Seconds; undefined never turns. */
  interval: number | undefined;
  /** A slide that was turned to otherwise has its full time too. */
  index: number;
  /** The slide's time is over. */
  onNext: (index: number) => void;
}

/** Turns slides by itself. `playing` is what the control says; the pointer above holds it for a while without changing that. */
export function useRotation({ interval, index, onNext }: Rotation) {
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [held, setHeld] = useState(false);
  const playing = interval !== undefined && (wanted ?? !reduced);
  const next = useRef(onNext);
  useEffect(() => {
    next.current = onNext;
  });

  // The clock is outside React; it starts again with each slide.
  useEffect(() => {
    if (!playing || held || interval === undefined) return;
    const clock = setInterval(() => {
      if (!document.hidden) next.current(index);
    }, interval * 1000);
    return () => clearInterval(clock);
  }, [playing, held, interval, index]);

  return {
    playing,
    setPlaying: setWanted,
    hover: {
      onPointerEnter: (event: { pointerType: string }) => setHeld(event.pointerType === 'mouse'),
      onPointerLeave: () => setHeld(false),
    },
  };
}
