const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** A file size (GEN-15): base 1024, two decimals from KB up ('1.50 KB'); bytes are whole ('512 Bytes'). */
export function formatSize(bytes: number): string {
  let unit = 0;
  let size = Math.max(0, bytes);
  // By the rounded figure, so that nothing reads '1024.00 KB'.
  while (unit < UNITS.length - 1 && Number(size.toFixed(unit === 0 ? 0 : 2)) >= 1024) {
    size /= 1024;
    unit += 1;
  }
  return `${unit === 0 ? Math.round(size) : size.toFixed(2)} ${UNITS[unit]}`;
}
