import { FiguresTable, Link, Stack, Text } from '@linework/design-system';
import { type WeekDay, type WeekLine, type weekSheet, writeDuration } from '@linework/domain';
import { Link as RouterLink } from 'react-router-dom';
import { useAppPath } from '../../app/useAppPath';
import { useFormat } from '../../format/useFormat';
import { useSession } from '../../session/SessionContext';
import { entriesPath } from '../entries/entriesPath';

/** Hours of a week by task and day with their sums, each leading to its entries, and how far each day is on its way. */
export function WeekTable({ sheet }: { sheet: ReturnType<typeof weekSheet> }) {
  const { lines, days, minutes } = sheet;
  if (lines.length === 0) return null;
  return (
    <FiguresTable
      label="Hours of the week by task and day"
      columns={[
        { id: 'name', header: 'Task' },
        ...days.map(({ date }) => ({ id: date, header: shortDay(date), numeric: true })),
        { id: 'total', header: 'Total', numeric: true },
      ]}
      rows={[
        ...lines.map((line) => ({
          id: `${line.projectId} ${line.taskId}`,
          cells: {
            name: <LineName line={line} />,
            ...Object.fromEntries(
              days.map((day, at) => [
                day.date,
                <Figure key={day.date} day={day} line={line} minutes={line.minutes[at] ?? 0} />,
              ]),
            ),
            total: figure(line.minutes.reduce((sum, each) => sum + each, 0)),
          },
        })),
        {
          id: 'mark',
          cells: {
            name: 'Status',
            ...Object.fromEntries(days.map(({ date, mark }) => [date, mark ? MARKS[mark] : ''])),
            total: '',
          },
        },
      ]}
      total={{
        name: 'Total',
        ...Object.fromEntries(days.map((day) => [day.date, figure(day.minutes)])),
        total: figure(minutes),
      }}
    />
  );
}

function LineName({ line: { taskTitle, projectName } }: { line: WeekLine }) {
  return (
    <Stack gap={0}>
      <Text strong>{taskTitle ?? 'No task'}</Text>
      <Text size="small" tone="secondary">
        {projectName}
      </Text>
    </Stack>
  );
}

interface FigureProps {
  day: WeekDay;
  line: WeekLine;
  minutes: number;
}

/** The time of a task on a day: a way to its entries. */
function Figure({
  day: { date },
  line: { projectId, taskId, taskTitle, projectName },
  minutes,
}: FigureProps) {
  const path = useAppPath();
  const format = useFormat();
  const { person } = useSession();
  if (minutes === 0) return '';
  const filters = { date: `${date}..${date}`, project: projectId, task: taskId, user: person.id };
  return (
    <Link asChild tone="quiet">
      <RouterLink
        to={path(entriesPath(filters))}
        aria-label={`${figure(minutes)}, ${taskTitle ?? projectName}, ${format.day(date)}`}
      >
        {figure(minutes)}
      </RouterLink>
    </Link>
  );
}

/** Nothing where nothing was recorded: on a phone such a day is left out. */
function figure(minutes: number): string {
  return minutes === 0 ? '' : writeDuration(minutes);
}

/** 'Mon 16' */
function shortDay(date: string): string {
  return SHORT_DAY.format(new Date(`${date}T00:00:00Z`)).replace(',', '');
}

const SHORT_DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'short', day: 'numeric' });

const MARKS = { stopped: 'Open', submitted: 'Submitted', approved: 'Approved' } as const;
