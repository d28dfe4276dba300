import { countOf, entities, entityKinds, formatNumber, type TrashEntry } from '@linework/domain';
import { capitalized } from '../format/capitalized';

/** 'Spillway gate', or 'Spillway gate and 41 more' for what was deleted together. */
export function entryName({ name, rowCount }: Pick<TrashEntry, 'name' | 'rowCount'>): string {
  return rowCount > 1 ? `${name} and ${formatNumber(rowCount - 1)} more` : name;
}

/** 'Client', '42 tasks' */
export function entryKind({ kind, rowCount }: Pick<TrashEntry, 'kind' | 'rowCount'>): string {
  const words = rowCount > 1 ? countOf(kind, rowCount) : entities[kind].noun;
  return capitalized(words);
}

/** '3 projects and 41 tasks'; null where nothing went along. */
export function alongText({ along }: Pick<TrashEntry, 'along'>): string | null {
  const parts = entityKinds.flatMap((kind) => {
    const count = along[entities[kind].resource] ?? 0;
    return count > 0 ? [countOf(kind, count)] : [];
  });
  return parts.length > 0 ? new Intl.ListFormat('en-US').format(parts) : null;
}

/** '12 days left'. The server removes by the hour, and keeps what is still named: a person whom tasks are assigned to. */
export function daysLeftText(days: number): string {
  if (days === 0) return 'Due for removal';
  return days === 1 ? '1 day left' : `${days} days left`;
}

/** Where the restored rows are seen: one on its form, where it has one, others on their list. */
export function restoredPath({ kind, rowId, rowCount }: TrashEntry): string {
  const { page, hasForm } = entities[kind];
  return rowCount > 1 || !hasForm ? page : `${page}/edit?id=${rowId}`;
}
