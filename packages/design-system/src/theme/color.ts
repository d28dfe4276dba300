/** A colour as sRGB channels 0 to 255 and alpha 0 to 1. */
export interface Rgba {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

/**
 * Reads the notations that themes are written in: `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb()`, `rgba()`, `oklch()` and
 * `transparent`.
 * @throws RangeError on anything else: names, `hsl()`, `var()`
 */
export function parseColor(text: string): Rgba {
  if (text === 'transparent') return { red: 0, green: 0, blue: 0, alpha: 0 };
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text)?.[1];
  if (hex) return fromHex(hex.length === 3 ? hex.replace(/./g, '$&$&') : hex);
  const oklch = /^oklch\(([^)]+)\)$/
    .exec(text)?.[1]
    ?.trim()
    .split(/[\s/]+/);
  if (oklch) return fromOklchText(oklch, text);
  const channels = /^rgba?\(([^)]+)\)$/
    .exec(text)?.[1]
    ?.split(/[\s,/]+/)
    .map(Number);
  const [red, green, blue, alpha = 1] = channels ?? [];
  if (red === undefined || green === undefined || blue === undefined || channels?.some(Number.isNaN)) {
    throw new RangeError(`Not a colour this reads: ${text}`);
  }
  return { red, green, blue, alpha };
}

/** `top` laid over an opaque `bottom`, as a browser paints it. */
export function composite(top: Rgba, bottom: Rgba): Rgba {
  const mix = (over: number, under: number) => over * top.alpha + under * (1 - top.alpha);
  return {
    red: mix(top.red, bottom.red),
    green: mix(top.green, bottom.green),
    blue: mix(top.blue, bottom.blue),
    alpha: 1,
  };
}

/** WCAG 2 contrast ratio of two opaque colours, 1 to 21. */
export function contrastRatio(one: Rgba, other: Rgba): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance as WCAG 2 defines it, 0 to 1. */
function luminance({ red, green, blue }: Rgba): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function fromOklchText([lightness, chroma, hue, alpha = '1']: readonly string[], text: string): Rgba {
  const share = (value = '') => Number.parseFloat(value) / (value.endsWith('%') ? 100 : 1);
  const color = {
    lightness: share(lightness),
    chroma: Number(chroma),
    hue: (Number.parseFloat(hue ?? '') * Math.PI) / 180,
  };
  if (Object.values(color).some(Number.isNaN)) throw new RangeError(`Not a colour this reads: ${text}`);
  return { ...fromOklch(color), alpha: share(alpha) };
}

function fromHex(hex: string): Rgba {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return {
    red: channel(0),
    green: channel(2),
    blue: channel(4),
    alpha: hex.length === 8 ? channel(6) / 255 : 1,
  };
}

/** A colour by how it looks: lightness 0 to 1, chroma from 0 (about 0.32 at most in sRGB), hue in radians. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** The colour in OKLCH (Ottosson 2020), alpha left out. */
export function toOklch({ red, green, blue }: Rgba): Oklch {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const bb = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return { lightness, chroma: Math.hypot(a, bb), hue: Math.atan2(bb, a) };
}

/** The nearest colour that a screen has: what lies outside of sRGB loses chroma, keeping lightness and hue. */
export function fromOklch({ lightness, chroma, hue }: Oklch): Rgba {
  let [inside, outside] = [0, chroma];
  let channels = srgb({ lightness, chroma, hue });
  if (channels.every(isChannel)) return opaque(channels);
  for (let step = 0; step < 20; step += 1) {
    const middle = (inside + outside) / 2;
    channels = srgb({ lightness, chroma: middle, hue });
    if (channels.every(isChannel)) inside = middle;
    else outside = middle;
  }
  return opaque(srgb({ lightness, chroma: inside, hue }));
}

/** `#rrggbb`, or `#rrggbbaa` where it is translucent. */
export function toHex({ red, green, blue, alpha }: Rgba): string {
  const channels = alpha < 1 ? [red, green, blue, alpha * 255] : [red, green, blue];
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

function srgb({ lightness, chroma, hue }: Oklch): number[] {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ].map(companded);
}

function companded(share: number): number {
  return 255 * (share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055);
}

function isChannel(value: number): boolean {
  return value >= -0.01 && value <= 255.01;
}

function opaque(channels: readonly number[]): Rgba {
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    Math.round(Math.min(255, Math.max(0, value))),
  );
  return { red, green, blue, alpha: 1 };
}
