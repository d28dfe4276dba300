import { isAscii } from './isAscii';

/** The platform's own, in browsers and Node alike: it knows how a host name travels (UTS #46). */
declare const URL: new (address: string) => { hostname: string };

/** A domain as it travels and is compared: 'MÜLLER.de' as 'xn--mller-kva.de'. One that cannot travel stays as it is, in lower case. */
export function asciiDomain(domain: string): string {
  const plain = domain.toLowerCase();
  if (isAscii(plain) || !HOST.test(plain)) return plain;
  try {
    return new URL(`http://${plain}`).hostname;
  } catch {
    return plain;
  }
}

/** A domain as people read it: 'xn--mller-kva.de' as 'müller.de'. What is not such a spelling stays as it is. */
export function readableDomain(domain: string): string {
  if (!/xn--/i.test(domain)) return domain;
  const labels = domain.split('.').map((label) => (/^xn--/i.test(label) ? decoded(label.slice(4)) : label));
  const readable = labels.join('.');
  return HOST.test(readable) && asciiDomain(readable) === domain.toLowerCase() ? readable : domain;
}

const HOST = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** A label of a host name at most, so that what is decoded stays short. */
const LONGEST_LABEL = 63;

/** Punycode, decoded (RFC 3492); '' where it is none. */
function decoded(label: string): string {
  if (label.length > LONGEST_LABEL) return '';
  const lower = label.toLowerCase();
  const hyphen = lower.lastIndexOf('-');
  const points = [...lower.slice(0, Math.max(hyphen, 0))].map((letter) => letter.charCodeAt(0));
  let place = 0;
  let point = 128;
  let bias = 72;
  for (let at = hyphen + 1; at < lower.length; ) {
    const before = place;
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = DIGITS.indexOf(lower[at] ?? ' ');
      at += 1;
      if (digit < 0) return '';
      place += digit * weight;
      const threshold = Math.min(Math.max(k - bias, 1), 26);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const count = points.length + 1;
    bias = adapted(place - before, count, before === 0);
    point += Math.floor(place / count);
    place %= count;
    if (point > 0x10ffff || !Number.isSafeInteger(point)) return '';
    points.splice(place, 0, point);
    place += 1;
  }
  return String.fromCodePoint(...points);
}

const BASE = 36;
const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';

function adapted(moved: number, count: number, isFirst: boolean): number {
  let delta = Math.floor(moved / (isFirst ? 700 : 2));
  delta += Math.floor(delta / count);
  let k = 0;
  for (; delta > 455; k += BASE) delta = Math.floor(delta / 35);
  return k + Math.floor((36 * delta) / (delta + 38));
}
