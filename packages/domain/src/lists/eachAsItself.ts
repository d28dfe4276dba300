/** Choices of a filter that are called as the values they stand for. */
export function eachAsItself(options: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(options.map((option) => [option, [option]]));
}
