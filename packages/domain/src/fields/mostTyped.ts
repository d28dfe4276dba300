/**
 * The most UTF-16 code units in which a text of `max` code points may arrive: letters may be decomposed or surrogate pairs, and
 * white space may surround it.
 */
export function mostTyped(max: number): number {
  return 4 * max + 1_000;
}
