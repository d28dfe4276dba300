'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './FiguresTable.css';

/** In so many words: a table that is laid out as blocks, as on a phone, is none any more to some browsers. */
const role = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  rowheader: { role: 'rowheader' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
};

export interface FiguresColumn {
  id: string;
  header: string;
  /** Aligned at the end, in figures of one width. */
  numeric?: boolean;
}

export interface FiguresRow {
  id: string;
  /** By the column's id; the first column's names the row. */
  cells: Readonly<Record<string, ReactNode>>;
  /** What the row is the sum of: rows of their own under it. */
  parts?: readonly Omit<FiguresRow, 'parts'>[];
}

export interface FiguresTableProps extends Omit<ComponentPropsWithRef<'table'>, 'children'> {
  /** What it shows: its accessible name. */
  label: string;
  /** The first holds the names of the rows. */
  columns: readonly FiguresColumn[];
  rows: readonly FiguresRow[];
  /** The last row: sums over all rows. */
  total?: FiguresRow['cells'];
}

/**
 * Figures with their sums, one or two levels deep, all in the page: to be read and printed. On a phone each row is a block of
 * names and figures.
 *
 * Not for rows that are searched, sorted, selected or many (`DataTable`) nor for figures that are better seen (`Chart`).
 *
 * @example
 * <FiguresTable label="Hours by project" columns={[{ id: 'name', header: 'Project' }, { id: 'hours', header: 'Hours', numeric: true }]}
 *   rows={[{ id: '1', cells: { name: 'Spillway gate renewal', hours: '731.0' } }]} total={{ name: 'Total', hours: '731.0' }} />
 */
export const FiguresTable = withRef(function FiguresTable({
  label,
  columns,
  rows,
  total,
  className,
  ...rest
}: FiguresTableProps) {
  const [first, ...others] = columns;
  if (!first) return null;
  const line = ({ id, cells }: Pick<FiguresRow, 'id' | 'cells'>, kind: keyof typeof styles.rowKinds) => (
    <tr key={id} {...role.row} className={classNames(styles.row, styles.rowKinds[kind])}>
      <th
        {...role.rowheader}
        scope="row"
        className={classNames(styles.cell, styles.name, styles.names[kind])}
      >
        {cells[first.id]}
      </th>
      {others.map(({ id: column, header, numeric }) => (
        <td
          {...role.cell}
          key={column}
          data-header={header}
          className={classNames(styles.cell, styles.figure, numeric && styles.numeric)}
        >
          {cells[column] ?? '–'}
        </td>
      ))}
    </tr>
  );
  return (
    <table
      {...role.table}
      data-component="FiguresTable"
      aria-label={label}
      className={classNames(styles.root, className)}
      {...rest}
    >
      <thead {...role.rowgroup} className={styles.head}>
        <tr {...role.row}>
          {columns.map(({ id, header, numeric }) => (
            <th
              {...role.columnheader}
              key={id}
              scope="col"
              className={classNames(styles.cell, styles.header, numeric && styles.numeric)}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map((row) => (
        <tbody key={row.id} {...role.rowgroup} className={styles.group}>
          {line(row, row.parts?.length ? 'outer' : 'plain')}
          {row.parts?.map((part) => line(part, 'part'))}
        </tbody>
      ))}
      {total && (
        <tfoot {...role.rowgroup} className={styles.group}>
          {line({ id: 'total', cells: total }, 'total')}
        </tfoot>
      )}
    </table>
  );
});
