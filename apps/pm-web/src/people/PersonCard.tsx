import { Avatar, Button, Card, Link, Progress, Stack, Text } from '@linework/design-system';
import { ACCESS_ROLE_LABELS, type PersonRow, sharePercent } from '@linework/domain';
import { FolderOpen, ListTodo, Mail, Phone, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useAppPath } from '../app/useAppPath';
import { useFormat } from '../format/useFormat';
import { CardActions } from '../lists/CardActions';
import { useSession } from '../session/SessionContext';
import { PersonStatusBadge } from './PersonStatusBadge';

interface PersonCardProps {
  person: PersonRow;
  onDelete: () => void;
}

/** Somebody of the workspace (USR-01): how to reach them, since when they are here, what they work on. */
export function PersonCard({ person, onDelete }: PersonCardProps) {
  const path = useAppPath();
  const format = useFormat();
  const session = useSession();
  const edit = path(`/users/edit?id=${person.id}`);
  const isColleague = person.accessRole !== 'client';
  return (
    <Card
      title={
        <Stack direction="row" gap={8}>
          <Avatar name={person.name} initials={person.initials} size="large" decorative />
          <Link asChild tone="quiet">
            <RouterLink to={edit}>{person.name}</RouterLink>
          </Link>
          {person.id === session.person.id && (
            <Text size="small" tone="muted">
              you
            </Text>
          )}
        </Stack>
      }
      headingLevel={2}
      description={[person.jobRole, person.department, person.clientName].filter(Boolean).join(' · ')}
      action={<PersonStatusBadge status={person.status} />}
      footer={
        <CardActions kind="person" name={person.name} editPath={edit} onDelete={onDelete}>
          {isColleague && (
            <>
              <CardLink to={path(`/projects?user=${person.id}`)} icon={<FolderOpen />} of={person.name}>
                Projects {person.projectCount}
              </CardLink>
              <CardLink to={path(`/tasks?user=${person.id}`)} icon={<ListTodo />} of={person.name}>
                Tasks {person.taskCount}
              </CardLink>
            </>
          )}
        </CardActions>
      }
    >
      <Stack gap={12}>
        <Stack gap={4}>
          <Fact icon={<Mail size={14} aria-hidden />}>
            <Link tone="quiet" href={`mailto:${person.email}`}>
              {person.email}
            </Link>
          </Fact>
          {person.phone !== '' && (
            <Fact icon={<Phone size={14} aria-hidden />}>
              <Link tone="quiet" href={`tel:${person.phone}`}>
                {person.phone}
              </Link>
            </Fact>
          )}
          <Fact icon={<ShieldCheck size={14} aria-hidden />}>
            {ACCESS_ROLE_LABELS[person.accessRole]}{' '}
            <Text tone="muted">
              {person.startDate && `since ${format.date(person.startDate)}`}
              {!person.hasAccount && ' · no account yet'}
            </Text>
          </Fact>
        </Stack>
        {isColleague && <TasksDone person={person} />}
      </Stack>
    </Card>
  );
}

/** '44/58' and its share as a bar. */
function TasksDone({ person }: { person: PersonRow }) {
  const { completedTasks, taskCount, name } = person;
  const percent = sharePercent(completedTasks, taskCount);
  return (
    <Stack gap={4}>
      <Stack direction="row" gap={8} justify="between">
        <Text size="small" tone="secondary">
          Tasks done
        </Text>
        <Text size="small" tone="secondary">
          {completedTasks}/{taskCount} · {percent} %
        </Text>
      </Stack>
      <Progress
        size="small"
        value={percent}
        label={`Completed tasks of ${name}`}
        tone={percent === 100 ? 'success' : 'accent'}
      />
    </Stack>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Text tone="secondary" size="small">
      <Stack direction="row" gap={8}>
        {icon}
        <Text truncate>{children}</Text>
      </Stack>
    </Text>
  );
}

interface CardLinkProps {
  to: string;
  icon: ReactNode;
  /** Whose: 'Projects 6 of Ola Eriksen' */
  of: string;
  children: ReactNode[];
}

function CardLink({ to, icon, of, children }: CardLinkProps) {
  return (
    <Button asChild variant="ghost" size="small" icon={icon}>
      <RouterLink to={to} aria-label={`${children.join('')} of ${of}`}>
        {children}
      </RouterLink>
    </Button>
  );
}
