import { DEFAULT_REPORT_GROUP, type ReportGroup, readReportGroups } from '@linework/domain';
import { useMemo } from 'react';
import { useQueryParams } from '../../app/useQueryParams';
import { type TimeFilters, timeFiltersOf } from './timeFiltersOf';

/** What a report is asked for by. */
export interface ReportChoice {
  filters: TimeFilters;
  groups: [ReportGroup, ReportGroup | null];
}

/** The parameters of a report's request. */
export function reportParams({ filters, groups }: ReportChoice): Record<string, string> {
  return { ...filters, group: groups.filter((group) => group !== null).join(',') };
}

/**
 * What the address asks for, so that reload, back and a sent link show the same report; `asked` is null where it asks for none.
 * `generate` is a step in the history.
 */
export function useReportParams() {
  const { params, go } = useQueryParams();
  const asked = useMemo((): ReportChoice | null => {
    const group = params.get('group');
    if (group === null) return null;
    return {
      filters: timeFiltersOf(params),
      groups: readReportGroups(group) ?? [DEFAULT_REPORT_GROUP, null],
    };
  }, [params]);
  const generate = (choice: ReportChoice) =>
    go(new URLSearchParams({ tab: 'reports', ...reportParams(choice) }));
  return { asked, generate };
}
