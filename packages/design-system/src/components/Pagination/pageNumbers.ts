/** A page, or a gap of pages that are left out. */
export type PageNumber = number | 'gap';

/**
 * The pages to show: first, last, the current one and its neighbours. As long as there are more than seven pages it is always
 * seven places, so that the buttons stay under the pointer.
 *
 * @example pageNumbers(5, 12) // [1, 'gap', 4, 5, 6, 'gap', 12]
 */
export function pageNumbers(page: number, count: number): PageNumber[] {
  if (count <= 7) return range(1, count);
  if (page <= 4) return [...range(1, 5), 'gap', count];
  if (page >= count - 3) return [1, 'gap', ...range(count - 4, count)];
  return [1, 'gap', page - 1, page, page + 1, 'gap', count];
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place);
}
