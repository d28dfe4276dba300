import { Avatar, Progress, Stack, Text } from '@linework/design-system';
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
  const withLead = may('team:read');
  return useMemo(
    () => [
      {
        id: 'name',
        header: 'Project',
        value: ({ name }) => name,
        href: ({ id }) => path(`/projects/view?id=${id}`),
        emphasis: 'strong',
        width: 260,
        minWidth: 180,
        grow: 2,
        phone: 'title',
      },
      ...(withClient ? [clientColumn] : []),
      {
        id: 'status',
        header: 'Status',
        value: ({ status }) => status,
        order: ({ status }) => PROJECT_STATUSES.indexOf(status),
        cell: ({ status }) => <ProjectStatusBadge status={status} />,
        // 'IN PROGRESS' in Dracula's letters.
        width: 130,
        minWidth: 112,
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
        yields: 2,
        phone: 'hidden',
      },
      ...(withBudget
        ? [
            {
              id: 'budget',
              header: 'Budget',
              kind: 'number' as const,
              value: ({ budgetMinor }: ProjectRow) => budgetMinor,
              text: ({ budgetMinor }: ProjectRow) => format.moneyRounded(budgetMinor),
              width: 116,
              yields: 4,
              phone: 'hidden' as const,
            },
          ]
        : []),
      {
        id: 'startDate',
        header: 'Timeline',
        kind: 'date',
        value: ({ startDate }) => startDate,
        text: ({ startDate, endDate }) => `${format.date(startDate)} – ${format.date(endDate)}`,
        width: 200,
        yields: 3,
        phone: withClient ? 'hidden' : 'meta',
      },
      {
        id: 'team',
        header: 'Team',
        kind: 'number',
        value: ({ teamSize }) => teamSize,
        width: 68,
        minWidth: 64,
        yields: 2,
        phone: 'hidden',
      },
      ...(withLead ? [leadColumn] : []),
    ],
    [path, format, withClient, withBudget, withLead],
  );
}

const clientColumn: DataTableColumn<ProjectRow> = {
  id: 'client',
  header: 'Client',
  value: ({ clientName }) => clientName,
  emphasis: 'muted',
  width: 170,
  minWidth: 120,
  grow: 1.3,
  phone: 'meta',
};

const leadColumn: DataTableColumn<ProjectRow> = {
  id: 'lead',
  header: 'Lead',
  value: ({ leadName }) => leadName ?? null,
  before: ({ leadName }) => <Avatar size="small" name={leadName ?? ''} decorative />,
  placeholder: 'Nobody',
  width: 150,
  minWidth: 120,
  // Before all others: the original columns of this list stay.
  yields: 1,
  phone: 'hidden',
};

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
