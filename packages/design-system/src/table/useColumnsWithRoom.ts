import { useMemo } from 'react';
import type { DataTableColumn } from './dataTableColumn';
import type { ColumnLayout } from './engine/columnLayout';

/**
 * The columns that a table of this width has room for, by their `hideBelow`; the same array until others fit. A column that the
 * person switched on stays.
 *
 * @param width px; null where every column counts: not measured yet, or a phone's list, which has slots instead
 */
export function useColumnsWithRoom<Row>(
  columns: readonly DataTableColumn<Row>[],
  width: number | null,
  switched: ColumnLayout['hidden'],
): readonly DataTableColumn<Row>[] {
  const isCrowdedOut = ({ id, hideBelow = 0 }: DataTableColumn<Row>) =>
    width !== null && width < hideBelow && switched[id] !== false;
  // As a text, which stays the same while the width changes within what fits.
  const crowdedOut = JSON.stringify(columns.filter(isCrowdedOut).map(({ id }) => id));
  return useMemo(() => {
    const out: string[] = JSON.parse(crowdedOut);
    return out.length === 0 ? columns : columns.filter(({ id }) => !out.includes(id));
  }, [columns, crowdedOut]);
}
