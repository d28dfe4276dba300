import { joinBytes } from './joinBytes';

/** A whole number from 0 to `below - 1`, the next of its row. */
type Draw = (below: number) => number;
type Bytes = Uint8Array<ArrayBuffer>;

const HUGE_NUMBERS = ['99999999999999999999', '-1', '1e308', '4294967295', '0', 'NaN'];
/** Bytes in the order of Intel's processors, as most formats have them. */
const HUGE_WORDS = [
  [255, 255, 255, 255],
  [255, 255, 255, 127],
  [0, 0, 0, 128],
];

const WAYS: Readonly<Record<string, (whole: Bytes, draw: Draw) => Bytes>> = {
  cut: (whole, draw) => whole.slice(0, draw(whole.length)),
  flipped: (whole, draw) => {
    const copy = whole.slice();
    for (let left = 1 + draw(60); left > 0; left -= 1) copy[draw(copy.length)] = draw(256);
    return copy;
  },
  filled: (whole, draw) => {
    const start = draw(whole.length);
    return whole.slice().fill(draw(2) * 255, start, start + 1 + draw(whole.length / 4));
  },
  without: (whole, draw) => {
    const start = draw(whole.length);
    return joinBytes(whole.slice(0, start), whole.slice(start + 1 + draw(whole.length / 4)));
  },
  nested: (whole, draw) => {
    const place = draw(whole.length);
    return joinBytes(whole.slice(0, place), whole, whole.slice(place));
  },
  repeated: (whole, draw) => {
    const [start, length, times] = [draw(whole.length), 1 + draw(500), 1 + draw(2_000)];
    const part = whole.slice(start, start + length);
    return joinBytes(whole.slice(0, start), ...Array.from({ length: times }, () => part), whole.slice(start));
  },
  'huge numbers': (whole, draw) => {
    const rarely = 1 + draw(20);
    const text = Array.from(whole, (byte) => String.fromCharCode(byte)).join('');
    const changed = text.replace(/(?<![\w.#&])-?\d+(\.\d+)?(?![\w.])/g, (number) =>
      draw(rarely) > 0 ? number : (HUGE_NUMBERS[draw(HUGE_NUMBERS.length)] ?? number),
    );
    return Uint8Array.from(changed, (letter) => letter.charCodeAt(0));
  },
  'huge words': (whole, draw) => {
    const copy = whole.slice();
    for (let left = 1 + draw(8); left > 0; left -= 1) {
      const word = HUGE_WORDS[draw(HUGE_WORDS.length)] ?? [];
      const at = draw(copy.length);
      copy.set(word.slice(0, copy.length - at), at);
    }
    return copy;
  },
};

/** Names of the ways in which `damagedCopy` does harm. */
export const DAMAGES = Object.keys(WAYS);

/** A file as a bad disk, a bad program or bad will has made it; the same for a seed each time. @param way one of `DAMAGES` */
export function damagedCopy(whole: Bytes, seed: number, way = DAMAGES[seed % DAMAGES.length]): Bytes {
  let state = seed;
  const draw = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * Math.floor(below));
  };
  return WAYS[way ?? '']?.(whole, draw) ?? whole;
}
