import { Avatar, ListRow, LoadBar, Text } from '@linework/design-system';
import {
  countOf,
  formatNumber,
  MOST_LOAD_TASKS,
  type ProjectOverview,
  type TeamLoad,
} from '@linework/domain';
import { Link } from 'react-router-dom';
import { useAppPath } from '../../app/useAppPath';
import { PanelCard } from '../../overviews/PanelCard';

interface LoadRowProps {
  projectId: string;
  load: TeamLoad;
  /** Where all bars end, hours. */
  scale: number;
}

interface TeamLoadCardProps {
  project: ProjectOverview;
  team: readonly TeamLoad[];
}

/** Who is on the project, and how much of it is planned for each this week: domain's plannedUntil says what counts. */
export function TeamLoadCard({ project, team }: TeamLoadCardProps) {
  const sum = (of: (load: TeamLoad) => number) => team.reduce((total, load) => total + of(load), 0);
  const scale = Math.max(
    ...team.map(({ plannedHours, hoursPerWeek }) => Math.max(plannedHours, hoursPerWeek)),
  );
  return (
    <PanelCard
      title="Team load"
      description={
        project.loadIsCapped
          ? `Of the ${formatNumber(MOST_LOAD_TASKS)} open tasks that are due first, those due this week`
          : 'Due this week on this project, of hours a week'
      }
      action={
        team.length > 0 && (
          <Text mono tone="secondary">
            {hoursOf(
              sum(({ plannedHours }) => plannedHours),
              sum(({ hoursPerWeek }) => hoursPerWeek),
            )}
          </Text>
        )
      }
      emptyTitle="Nobody is on the team yet"
      isEmpty={team.length === 0}
    >
      {team.map((load) => (
        <LoadRow key={load.id} projectId={project.id} load={load} scale={scale} />
      ))}
    </PanelCard>
  );
}

/** A row leads to the person's tasks of the project. */
function LoadRow({ projectId, load, scale }: LoadRowProps) {
  const path = useAppPath();
  const { id, name, initials, role, openTasks, plannedHours, hoursPerWeek } = load;
  const over = plannedHours - hoursPerWeek;
  return (
    <ListRow
      asChild
      leading={<Avatar name={name} initials={initials} decorative />}
      title={name}
      meta={
        <>
          {`${role} · ${formatNumber(openTasks)} open`}
          {over > 0 && <Text size="small" tone="danger">{` · ${formatNumber(over, 1)} h too many`}</Text>}
        </>
      }
      trailing={
        <>
          <Text mono tone={over > 0 ? 'danger' : 'secondary'}>
            {hoursOf(plannedHours, hoursPerWeek)}
          </Text>
          <LoadBar
            label={`Load of ${name}`}
            value={plannedHours}
            capacity={hoursPerWeek}
            max={scale}
            valueText={`${formatNumber(plannedHours, 1)} of ${formatNumber(hoursPerWeek, 1)} hours, ${countOf('task', openTasks)} open`}
          />
        </>
      }
    >
      <Link to={path(`/tasks?project=${projectId}&user=${id}`)} />
    </ListRow>
  );
}

/** '34 / 40 h' */
function hoursOf(planned: number, capacity: number): string {
  return `${formatNumber(planned, 1)} / ${formatNumber(capacity, 1)} h`;
}
