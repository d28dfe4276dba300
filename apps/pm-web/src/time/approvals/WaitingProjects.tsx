import { Stack, Text } from '@linework/design-system';
import type { WaitingGroup, WaitingProject } from '@linework/domain';
import { useId } from 'react';
import { WaitingCard } from './WaitingCard';

interface WaitingProjectsProps {
  /** Null where all projects are of one sort, which needs no heading. */
  title: string | null;
  projects: readonly WaitingProject[];
  onSendBack: (group: WaitingGroup) => void;
}

/** A part of the page: a card a project. */
export function WaitingProjects({ title, projects, onSendBack }: WaitingProjectsProps) {
  const headingId = useId();
  const cards = projects.map((project) => (
    <WaitingCard
      key={project.projectId}
      project={project}
      headingLevel={title === null ? 2 : 3}
      onSendBack={onSendBack}
    />
  ));
  if (title === null) return <Stack gap={16}>{cards}</Stack>;
  return (
    <Stack gap={12} role="group" aria-labelledby={headingId}>
      <Text asChild strong size="lead">
        <h2 id={headingId}>{title}</h2>
      </Text>
      <Stack gap={16}>{cards}</Stack>
    </Stack>
  );
}
