/** A line of a backup. */
export function jsonLine(value: object): string {
  return `${JSON.stringify(value)}\n`;
}
