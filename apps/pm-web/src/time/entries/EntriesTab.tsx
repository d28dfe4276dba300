import { Stack } from '@linework/design-system';
import { type SortOf, type TimeEntryRow, timeEntryList } from '@linework/domain';
import { Timer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { findProjects, projectChoice } from '../../api/choices';
import { useAppPath } from '../../app/useAppPath';
import { CardList } from '../../lists/CardList';
import { EmptyList } from '../../lists/EmptyList';
import { personOption } from '../../lists/filterFields';
import { ListFilters } from '../../lists/ListFilters';
import { ListSearch } from '../../lists/ListSearch';
import { useAnswerTo } from '../../lists/useAnswerTo';
import { useListRows } from '../../lists/useListRows';
import { useListScreen } from '../../lists/useListScreen';
import type { ListSource } from '../../lists/useListSource';
import type { ListState } from '../../lists/useListState';
import { LoadFailed } from '../../problems/LoadFailed';
import { NotFoundState } from '../../problems/NotFoundState';
import { projectApi } from '../../projects/projectApi';
import { useReachOf } from '../../session/useReachOf';
import { ChoiceFilter } from '../ChoiceFilter';
import { TimeStats } from '../TimeStats';
import { listTotalsQuery } from '../timeApi';
import { DayHeading } from './DayHeading';
import { EntryCard } from './EntryCard';
import { entriesPath } from './entriesPath';
import { entryFields } from './entryFields';
import { entryName } from './entryName';
import { SelectedEntries } from './SelectedEntries';
import { useReviewSteps } from './useReviewSteps';

/** What was recorded, newest day first (TIM-05), and the figures of what the filters leave. */
export function EntriesTab() {
  const path = useAppPath();
  const seesOthers = useReachOf('time:read') === 'all';
  const screen = useListScreen('timeEntry', { definition: timeEntryList, views: ['grid', 'table'] });
  const { list, rows, context, deleting } = screen;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const fields = useMemo(() => entryFields(seesOthers), [seesOthers]);
  const editPath = ({ id }: TimeEntryRow) => path(`/time-tracking/edit?id=${id}`);

  if (context.missing)
    return (
      <NotFoundState kind={context.missing} back={{ to: path(entriesPath()), label: 'All time entries' }} />
    );
  if (context.problem) return <LoadFailed problem={context.problem} onRetry={context.retry} />;
  return (
    <Stack gap={16}>
      <EntryStats query={list.query} />
      {selected.size > 0 && (
        <Selected ids={selected} source={rows.source} onClear={() => setSelected(new Set())} />
      )}
      <CardList
        label="Time entries"
        list={list}
        source={rows}
        sortLabels={SORT_LABELS}
        search={<ListSearch placeholder="Search time entries..." search={list.search} />}
        filters={
          <>
            <ChoiceFilter
              label="Project"
              hideLabel
              placeholder="All projects"
              find={findProjects}
              detail={projectApi.detail}
              toChoice={projectChoice}
              id={list.context.project ?? ''}
              onChange={(project) => list.setFilters({ project })}
            />
            <ListFilters list={list} fields={fields} known={[personOption(context.person)]} />
          </>
        }
        renderCard={(entry, place) => (
          <Stack gap={12}>
            {list.sort === 'date' && <DayHeading {...place} />}
            <EntryCard
              entry={entry}
              editPath={editPath(entry)}
              selected={selected.has(entry.id)}
              onSelectedChange={(isSelected) => setSelected((ids) => withId(ids, entry.id, isSelected))}
              onDelete={() => deleting.ask({ id: entry.id, name: entryName(entry), version: entry.version })}
            />
          </Stack>
        )}
        empty={
          <EmptyList
            icon={<Timer />}
            kind="timeEntry"
            description="Time that you track or enter appears here."
            list={list}
            action={null}
          />
        }
        returnTo={screen.returnTo}
        estimateHeight={150}
        minColumnWidth={ONE_COLUMN}
      />
      {deleting.dialog}
    </Stack>
  );
}

/** Of all entries that the filters leave. Apart, as a letter of a search draws it. */
function EntryStats({ query }: { query: ListState<string, string, string>['query'] }) {
  return <TimeStats totals={useAnswerTo(query, listTotalsQuery)} label="Of these entries" />;
}

interface SelectedProps {
  ids: ReadonlySet<string>;
  source: ListSource<TimeEntryRow>['source'];
  onClear: () => void;
}

/** The rows that are selected and still there, as they are now. */
function Selected({ ids, source, onClear }: SelectedProps) {
  const stepsOf = useReviewSteps();
  const { rows } = useListRows(source);
  const entries = rows.filter((entry) => ids.has(entry.id) && stepsOf(entry).length > 0);
  return entries.length > 0 && <SelectedEntries entries={entries} onClear={onClear} />;
}

function withId(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
}

/** Wider than any page: entries of a day stand under one another. */
const ONE_COLUMN = 10_000;

const SORT_LABELS: Record<SortOf<typeof timeEntryList>, string> = {
  date: 'Date',
  project: 'Project',
  person: 'Person',
  minutes: 'Duration',
};
