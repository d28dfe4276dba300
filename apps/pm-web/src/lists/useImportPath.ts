import { type EntityKind, entities, IMPORTED_KINDS } from '@linework/domain';
import { useAppPath } from '../app/useAppPath';
import { importPathOf } from '../imports/importPathOf';
import { useCan } from '../session/useCan';

/** Where rows of a kind are imported, for who may make them (SRV-04). */
export function useImportPath(kind: EntityKind): string | undefined {
  const may = useCan();
  const path = useAppPath();
  const imported = IMPORTED_KINDS.find((one) => one === kind);
  return imported && may(`${entities[imported].permission}:create`)
    ? path(importPathOf(imported))
    : undefined;
}
