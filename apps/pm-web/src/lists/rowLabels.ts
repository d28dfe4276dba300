import { countOf, type EntityKind } from '@linework/domain';

/** What a list's table says of how many rows it has: '1,200 tasks'. */
export function rowLabels(kind: EntityKind) {
  return { rows: (count: number, written?: string) => countOf(kind, count, written) };
}
