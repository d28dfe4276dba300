/** A number for reading: thousands grouped, at most `decimals` decimals. */
export function formatNumber(value: number, decimals = 2): string {
  let format = formats.get(decimals);
  if (!format) {
    format = new Intl.NumberFormat('en-US', { maximumFractionDigits: decimals });
    formats.set(decimals, format);
  }
  return format.format(value);
}

/** By decimals: making one takes longer than all the numbers that a screen shows. */
const formats = new Map<number, Intl.NumberFormat>();

/** Hours for reading, at least one decimal: '1,148.5', '8.0', '7.25'. */
export function formatHours(hours: number): string {
  return HOURS.format(hours);
}

const HOURS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 2 });
