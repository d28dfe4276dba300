/** HH:MM:SS of a duration in milliseconds, rounded down to the second: 3,725,999 ms is '01:02:05'. Hours go past 99. */
export function formatClock(duration: number): string {
  const seconds = Math.floor(duration / 1000);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
