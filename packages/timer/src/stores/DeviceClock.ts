/** The clocks of a device. Neither of the two is right alone: the first can be set, the second may stand still while the device sleeps. */
export interface DeviceClock {
  /** ms since the epoch, as the device has it. */
  wall(): number;
  /** ms since some instant of this page's life; never goes back. */
  steady(): number;
  /** Runs `work` once, `delay` ms later. Returns the way to cancel. */
  after(delay: number, work: () => void): () => void;
}

export const deviceClock: DeviceClock = {
  wall: () => Date.now(),
  steady: () => performance.now(),
  after: (delay, work) => {
    const timeout = setTimeout(work, delay);
    return () => clearTimeout(timeout);
  },
};

/** Clocks that differ by at most this many milliseconds are taken as agreeing. */
export const clockTolerance = 1000;
