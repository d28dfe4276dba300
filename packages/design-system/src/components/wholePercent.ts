/** A share from 0 to 1 in whole percent. What is there or missing is never rounded away: 0 is nothing, 100 is all. */
export function wholePercent(share: number): number {
  const rounded = Math.round(share * 100);
  return share > 0 && share < 1 ? Math.min(Math.max(rounded, 1), 99) : rounded;
}
