import { FormScreen } from '../forms/FormScreen';
import { entriesPath } from './entries/entriesPath';
import { TimeEntryForm } from './entries/TimeEntryForm';
import { timeEntryApi } from './timeApi';

/** /time-tracking/edit?id=: one entry (TIM-05). Entries are made by the tracker and the manual entry. */
export function TimeEntryFormPage() {
  return (
    <FormScreen
      kind="timeEntry"
      detail={timeEntryApi.detail}
      list={entriesPath()}
      edit={(entry) => <TimeEntryForm entry={entry} />}
    />
  );
}
