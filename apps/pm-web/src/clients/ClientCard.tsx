import { Button, Card, Link, Progress, Stack, Text } from '@linework/design-system';
import type { ClientRow } from '@linework/domain';
import { FolderOpen } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { useAppPath } from '../app/useAppPath';
import { CardActions } from '../lists/CardActions';
import { ProjectStatusBadge } from '../projects/ProjectStatusBadge';
import { ClientStatusBadge } from './ClientStatusBadge';
import { ReachByMail, ReachByPhone } from './Reach';

interface ClientCardProps {
  client: ClientRow;
  onDelete: () => void;
}

/** A client of the grid (CLI-02): how to reach them, and up to three of their projects. */
export function ClientCard({ client, onDelete }: ClientCardProps) {
  const path = useAppPath();
  const more = client.projectCount - client.projects.length;
  return (
    <Card
      title={
        <Link asChild tone="quiet">
          <RouterLink to={path(`/clients/view?id=${client.id}`)}>{client.name}</RouterLink>
        </Link>
      }
      headingLevel={2}
      description={client.contactName}
      footer={
        <CardActions
          kind="client"
          name={client.name}
          editPath={path(`/clients/edit?id=${client.id}`)}
          onDelete={onDelete}
        >
          <Button asChild variant="ghost" size="small" icon={<FolderOpen />}>
            <RouterLink
              to={path(`/projects?client=${client.id}`)}
              aria-label={`View projects of ${client.name}`}
            >
              View projects
            </RouterLink>
          </Button>
        </CardActions>
      }
    >
      <Stack gap={12}>
        <div>
          <ClientStatusBadge status={client.status} />
        </div>
        <Stack gap={4}>
          <ReachByMail email={client.email} />
          <ReachByPhone phone={client.phone} />
        </Stack>
        <Stack gap={12}>
          {client.projects.map((project) => (
            <Stack key={project.id} gap={4}>
              <Stack direction="row" gap={8} justify="between">
                <Text truncate>{project.name}</Text>
                <ProjectStatusBadge status={project.status} />
              </Stack>
              <Progress
                size="small"
                value={project.progress}
                label={`Progress of ${project.name}`}
                tone={project.status === 'Completed' ? 'success' : 'accent'}
              />
            </Stack>
          ))}
          {client.projectCount === 0 && (
            <Text size="small" tone="muted">
              No projects yet
            </Text>
          )}
          {more > 0 && (
            <Text size="small" tone="muted">
              +{more} more {more === 1 ? 'project' : 'projects'}
            </Text>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}
