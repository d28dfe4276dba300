/** Seconds as '26:34:30'. */
export function clockText(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
