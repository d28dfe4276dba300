import { useMemo } from 'react';
import type { DataTableColumn } from './dataTableColumn';
import { type ColumnLayout, visibleColumns } from './engine/columnLayout';
import { leastWidth } from './engine/columnWidths';

/**
 * The columns that a table of this width has room for, by their `yields`; the same array until others fit. A column that the
 * person switched on stays.
 *
 * @param room px for columns; null where every column counts: not measured yet, or a phone's list, which has slots instead
 * @param labels px that labels take, by column id
 */
export function useColumnsWithRoom<Row>(
  columns: readonly DataTableColumn<Row>[],
  room: number | null,
  layout: ColumnLayout,
  labels: Readonly<Record<string, number>>,
): readonly DataTableColumn<Row>[] {
  // As a text, which stays the same while the width changes within what fits.
  const crowdedOut = JSON.stringify(room === null ? [] : columnsCrowdedOut(columns, room, layout, labels));
  return useMemo(() => {
    const out: string[] = JSON.parse(crowdedOut);
    return out.length === 0 ? columns : columns.filter(({ id }) => !out.includes(id));
  }, [columns, crowdedOut]);
}

function columnsCrowdedOut<Row>(
  columns: readonly DataTableColumn<Row>[],
  room: number,
  layout: ColumnLayout,
  labels: Readonly<Record<string, number>>,
): string[] {
  const visible = visibleColumns(columns, layout);
  // A column that a person made wide scrolls the others sideways; it takes none away.
  const own = { ...layout, widths: {} };
  let needed = visible.reduce((sum, column) => sum + leastWidth(column, own, labels[column.id]), 0);
  const yielding = visible
    .filter(({ id, yields }) => yields !== undefined && layout.hidden[id] !== false)
    .sort((a, b) => (a.yields ?? 0) - (b.yields ?? 0));
  const out: string[] = [];
  for (const column of yielding) {
    if (needed <= room) break;
    needed -= leastWidth(column, own, labels[column.id]);
    out.push(column.id);
  }
  return out;
}
