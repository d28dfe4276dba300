import { Button } from '@linework/design-system';
import type { Permission } from '@linework/domain';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAppPath } from '../app/useAppPath';
import { useCan } from '../session/useCan';

interface NewButtonProps {
  permission: Permission;
  to: string;
  children: ReactNode;
}

/** The page's main action, for who may: 'New Task'. */
export function NewButton({ permission, to, children }: NewButtonProps) {
  const path = useAppPath();
  const may = useCan();
  if (!may(permission)) return null;
  return (
    <Button asChild variant="solid" tone="accent" icon={<Plus />}>
      <Link to={path(to)}>{children}</Link>
    </Button>
  );
}
