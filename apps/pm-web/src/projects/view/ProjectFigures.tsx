import { Link as DesignLink, Figure, FigureStrip, Meter } from '@linework/design-system';
import {
  budgetForecast,
  daysBetween,
  formatNumber,
  type ProjectOverview,
  sharePercent,
} from '@linework/domain';
import { Link } from 'react-router-dom';
import { useAppPath } from '../../app/useAppPath';
import { useFormat } from '../../format/useFormat';
import { budgetTone } from '../budgetTone';
import { budgetNote } from './budgetNote';

interface ProjectFiguresProps {
  project: ProjectOverview;
}

/** How far it is, what it has used of budget and hours, as far as the person sees these, and what is due next. */
export function ProjectFigures({ project }: ProjectFiguresProps) {
  return (
    <FigureStrip>
      <Progress project={project} />
      {typeof project.budgetUsedMinor === 'number' && (
        <BudgetUsed project={project} usedMinor={project.budgetUsedMinor} />
      )}
      {project.hours !== undefined && <Hours project={project} hours={project.hours} />}
      <NextDue project={project} />
    </FigureStrip>
  );
}

function Progress({ project }: ProjectFiguresProps) {
  const { progress, completedTasks, taskCount, status } = project;
  const open = taskCount - completedTasks;
  const counted = `${formatNumber(completedTasks)} of ${formatNumber(taskCount)} tasks`;
  return (
    <Figure
      label="Progress"
      value={`${progress} %`}
      detail={counted}
      meter={
        <Meter
          label="Progress"
          value={progress}
          valueText={`${progress} %, ${counted}`}
          tone={status === 'Completed' ? 'success' : 'accent'}
        />
      }
      note={taskCount === 0 ? 'No tasks yet' : open === 0 ? 'All done' : `${formatNumber(open)} still open`}
    />
  );
}

function BudgetUsed({ project, usedMinor }: ProjectFiguresProps & { usedMinor: number }) {
  const format = useFormat();
  const { budgetMinor, lastFourWeeksMinor = 0 } = project;
  if (!budgetMinor)
    return <Figure label="Budget used" value={format.moneyRounded(usedMinor)} note="No budget is set" />;
  const budget = { budgetMinor, budgetUsedMinor: usedMinor, lastFourWeeksMinor };
  const { usedPercent } = budgetForecast(budget, format.todayDate());
  const percent = usedPercent ?? 0;
  const amounts = `${format.moneyRounded(usedMinor)} of ${format.moneyRounded(budgetMinor)}`;
  const { text, tone } = budgetNote({ ...project, ...budget }, format);
  return (
    <Figure
      label="Budget used"
      value={`${percent} %`}
      detail={amounts}
      meter={
        <Meter
          label="Budget used"
          value={percent}
          valueText={`${percent} %, ${amounts}`}
          tone={budgetTone(percent)}
        />
      }
      note={text}
      noteTone={tone}
    />
  );
}

function Hours({ project, hours }: ProjectFiguresProps & { hours: number }) {
  const { estimatedHours, minutesThisWeek = 0, minutesLastWeek = 0 } = project;
  const estimated =
    estimatedHours > 0 ? `of ${formatNumber(estimatedHours, 1)} h estimated` : 'h, nothing estimated';
  return (
    <Figure
      label="Hours"
      value={formatNumber(hours, 1)}
      detail={estimated}
      meter={
        estimatedHours > 0 && (
          <Meter
            label="Hours"
            value={sharePercent(hours, estimatedHours)}
            valueText={`${formatNumber(hours, 1)} ${estimated}`}
            tone={hours > estimatedHours ? 'warning' : 'accent'}
          />
        )
      }
      note={`${formatNumber(minutesThisWeek / 60, 1)} h this week, ${formatNumber(minutesLastWeek / 60, 1)} h last week`}
    />
  );
}

/** How long until the first open task is due; one that should have been done says so in words. */
function NextDue({ project }: ProjectFiguresProps) {
  const path = useAppPath();
  const format = useFormat();
  const [next] = project.nextTasks;
  if (!next?.dueDate) return <Figure label="Next due" value="–" note="No open task has a due date" />;
  const days = daysBetween(format.todayDate(), next.dueDate);
  const date = format.date(next.dueDate);
  const isLate = format.isOverdue(next);
  return (
    <Figure
      label="Next due"
      value={days === 0 ? 'Today' : `${formatNumber(Math.abs(days))} d`}
      detail={
        <DesignLink asChild tone="quiet">
          <Link to={path(`/tasks?task=${next.id}`)}>{next.title}</Link>
        </DesignLink>
      }
      note={isLate ? `Overdue since ${date}` : `Due ${date}`}
      noteTone={isLate ? 'danger' : undefined}
    />
  );
}
