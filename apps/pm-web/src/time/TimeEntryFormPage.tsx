import { useSearchParams } from 'react-router-dom';
import { useAppPath } from '../app/useAppPath';
import { OpenedRow } from '../forms/OpenedRow';
import { TimeEntryForm } from './entries/TimeEntryForm';
import { timeEntryApi } from './timeApi';

/** /time-tracking/edit?id=: one entry (TIM-05). Entries are made by the tracker and the manual entry. */
export function TimeEntryFormPage() {
  const [params] = useSearchParams();
  const path = useAppPath();
  const id = params.get('id') ?? '';
  return (
    <OpenedRow
      key={id}
      query={timeEntryApi.detail(id)}
      kind="timeEntry"
      back={{ to: path('/time-tracking?tab=entries'), label: 'All time entries' }}
    >
      {(entry) => <TimeEntryForm entry={entry} />}
    </OpenedRow>
  );
}
