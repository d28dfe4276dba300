import { visibleText } from '../../locale/visibleText';

export interface StepRange {
  step: number;
  min?: number;
  max?: number;
}

/**
 * The text after `count` steps up (positive) or down, on the grid that starts at `min` (else 0): 12.3 goes to 12.5 and
 * 12 by halves. Counts in whole units of the smallest decimal, so 0.1 + 0.2 is 0.3. Empty text counts as `min` or 0.
 *
 * @returns null when the text is no number, or too large to step exactly: what was typed must stay
 */
export function stepNumber(text: string, count: number, { step, min, max }: StepRange): string | null {
  const trimmed = visibleText(text);
  const isEmpty = trimmed === '';
  if (!isEmpty && !/^[+-]?(\d+\.?\d*|\.\d+)$/.test(trimmed)) return null;
  const base = min ?? 0;
  const gridDecimals = Math.max(decimalsOf(String(step)), decimalsOf(String(base)));
  const typedDecimals = decimalsOf(trimmed);
  const scale = 10 ** Math.max(gridDecimals, typedDecimals, decimalsOf(String(max ?? 0)));
  const toUnits = (value: number) => Math.round(value * scale);

  const value = toUnits(isEmpty ? base : Number(trimmed));
  const stepUnits = toUnits(step);
  const baseUnits = toUnits(base);
  if (!Number.isSafeInteger(value) || stepUnits <= 0) return null;

  const position = (value - baseUnits) / stepUnits;
  const nextPosition = (count > 0 ? Math.floor(position) : Math.ceil(position)) + count;
  const lastPosition = max === undefined ? Infinity : Math.floor((toUnits(max) - baseUnits) / stepUnits);
  const firstPosition = min === undefined ? -Infinity : 0;
  const next = baseUnits + Math.min(Math.max(nextPosition, firstPosition), lastPosition) * stepUnits;
  if (!Number.isSafeInteger(next)) return null;

  const needed = decimalsOf(String(Number((next / scale).toFixed(gridDecimals))));
  // An amount that was typed with its cents keeps them, 12.5 goes on to 13.
  const kept = typedDecimals > 1 ? Math.min(typedDecimals, gridDecimals) : 0;
  return (next / scale).toFixed(Math.max(needed, kept));
}

function decimalsOf(text: string): number {
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e');
  const decimals = (mantissa.split('.')[1] ?? '').length - Number(exponent);
  return Math.min(Math.max(decimals, 0), 12);
}
