import type { Clock, IdSource, RandomBytes } from './ports';

/**
 * A source of UUIDs version 7 (RFC 9562): 48 bits of milliseconds, then random ones, so that ids sort by the time they were
 * made and two devices never make the same.
 *
 * @example const newId = uuidV7Source(() => new Date(), (n) => crypto.getRandomValues(new Uint8Array(n)));
 */
export function uuidV7Source(clock: Clock, random: RandomBytes): IdSource {
  return () => uuidV7(clock().getTime(), random(10));
}

/** One UUID version 7 from Unix milliseconds and ten random bytes. */
export function uuidV7(milliseconds: number, random: Uint8Array): string {
  const time = Math.floor(milliseconds).toString(16).padStart(12, '0').slice(-12);
  const bytes = Array.from({ length: 10 }, (_, index) => random[index] ?? 0);
  bytes[0] = ((bytes[0] ?? 0) & 0x0f) | 0x70;
  bytes[2] = ((bytes[2] ?? 0) & 0x3f) | 0x80;
  const rest = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${time.slice(0, 8)}-${time.slice(8)}-${rest.slice(0, 4)}-${rest.slice(4, 8)}-${rest.slice(8)}`;
}
