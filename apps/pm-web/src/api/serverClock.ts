/** Headers tell whole seconds and travel for a while: clocks that are closer than this agree, milliseconds. */
const AGREED_MS = 5_000;

/** How far the server's clock is ahead of this device's, milliseconds. */
let aheadMs = 0;

/** Reads the server's clock off the headers of an answer of its. */
export function hearServerTime(headers: Headers): void {
  const ahead = Date.parse(headers.get('Date') ?? '') - Date.now();
  aheadMs = Math.abs(ahead) > AGREED_MS ? ahead : 0;
}

/** The time by the server's clock, for whatever is told as a day or an age: this device's may be a day off. */
export function serverNow(): Date {
  return new Date(Date.now() + aheadMs);
}
