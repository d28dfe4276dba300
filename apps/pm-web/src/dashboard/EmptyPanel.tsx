import { Button, EmptyState } from '@linework/design-system';
import type { DeletableKind } from '@linework/domain';
import { Link } from 'react-router-dom';
import { useAppPath } from '../app/useAppPath';
import { useCan } from '../session/useCan';
import { creationsFor } from '../shell/creations';

export interface EmptyPanelProps {
  /** 'No projects yet' */
  title: string;
  /** What will stand here. */
  description: string;
  /** What to make for that, offered to who may. */
  creates?: DeletableKind;
}

/** A panel without rows: what will stand there, and the way to it. */
export function EmptyPanel({ title, description, creates }: EmptyPanelProps) {
  const path = useAppPath();
  const creation = creationsFor(useCan()).find(({ kind }) => kind === creates);
  return (
    <EmptyState
      title={title}
      description={description}
      action={
        creation && (
          <Button asChild icon={<creation.icon />}>
            <Link to={path(creation.path)}>{creation.label}</Link>
          </Button>
        )
      }
    />
  );
}
