import { type EntityKind, entities } from '@linework/domain';
import { useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { PreviousPage } from '../app/PreviousPage';

/** The state of a navigation from a form to its list, after a save. */
export interface SavedState {
  saved: { id: string; isNew: boolean };
}

export interface ReturnedRow {
  id: string;
  /** Undefined where the form was left without a save. */
  saved?: 'created' | 'updated';
}

/** The row of a list whose form or page the person comes from, by Save, Cancel or the browser's Back; null where they come from elsewhere. */
export function useReturnedRow(kind: EntityKind): ReturnedRow | null {
  const { state } = useLocation();
  const before = useContext(PreviousPage);
  const { page } = entities[kind];
  const isFromRow = ['edit', 'new', 'view'].some((name) => before?.pathname.endsWith(`${page}/${name}`));
  if (!before || !isFromRow) return null;
  if (isSaved(state)) return { id: state.saved.id, saved: state.saved.isNew ? 'created' : 'updated' };
  const id = new URLSearchParams(before.search).get('id');
  return id === null ? null : { id };
}

function isSaved(state: unknown): state is SavedState {
  return typeof state === 'object' && state !== null && 'saved' in state;
}
