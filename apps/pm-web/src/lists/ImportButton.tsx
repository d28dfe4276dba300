import { IconButton } from '@linework/design-system';
import { type EntityKind, entities, IMPORTED_KINDS } from '@linework/domain';
import { Upload } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useAppPath } from '../app/useAppPath';
import { importPathOf } from '../imports/importPathOf';
import { useCan } from '../session/useCan';

/** 'Import', for who may make rows of a kind that is imported (SRV-04). */
export function ImportButton({ kind }: { kind: EntityKind }) {
  const may = useCan();
  const path = useAppPath();
  const navigate = useNavigate();
  const imported = IMPORTED_KINDS.find((one) => one === kind);
  if (!imported || !may(`${entities[imported].permission}:create`)) return null;
  return (
    <IconButton
      label="Import"
      icon={<Upload />}
      variant="outline"
      onClick={() => navigate(path(importPathOf(imported)))}
    />
  );
}
