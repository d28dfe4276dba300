/** A list of the domain as the options of a `Select` or `SegmentedControl`, each shown as it is called. */
export function optionsOf<Value extends string>(values: readonly Value[]): { value: Value; label: string }[] {
  return values.map((value) => ({ value, label: value }));
}
