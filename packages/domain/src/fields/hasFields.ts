/**
 * The condition under which a rule over several fields runs: whenever there is a form at all, although single fields are
 * wrong, so that a form shows all its errors at once. The rule must expect fields of any type.
 */
export function hasFields({ value }: { value: unknown }): boolean {
  return typeof value === 'object' && value !== null;
}
