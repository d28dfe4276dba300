/** As much of a time entry as the formulas of TIM-07 need. */
export interface TimedWork {
  minutes: number;
  billable: boolean;
  /** Minor units per hour. */
  hourlyRateMinor: number;
  /** YYYY-MM-DD */
  date: string;
}

/**
 * Earnings of one entry in minor units: minutes / 60 x rate, 0 where it is not billable. Computed in whole numbers and
 * rounded once, half away from zero, as PostgreSQL's round(minutes::numeric * rate / 60) does.
 *
 * @throws RangeError where minutes or rate is not a whole number
 */
export function earningsMinor(entry: Omit<TimedWork, 'date'>): number {
  if (!entry.billable) return 0;
  const product = BigInt(entry.minutes) * BigInt(entry.hourlyRateMinor);
  const magnitude = product < 0n ? -product : product;
  const rounded = Number((2n * magnitude + 60n) / 120n);
  return product < 0n ? -rounded : rounded;
}

/** The sum of the entries' earnings, each rounded by itself, so that a total is always the sum of what is shown above it. */
export function totalEarningsMinor(entries: readonly Omit<TimedWork, 'date'>[]): number {
  return entries.reduce((sum, entry) => sum + earningsMinor(entry), 0);
}

/** Hours: minutes / 60. */
export function totalHours(entries: readonly Pick<TimedWork, 'minutes'>[]): number {
  return entries.reduce((sum, { minutes }) => sum + minutes, 0) / 60;
}

/** Hours of the billable entries. */
export function billableHours(entries: readonly Pick<TimedWork, 'minutes' | 'billable'>[]): number {
  return totalHours(entries.filter(({ billable }) => billable));
}

/** Total hours / number of distinct dates (at least 1). */
export function averageHoursPerDay(entries: readonly Pick<TimedWork, 'minutes' | 'date'>[]): number {
  return totalHours(entries) / Math.max(1, new Set(entries.map(({ date }) => date)).size);
}
