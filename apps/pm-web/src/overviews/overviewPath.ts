import { entities, type ViewedKind } from '@linework/domain';

/** What the page to read of one thing asks for, below the API's prefix. */
export function overviewPath(kind: ViewedKind, id: string): string {
  return `/${entities[kind].resource}/${encodeURIComponent(id)}/overview`;
}
