import { Button, IconButton, Stack } from '@linework/design-system';
import { entities } from '@linework/domain';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCan } from '../session/useCan';
import type { RowMenuProps } from './RowMenu';

interface CardActionsProps extends Pick<RowMenuProps, 'kind' | 'name' | 'editPath' | 'onDelete'> {
  /** What stands before Edit. */
  children?: ReactNode;
}

/** The foot of a row's card: what `RowMenu` is in a table. */
export function CardActions({ kind, name, editPath, onDelete, children }: CardActionsProps) {
  const may = useCan();
  return (
    <Stack direction="row" gap={4}>
      {children}
      {may(`${entities[kind].permission}:update`) && (
        <Button asChild variant="ghost" size="small" icon={<Pencil />}>
          <Link to={editPath} aria-label={`Edit ${name}`}>
            Edit
          </Link>
        </Button>
      )}
      {may(`${entities[kind].permission}:delete`) && (
        <IconButton size="small" label={`Delete ${name}`} icon={<Trash2 />} onClick={onDelete} />
      )}
    </Stack>
  );
}
