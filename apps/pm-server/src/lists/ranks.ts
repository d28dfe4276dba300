/**
 * An option's place in its order, from 0: what stands between `case <column>` and `end`. Without parameters, so that an index on
 * the same expression is found.
 */
export function ranks(order: readonly string[]): string {
  return order.map((option, rank) => `when '${option.replaceAll("'", "''")}' then ${rank}`).join(' ');
}
