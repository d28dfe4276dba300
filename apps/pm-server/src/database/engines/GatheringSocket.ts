import { Socket } from 'node:net';

/**
 * A socket that sends what is written in one turn of the event loop at once: a system call costs as much as the rest of a
 * statement, and wakes the other side. pg corks the socket for each statement; here the corks of a turn are drawn at its end.
 */
export class GatheringSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork());
  }
}
