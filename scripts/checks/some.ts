/**
 * The list itself, which must not be empty: a test's loop over an empty one would pass without an assertion.
 *
 * @throws where it has no element
 * @example for (const row of some(await rows.all())) await expect(row).toBeVisible();
 */
export function some<L extends Iterable<unknown>>(list: L): L {
  const elements = [...list];
  if (elements.length === 0) throw new Error('Expected at least one element to assert on, found none');
  // An iterator has no elements left now.
  const isIterator = Object.is(list[Symbol.iterator](), list);
  return isIterator ? (elements.values() as Iterable<unknown> as L) : list;
}
