import { keyframes } from '@vanilla-extract/css';

const gone = keyframes({ from: { opacity: 0 }, to: { opacity: 0 } });

/**
 * For what Radix opens and closes: it is out of sight at once, and taken out of the page when this ends. The press that
 * closes it need not wait for that, which is most of the work.
 */
export const closed = {
  '&[data-state="closed"]': { opacity: 0, pointerEvents: 'none', animation: `${gone} 1ms` },
} as const;
