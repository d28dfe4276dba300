import { Link as StyledLink, useToast } from '@linework/design-system';
import { type EntityKind, entities } from '@linework/domain';
import { Link, useNavigate } from 'react-router-dom';
import { capitalized } from '../format/capitalized';
import type { SavedState } from '../lists/useReturnedRow';

interface AfterSaveOptions {
  kind: EntityKind;
  isNew: boolean;
  /** Where the list is that shows the row: see `useWayBack`. */
  list: string;
  /** Where a row of this kind is edited. */
  editPath: (id: string) => string;
}

/**
 * What follows a save: back to the list, which brings the row into sight, and a toast that confirms it in words (GEN-10). The
 * toast of a new row links to it, since a long list may not have loaded it.
 *
 * @returns for `useEditForm`'s `onSaved`
 */
export function useAfterSave({ kind, isNew, list, editPath }: AfterSaveOptions) {
  const navigate = useNavigate();
  const toast = useToast();
  return ({ id }: { id: string }, to = list): void => {
    const { noun } = entities[kind];
    const title = `${capitalized(noun)} ${isNew ? 'created' : 'updated'}`;
    const link = (
      <StyledLink asChild>
        <Link to={editPath(id)}>{`Open ${noun}`}</Link>
      </StyledLink>
    );
    toast({ tone: 'success', title, description: isNew && link });
    const state: SavedState = { saved: { id, isNew } };
    navigate(to, { state });
  };
}
