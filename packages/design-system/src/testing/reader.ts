declare global {
  interface Window {
    /** happy-dom's own door: the window's size and what the reader's system asks for. */
    happyDOM: {
      setViewport(size: { width: number }): void;
      settings: { device: { prefersReducedMotion: string } };
    };
  }
}

/** px that tests begin with. */
export const DESKTOP = 1440;

/** The reader's window. Put it back to `DESKTOP` after the test. */
export function setWidth(width: number) {
  window.happyDOM.setViewport({ width });
}

/** What the reader's system says of motion. Put it back to 'no-preference' after the test. */
export function preferMotion(motion: 'reduce' | 'no-preference') {
  window.happyDOM.settings.device.prefersReducedMotion = motion;
}
