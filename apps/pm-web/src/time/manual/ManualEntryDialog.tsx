import {
  Button,
  Callout,
  DateField,
  Dialog,
  EmptyState,
  Skeleton,
  Stack,
  Text,
  useToast,
} from '@linework/design-system';
import {
  countOf,
  entryDateProblem,
  formatDuration,
  type ListPage,
  MOST_FILTER_VALUES,
  MOST_MANUAL_ENTRIES,
  type ProjectRow,
  type TaskRow,
  timeMessages,
} from '@linework/domain';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { ListPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import { keys } from '../../api/keys';
import { type ApiProblem, toProblem } from '../../api/problem';
import { request } from '../../api/request';
import { useFormat } from '../../format/useFormat';
import { isDeepEqual } from '../../forms/isDeepEqual';
import { ProblemCallout } from '../../forms/ProblemCallout';
import { useClosing } from '../../forms/useClosing';
import { useSession } from '../../session/SessionContext';
import { saveManual } from '../timeApi';
import { useFirstOpenDay } from '../useFirstOpenDay';
import { canWait, keepWaiting } from '../waiting/waitingEntries';
import { KEPT_HERE, waitingWords } from '../waiting/waitingWords';
import {
  emptyRow,
  entriesOf,
  hasTask,
  isBegun,
  isWhole,
  type ManualRow,
  minutesOf,
  rowOfTask,
} from './ManualRow';
import { ManualRowFields, type RowErrors } from './ManualRowFields';
import { useTellSaved } from './useTellSaved';

interface ManualEntryDialogProps {
  /** Time that is known already, in place of a row per task. */
  initial?: { date: string; rows: readonly ManualRow[] };
  onSaved?: () => void;
  onClose: () => void;
}

/** 'Manual Entry' (TIM-06): the time of a day, a row per task. */
export function ManualEntryDialog({ initial, onSaved, onClose }: ManualEntryDialogProps) {
  const format = useFormat();
  const { person, settings } = useSession();
  const firstOpenDay = useFirstOpenDay();
  const [date, setDate] = useState(initial?.date ?? format.todayDate);
  const tasks = useQuery({ ...ownTasksQuery(person.id), enabled: !initial });
  const [changed, setRows] = useState<readonly ManualRow[] | null>(null);
  const [prefilled, setPrefilled] = useState<readonly ManualRow[] | null>(initial?.rows ?? null);
  if (prefilled === null && (tasks.data || tasks.isError)) setPrefilled((tasks.data ?? []).map(rowOfTask));
  const rows = changed ?? prefilled;
  const save = useSave(date, rows ?? [], () => {
    onSaved?.();
    onClose();
  });
  const hasChanges = changed !== null && !isDeepEqual(changed, prefilled);
  const { close, question } = useClosing(hasChanges, onClose);

  const total = (rows ?? []).filter(isWhole);
  const minutes = total.reduce((sum, row) => sum + (minutesOf(row) ?? 0), 0);
  const add = (
    <Button
      icon={<Plus />}
      disabled={(rows?.length ?? 0) >= MOST_MANUAL_ENTRIES}
      onClick={() => setRows([...(rows ?? []), emptyRow()])}
    >
      Add Row
    </Button>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      size="large"
      title="Manual Entry"
      description="Enter time that was not tracked. Rows without a time are left out."
      footer={
        <>
          <Text
            role="status"
            mono
          >{`${countOf('timeEntry', total.length)} · ${formatDuration(minutes)}`}</Text>
          <Button onClick={close}>Cancel</Button>
          <Button variant="solid" tone="accent" busy={save.isSaving} onClick={() => void save.save()}>
            {save.isSaving ? 'Saving...' : 'Save All Entries'}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {save.message && (
          <Callout tone="danger" role="alert">
            {save.message}
          </Callout>
        )}
        <ProblemCallout problem={save.problem} />
        <DateField
          label="Date"
          required
          format={settings.dateFormat}
          today={format.todayDate()}
          min={firstOpenDay}
          value={date}
          onValueChange={setDate}
          error={save.dateError}
        />
        {rows === null && <Skeleton height={160} />}
        {rows?.length === 0 && (
          <EmptyState icon={<ListPlus />} title="No time entries added yet" action={add} />
        )}
        {rows?.map((row, index) => (
          <ManualRowFields
            key={row.id}
            row={row}
            number={index + 1}
            errors={save.errors[row.id] ?? {}}
            onChange={(next) => {
              setRows(rows.map((other) => (other.id === row.id ? next : other)));
              save.forget(row.id);
            }}
            onRemove={() => setRows(rows.filter(({ id }) => id !== row.id))}
          />
        ))}
        {rows !== null && rows.length > 0 && <div>{add}</div>}
      </Stack>
      {question}
    </Dialog>
  );
}

/** The tasks of the person's projects that are still to be done, at most as many as one manual entry saves. */
function ownTasksQuery(personId: string) {
  return queryOptions({
    queryKey: keys.tasks.list({ ofProjectsOf: personId }),
    queryFn: async ({ signal }) => {
      const projects = await request<ListPage<ProjectRow>>('/projects', {
        query: { user: personId, limit: MOST_FILTER_VALUES },
        signal,
      });
      if (projects.rows.length === 0) return [];
      const project = projects.rows.map(({ id }) => id).join(',');
      const query = { project, status: 'pending', limit: MOST_MANUAL_ENTRIES };
      return (await request<ListPage<TaskRow>>('/tasks', { query, signal })).rows;
    },
    // Rows that are being filled in must not change.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

function useSave(date: string, rows: readonly ManualRow[], onSaved: () => void) {
  const { person, settings } = useSession();
  const tellSaved = useTellSaved();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const [dateError, setDateError] = useState<string>();
  const [errors, setErrors] = useState<Record<string, RowErrors>>({});
  const [problem, setProblem] = useState<ApiProblem | null>(null);

  async function save(): Promise<void> {
    const wholes = rows.filter(isWhole);
    const halves = Object.fromEntries(
      rows.filter((row) => isBegun(row) && !isWhole(row)).map((row) => [row.id, missingIn(row)]),
    );
    const wrongDate = entryDateProblem(date, settings.timeClosedThrough) ?? undefined;
    setErrors(halves);
    setDateError(wrongDate);
    setProblem(null);
    const unfinished = Object.keys(halves).length;
    setMessage(
      wholes.length === 0 ? timeMessages.nothingComplete : unfinished > 0 ? halfFilled(unfinished) : null,
    );
    if (unfinished > 0 || wholes.length === 0 || wrongDate) return;
    setSaving(true);
    try {
      tellSaved((await saveManual(entriesOf(date, wholes))).rows);
      onSaved();
    } catch (error) {
      if (canWait(error) && (await keepWaiting(person.id, { date, rows: wholes }))) {
        void queryClient.invalidateQueries({ queryKey: keys.waitingEntries });
        toast({ tone: 'warning', title: waitingWords(wholes), description: KEPT_HERE });
        onSaved();
        return;
      }
      const refused = toProblem(error);
      const found = errorsByRow(refused, wholes);
      const ofDate = refused.errors.find(({ path }) => /^entries\.\d+\.date$/.test(path))?.message;
      setErrors(found);
      setDateError(ofDate);
      if (Object.keys(found).length === 0 && !ofDate) setProblem(refused);
    } finally {
      setSaving(false);
    }
  }

  const forget = (id: string) => {
    setMessage(null);
    setErrors(({ [id]: _, ...others }) => others);
  };
  return { save, isSaving, message, dateError, errors, forget, problem };
}

function halfFilled(rows: number): string {
  return `${rows === 1 ? 'One row is' : `${rows} rows are`} half filled in. Complete or remove what is marked.`;
}

/** What a half-filled row lacks, at its fields. */
function missingIn(row: ManualRow): RowErrors {
  const minutes = minutesOf(row);
  return {
    ...(row.project === null && { project: timeMessages.projectRequired }),
    ...(!hasTask(row) && { task: 'Task selection is required' }),
    ...(row.description.trim() === '' && { description: timeMessages.descriptionRequired }),
    ...(minutes === null
      ? { hours: timeMessages.durationInvalid }
      : minutes <= 0 && { hours: 'Enter a time above 0' }),
  };
}

/** The server's errors, 'entries.0.taskId', at the rows that were sent. */
function errorsByRow(problem: ApiProblem, sent: readonly ManualRow[]): Record<string, RowErrors> {
  const found: Record<string, RowErrors> = {};
  for (const { path, message } of problem.errors) {
    const [, index = '', field = ''] = /^entries\.(\d+)\.(\w+)$/.exec(path) ?? [];
    const row = sent[Number(index)];
    const name = FIELD_OF[field];
    if (index !== '' && row && name) found[row.id] = { ...found[row.id], [name]: message };
  }
  return found;
}

const FIELD_OF: Record<string, keyof RowErrors> = {
  projectId: 'project',
  taskId: 'task',
  description: 'description',
  minutes: 'hours',
};
