/** Each `'2026-12-01'`, `''`, or the text as typed where it is no date. Both days belong to it. */
export interface DateRangeValue {
  start: string;
  end: string;
}
