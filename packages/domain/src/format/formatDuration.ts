/** Whole minutes as 'Xh Ym' (GEN-15): 125 is '2h 5m'. */
export function formatDuration(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes));
  return `${Math.floor(whole / 60)}h ${whole % 60}m`;
}
