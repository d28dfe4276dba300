import { type FilterOf, timeEntryList } from '@linework/domain';

export type ReportFilter = FilterOf<typeof timeEntryList>;
export type TimeFilters = Partial<Record<ReportFilter, string>>;

/** The time filters of an address, as they stand there: the server says where one makes no sense. */
export function timeFiltersOf(params: URLSearchParams): TimeFilters {
  const names = Object.keys(timeEntryList.filters) as ReportFilter[];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = params.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}
