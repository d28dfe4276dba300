import { StatCard, StatRow } from '@linework/design-system';
import {
  type FileKind,
  type FileTotals,
  fileList,
  formatNumber,
  formatSize,
  type ListQuery,
} from '@linework/domain';
import { keepPreviousData, type QueryObserverOptions } from '@tanstack/react-query';
import { keys } from '../api/keys';
import { request } from '../api/request';
import { listPath } from '../lists/listParams';
import { useAnswerTo } from '../lists/useAnswerTo';
import type { LiveQuery } from '../lists/useLiveQuery';
import { FILE_KIND_WORDS } from './fileKindWords';

interface FileStatsProps {
  kind: FileKind;
  query: LiveQuery;
  /** The category is the folder that is open, which the explorer itself counts, rather than a filter. */
  ofAllFolders: boolean;
}

/** How many files there are, how large, in how many projects and folders (DOC-01), under the list's filters. */
export function FileStats({ kind, query, ofAllFolders }: FileStatsProps) {
  const totals = useAnswerTo(query, ofAllFolders ? totalsOfAllFolders : totalsOf);
  const figure = (value: number | undefined) => (value === undefined ? '–' : formatNumber(value));
  return (
    <StatRow compact aria-busy={!totals}>
      <StatCard compact label={FILE_KIND_WORDS[kind].total} value={figure(totals?.total)} dot="neutral" />
      <StatCard compact label="Total Size" value={totals ? formatSize(totals.size) : '–'} dot="info" />
      <StatCard compact label="Active Projects" value={figure(totals?.projects)} dot="success" />
      <StatCard compact label="Categories" value={figure(totals?.categories)} dot="warning" />
    </StatRow>
  );
}

function totalsOfAllFolders(query: ListQuery): QueryObserverOptions<FileTotals> {
  const { category: _open, ...filters } = query.filters as Record<string, string>;
  return totalsOf({ ...query, filters });
}

function totalsOf(query: ListQuery): QueryObserverOptions<FileTotals> {
  const path = listPath(fileList, query as ListQuery<'name', 'kind'>, '/totals');
  return {
    queryKey: keys.files.counts(path),
    queryFn: ({ signal }) => request<FileTotals>(path, { signal }),
    placeholderData: keepPreviousData,
  };
}
