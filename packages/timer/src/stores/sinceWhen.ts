import { clockTolerance } from './DeviceClock';

/** A moment by both clocks of the device. The steady one can only be compared within one life of a page. */
export interface Moment {
  readonly wall: number;
  readonly steady: number;
  readonly page: string;
}

/** A moment of which the server's time is known too. */
export interface ServerMoment extends Moment {
  readonly server: number;
}

/**
 * How long ago somebody acted, in ms, by whichever of the device's clocks the server's time bears out.
 * @param pressed when they acted
 * @param before the last answer of the server before that, if there was one
 * @param now the latest answer
 * @returns `certain: false` where neither clock can be trusted: it was set, and the page was reloaded or the device slept
 */
export function sinceWhen(
  pressed: Moment,
  before: ServerMoment | null,
  now: ServerMoment,
): { ago: number; certain: boolean } {
  const bySteady = pressed.page === now.page ? now.steady - pressed.steady : null;
  const byWall = now.wall - pressed.wall;
  if (!before) {
    // Without an earlier answer the clocks can only be held against each other; the wall clock ahead means sleep.
    const ago = bySteady === null ? byWall : Math.max(bySteady, byWall);
    return { ago: Math.max(0, ago), certain: ago >= 0 };
  }
  const elapsed = now.server - before.server;
  const agrees = (byDevice: number) => Math.abs(elapsed - byDevice) <= clockTolerance;
  const within = (ago: number) => Math.min(Math.max(0, ago), Math.max(0, elapsed));
  if (bySteady !== null && before.page === now.page && agrees(now.steady - before.steady))
    return { ago: within(bySteady), certain: true };
  if (agrees(now.wall - before.wall)) return { ago: within(byWall), certain: true };
  return { ago: within(bySteady ?? byWall), certain: false };
}
