import type { Permission } from '../access/permissions';

/** The files that a list can be had as (TIM-08, SRV-04). */
export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Rows of one sheet of an XLSX file, besides its head. A CSV has no such limit. */
export const MOST_XLSX_ROWS = 1_048_575;

/** A column of a list's export. */
export interface ExportColumn<Row> {
  header: string;
  /** `money` is minor units and written with two decimals; `date` is YYYY-MM-DD. */
  as: 'text' | 'date' | 'number' | 'money';
  /** Left out for people who lack it altogether. */
  needs?: Permission;
  /** Null or undefined leaves the cell empty. */
  value: (row: Row) => string | number | null | undefined;
}
