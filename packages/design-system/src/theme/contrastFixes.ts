import { fromOklch, parseColor, toHex, toOklch } from './color';
import { type ContrastResult, colorAt, contrastPairs, contrastReport, groundOf, ratioOn } from './contrast';
import type { Theme, ThemeTokens } from './tokens';

/** A colour that cannot be read somewhere, and the nearest one that can be read everywhere the contract puts it. */
export interface ContrastFix {
  /** Path of the token in front, e.g. `text.muted`. */
  token: string;
  /** Its value in the theme. */
  value: string;
  /** The pairs that it fails, worst first. */
  failing: readonly ContrastResult[];
  /**
   * The same hue, lighter or darker by the least that lets every pair of the token pass; null where no lightness does: then
   * one of its grounds has to move.
   */
  nearest: string | null;
}

/**
 * What to change in a theme so that every pair of the contract passes, the worst token first; empty when all do.
 *
 * @example
 * for (const { token, value, nearest } of contrastFixes(acme)) console.log(`${token}: ${value} -> ${nearest}`);
 */
export function contrastFixes(theme: Theme): ContrastFix[] {
  const failures = contrastReport(theme).filter(({ passes }) => !passes);
  return [...new Set(failures.map(({ front }) => front))].map((token) => ({
    token,
    value: colorAt(theme.tokens, token),
    failing: failures.filter(({ front }) => front === token),
    nearest: nearestPassing(theme.tokens, token),
  }));
}

/**
 * The fixes as lines for a terminal or a test's message; an empty text when nothing fails.
 *
 * @example expect(contrastSummary(acme)).toBe('');
 */
export function contrastSummary(theme: Theme): string {
  return contrastFixes(theme)
    .flatMap(({ token, value, failing, nearest }) => [
      `${token} ${value} ${nearest ? `-> ${nearest}` : 'passes nowhere on all its grounds: move one of them'}`,
      ...failing.map(
        ({ behind, ratio, minimum }) => `  on ${behind.join(' over ')}: ${ratio.toFixed(2)} of ${minimum}`,
      ),
    ])
    .join('\n');
}

/** Steps of OKLCH lightness from black to white: each is less than an eye tells apart. */
const steps = 1000;

function nearestPassing(tokens: ThemeTokens, token: string): string | null {
  const grounds = contrastPairs
    .filter(({ front }) => front === token)
    .map((pair) => ({ ground: groundOf(tokens, pair), minimum: pair.minimum }));
  const start = toOklch(parseColor(colorAt(tokens, token)));
  for (let step = 1; step <= steps; step += 1) {
    for (const lightness of [start.lightness - step / steps, start.lightness + step / steps]) {
      if (lightness < 0 || lightness > 1) continue;
      const candidate = fromOklch({ ...start, lightness });
      if (grounds.every(({ ground, minimum }) => ratioOn(ground, candidate) >= minimum))
        return toHex(candidate);
    }
  }
  return null;
}
