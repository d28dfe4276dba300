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
  let length = 0;
  for (let row = 0; row < count; row++) length += textAt(row).length;
  return packBytes(count, textAt, length) ?? packWide(count, textAt, length);
}

/** @returns null when a text needs more than bytes */
function packBytes(count: number, textAt: (row: number) => string, length: number): PackedText | null {
  const offsets = new Uint32Array(count + 1);
  const units = new Uint8Array(length);
  let end = 0;
  for (let row = 0; row < count; row++) {
    const text = textAt(row).toLowerCase();
    // Lower case is as long as upper case in every text of bytes.
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      if (unit > 0xff) return null;
      units[end++] = unit;
    }
    offsets[row + 1] = end;
  }
  return { units: units.subarray(0, end), offsets };
}

function packWide(count: number, textAt: (row: number) => string, length: number): PackedText {
  const offsets = new Uint32Array(count + 1);
  let units = new Uint16Array(length);
  let end = 0;
  for (let row = 0; row < count; row++) {
    const text = textAt(row).toLowerCase();
    // A few letters grow in lower case: the Turkish capital I with its dot.
    if (end + text.length > units.length) {
      const larger = new Uint16Array((end + text.length) * 2);
      larger.set(units);
      units = larger;
    }
    for (let at = 0; at < text.length; at++) units[end++] = text.charCodeAt(at);
    offsets[row + 1] = end;
  }
  return { units: units.subarray(0, end), offsets };
}
