import { Progress, Stack, Text } from '@linework/design-system';
import type { DataTableColumn } from '@linework/design-system/table';
import { PROJECT_STATUSES, type ProjectRow } from '@linework/domain';
import { useMemo } from 'react';
import { useAppPath } from '../app/useAppPath';
import { useFormat } from '../format/useFormat';
import { useCan } from '../session/useCan';
import { ProjectStatusBadge } from './ProjectStatusBadge';

/**
 * The table of projects (PRJ-03). Ids are the names of the list's sorts. The client stands only where there are several;
 * money only for those who may see it.
 */
export function useProjectColumns({ withClient }: { withClient: boolean }): DataTableColumn<ProjectRow>[] {
  const path = useAppPath();
  const format = useFormat();
  const may = useCan();
  const withBudget = may('budget:read');
  return useMemo(
    () => [
      {
        id: 'name',
        header: 'Project',
        value: ({ name }) => name,
        href: ({ id }) => path(`/projects/edit?id=${id}`),
        emphasis: 'strong',
        grow: 2,
        minWidth: 200,
        phone: 'title',
      },
      {
        id: 'client',
        header: 'Client',
        value: ({ clientName }) => clientName,
        emphasis: 'muted',
        grow: 1.3,
        minWidth: 140,
        hidden: !withClient,
        phone: withClient ? 'meta' : 'hidden',
      },
      {
        id: 'status',
        header: 'Status',
        value: ({ status }) => status,
        order: ({ status }) => PROJECT_STATUSES.indexOf(status),
        cell: ({ status }) => <ProjectStatusBadge status={status} />,
        width: 116,
        phone: 'trailing',
      },
      {
        id: 'progress',
        header: 'Progress',
        value: ({ progress }) => `${progress} %`,
        cell: ({ name, progress, status }) => (
          <ProgressCell name={name} progress={progress} isDone={status === 'Completed'} />
        ),
        width: 124,
        phone: 'hidden',
      },
      {
        id: 'tasks',
        header: 'Tasks',
        value: ({ completedTasks, taskCount }) => `${completedTasks}/${taskCount}`,
        mono: true,
        align: 'end',
        width: 72,
        minWidth: 64,
        hideBelow: 1040,
        phone: 'hidden',
      },
      {
        id: 'budget',
        header: 'Budget',
        kind: 'number',
        value: ({ budgetMinor }) => budgetMinor,
        text: ({ budgetMinor }) => format.moneyRounded(budgetMinor),
        width: 116,
        hideBelow: 770,
        hidden: !withBudget,
        phone: 'hidden',
      },
      {
        id: 'startDate',
        header: 'Timeline',
        kind: 'date',
        value: ({ startDate }) => startDate,
        text: ({ startDate, endDate }) => `${format.date(startDate)} – ${format.date(endDate)}`,
        width: 200,
        hideBelow: 970,
        phone: withClient ? 'hidden' : 'meta',
      },
      {
        id: 'team',
        header: 'Team',
        kind: 'number',
        value: ({ teamSize }) => teamSize,
        width: 68,
        minWidth: 64,
        hideBelow: 1110,
        phone: 'hidden',
      },
    ],
    [path, format, withClient, withBudget],
  );
}

function ProgressCell({ name, progress, isDone }: { name: string; progress: number; isDone: boolean }) {
  return (
    <Stack direction="row" gap={8}>
      <Progress
        size="small"
        value={progress}
        label={`Progress of ${name}`}
        tone={isDone ? 'success' : 'accent'}
      />
      <Text size="small" mono>
        {`${progress}%`.padStart(4, FIGURE_SPACE)}
      </Text>
    </Stack>
  );
}

/** As wide as a digit, so that the bars end alike. */
const FIGURE_SPACE = '\u00a0';
