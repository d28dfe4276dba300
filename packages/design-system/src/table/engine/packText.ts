/**
 * Lower-cased texts of many rows in one typed array, outside the JavaScript heap: a hundred thousand titles cost no
 * garbage collection and are scanned without touching a string.
 */
export interface PackedText {
  /** UTF-16 code units; bytes as long as every unit fits one. */
  units: Uint8Array | Uint16Array;
  /** Row `n` is `units[offsets[n] .. offsets[n + 1])`; one longer than there are rows. */
  offsets: Uint32Array;
}

/**
 * @param count how many texts
 * @param textAt the text of a number from 0 to `count - 1`
 */
export function packText(count: number, textAt: (row: number) => string): PackedText {
  const offsets = new Uint32Array(count + 1);
  let units: Uint8Array | Uint16Array = new Uint8Array(Math.max(64, count * 32));
  let end = 0;
  for (let row = 0; row < count; row++) {
    const text = textAt(row).toLowerCase();
    const length = text.length;
    if (end + length > units.length) units = grown(units, end + length);
    for (let at = 0; at < length; at++) {
      const unit = text.charCodeAt(at);
      if (unit > 0xff && units instanceof Uint8Array) units = Uint16Array.from(units);
      units[end + at] = unit;
    }
    end += length;
    offsets[row + 1] = end;
  }
  return { units: units.slice(0, end), offsets };
}

function grown(units: Uint8Array | Uint16Array, needed: number): Uint8Array | Uint16Array {
  const size = Math.max(needed, units.length * 2);
  const larger = units instanceof Uint8Array ? new Uint8Array(size) : new Uint16Array(size);
  larger.set(units);
  return larger;
}
