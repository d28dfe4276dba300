import { type TimeReport, timeEntryList } from '@linework/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { keys } from '../../api/keys';
import { request, search } from '../../api/request';
import { type ReportChoice, reportParams } from './useReportParams';

/** The sums and budgets of a report. */
export function reportQuery(choice: ReportChoice) {
  const path = `/${timeEntryList.resource}/report${search(reportParams(choice))}`;
  return queryOptions({
    queryKey: keys.timeEntries.counts(path),
    queryFn: ({ signal }) => request<TimeReport>(path, { signal }),
    placeholderData: keepPreviousData,
  });
}
