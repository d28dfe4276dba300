/** The minutes of an entry that count, of the seconds that were counted: rounded half up, at least 1 (TIM-07). */
export function minutesOfSeconds(seconds: number): number {
  return Math.max(1, Math.floor((seconds + 30) / 60));
}
