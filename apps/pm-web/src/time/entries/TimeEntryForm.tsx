import { Callout, FormGrid, FormSection } from '@linework/design-system';
import {
  earningsMinor,
  formatDuration,
  readDurationText,
  TIME_CATEGORIES,
  type TimeEntryCreate,
  type TimeEntryRow,
  timeMessages,
} from '@linework/domain';
import { useWatch } from 'react-hook-form';
import { findProjects, findTasksOf, projectChoice } from '../../api/choices';
import { useWayBack } from '../../app/PreviousPage';
import { useAppPath } from '../../app/useAppPath';
import { useFormat } from '../../format/useFormat';
import { EditPage } from '../../forms/EditPage';
import { FormCheckbox } from '../../forms/fields/FormCheckbox';
import { FormCombobox } from '../../forms/fields/FormCombobox';
import { FormDateField } from '../../forms/fields/FormDateField';
import { FormSelect } from '../../forms/fields/FormSelect';
import { FormTextArea } from '../../forms/fields/FormTextArea';
import { FormTextField } from '../../forms/fields/FormTextField';
import { optionsOf } from '../../forms/fields/optionsOf';
import { useChosen } from '../../forms/fields/useChosen';
import { useAfterSave } from '../../forms/useAfterSave';
import { useEditForm } from '../../forms/useEditForm';
import { projectApi } from '../../projects/projectApi';
import { useCan } from '../../session/useCan';
import { taskApi } from '../../tasks/taskApi';
import { timeEntryApi } from '../timeApi';
import { useFirstOpenDay } from '../useFirstOpenDay';
import { type EntryValues, entryValues } from './EntryValues';
import { entriesPath } from './entriesPath';
import { entryLabels } from './entryLabels';
import { entryName } from './entryName';
import { overlapWords } from './overlapWords';
import { Reopen } from './Reopen';
import { TimeStatusBadge } from './TimeStatusBadge';
import { useEntryLock } from './useEntryLock';

/** An entry as it is stored, to be changed (TIM-05). An approved one is locked, and so is that of a closed day; a submitted one has to be submitted again. */
export function TimeEntryForm({ entry }: { entry: TimeEntryRow }) {
  const path = useAppPath();
  const format = useFormat();
  const may = useCan();
  const wayBack = useWayBack(path(entriesPath()));
  const afterSave = useAfterSave({
    kind: 'timeEntry',
    isNew: false,
    list: wayBack,
    editPath: (id) => path(`/time-tracking/edit?id=${id}`),
  });
  const edit = useEditForm<EntryValues, typeof TimeEntryCreate, TimeEntryRow>({
    entity: 'timeEntry',
    row: entry,
    empty: () => entryValues(entry),
    toValues: entryValues,
    loadSchema: async () => (await import('../../forms/schemas')).TimeEntryCreate,
    readers: { minutes: readDurationText, taskId: (id) => ({ ok: true, value: id }) },
    save: (input, version) => timeEntryApi.update(entry.id, input, version ?? entry.version),
    reload: () => timeEntryApi.get(entry.id),
    onSaved: afterSave,
  });
  const { control, setValue } = edit.form;
  const projectId = useWatch({ control, name: 'projectId' });
  const chosenProject = useChosen({
    id: projectId,
    initial: { value: entry.projectId, label: entry.projectName, detail: entry.clientName },
    detail: projectApi.detail,
    toChoice: projectChoice,
  });
  const chosenTask = useChosen({
    id: useWatch({ control, name: 'taskId' }),
    initial: entry.taskId ? { value: entry.taskId, label: entry.taskTitle ?? '', detail: '' } : null,
    detail: taskApi.detail,
    toChoice: ({ id, title }) => ({ value: id, label: title, detail: '' }),
  });
  const lock = useEntryLock(entry);
  const firstOpenDay = useFirstOpenDay();
  const mayChange = may('time:update', { personIds: [entry.personId] });
  const { startedAt, endedAt, minutes, billable, hourlyRateMinor } = entry;
  return (
    <EditPage
      edit={edit}
      label="Time entry"
      labels={entryLabels}
      title="Edit Time Entry"
      documentTitle={entryName(entry)}
      badge={<TimeStatusBadge status={entry.status} />}
      meta={[
        entry.personName,
        startedAt && endedAt && `${format.timeOfDay(startedAt)}–${format.timeOfDay(endedAt)}`,
        formatDuration(minutes),
        billable &&
          hourlyRateMinor !== undefined &&
          format.money(earningsMinor({ minutes, billable, hourlyRateMinor })),
      ]
        .filter(Boolean)
        .join(' · ')}
      back={{ to: wayBack, label: 'Time entries' }}
      saveLabel="Update Time Entry"
      isReadOnly={lock !== null || !mayChange}
      readOnlyHelp={lock ? LOCKED[lock] : 'Ask a manager for changes.'}
      readOnlyAction={
        lock === 'approved' &&
        may('time:approve', { personIds: [entry.personId] }) && <Reopen entry={entry} />
      }
      width="reading"
      intro={
        <>
          {entry.sentBackReason && (
            <Callout tone="warning" title="Sent back">
              {entry.sentBackReason}
            </Callout>
          )}
          {entry.overlaps && (
            <Callout tone="warning">
              {`${overlapWords(entry.overlaps, format.timeOfDay)}. One of the two is too long.`}
            </Callout>
          )}
          {entry.status === 'submitted' && (
            <Callout tone="info">A change takes this entry back: it has to be submitted again.</Callout>
          )}
        </>
      }
    >
      <FormSection title="Details">
        <FormGrid>
          <FormCombobox
            name="projectId"
            label="Project"
            required
            placeholder="Search projects..."
            loadOptions={findProjects}
            selectedOption={chosenProject.choice}
            onPick={(choice) => {
              chosenProject.pick(choice);
              // A task is of its project.
              setValue('taskId', '', { shouldDirty: true });
            }}
          />
          <FormCombobox
            key={projectId}
            name="taskId"
            label="Task"
            clearable
            placeholder="Search tasks..."
            loadOptions={(search, signal) => findTasksOf(projectId, search, signal)}
            selectedOption={chosenTask.choice}
            onPick={chosenTask.pick}
          />
        </FormGrid>
        <FormTextArea name="description" label="Description" required rows={3} />
        <FormGrid>
          <FormDateField name="date" label="Date" required min={firstOpenDay} />
          <FormTextField name="minutes" label="Duration" required hint="1.5, 1:30 or 90m" />
          <FormSelect name="category" label="Category" options={optionsOf(TIME_CATEGORIES)} />
        </FormGrid>
        <FormCheckbox name="billable" label="Billable" />
      </FormSection>
    </EditPage>
  );
}

const LOCKED = { approved: timeMessages.approvedLocked, closed: timeMessages.closedLocked } as const;
