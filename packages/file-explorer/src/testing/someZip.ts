import { joinBytes } from './joinBytes';

interface Entry {
  name: string | Uint8Array;
  content?: string;
  /** What the list claims, bytes; left out: the truth. */
  unpacked?: number;
  /** Place of its bytes that the list claims; left out: the truth. */
  place?: number;
  /** Bit 0: protected by a password; bit 11: a name in UTF-8. */
  flags?: number;
}

/** A ZIP with its contents as they are, not packed, changed on 18 November 2026 at 14:30. */
export function someZip(entries: readonly Entry[], comment = ''): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder();
  const parts: Uint8Array[] = [];
  const list: Uint8Array[] = [];
  let place = 0;
  for (const { name, content = '', flags = 0, ...claimed } of entries) {
    const path = typeof name === 'string' ? text.encode(name) : name;
    const bytes = text.encode(content);
    const facts = numbers([2, flags], [2, 0], [2, (14 << 11) | (30 << 5)], [2, (46 << 9) | (11 << 5) | 18]);
    const sizes = (unpacked: number) =>
      numbers([4, 0], [4, bytes.length], [4, unpacked], [2, path.length], [2, 0]);
    const header = joinBytes(numbers([4, 0x04034b50], [2, 20]), facts, sizes(bytes.length), path, bytes);
    const at = claimed.place ?? place;
    list.push(
      joinBytes(
        numbers([4, 0x02014b50], [2, 20], [2, 20]),
        facts,
        sizes(claimed.unpacked ?? bytes.length),
        numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, at]),
        path,
      ),
    );
    parts.push(header);
    place += header.length;
  }
  const directory = joinBytes(...list);
  const end = numbers(
    [4, 0x06054b50],
    [4, 0],
    [2, entries.length & 0xffff],
    [2, entries.length & 0xffff],
    [4, directory.length],
    [4, place],
    [2, comment.length],
  );
  return joinBytes(...parts, directory, end, text.encode(comment));
}

function numbers(...values: [bytes: 2 | 4, value: number][]): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.reduce((sum, [bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [bytes, value] of values) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}
