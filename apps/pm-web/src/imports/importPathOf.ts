import { entities, type ImportedKind } from '@linework/domain';

/** Where rows of a kind are imported, below the app's prefix. */
export function importPathOf(kind: ImportedKind): string {
  return `/import?kind=${entities[kind].resource}`;
}
