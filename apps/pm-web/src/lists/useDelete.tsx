import { AlertDialog, useToast } from '@linework/design-system';
import { countOf, type DeletableKind, entities, entityKinds, lockedTimeProblem } from '@linework/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { type DeletionPreview, deletionApi, undoDeletion } from '../api/entityApi';
import { toProblem } from '../api/problem';
import { touchedKeys } from '../api/touchedKeys';

interface DeleteOptions {
  kind: DeletableKind;
  /** After the server has deleted it, before the Undo is taken. */
  onDeleted?: (id: string) => void;
}

export interface DeletedRow {
  id: string;
  name: string;
  /** As the person saw it. */
  version: number;
}

export interface Deleting {
  /** Asks about a row; nothing happens until the person confirms. */
  ask: (row: DeletedRow) => void;
  /** Put it somewhere in the page. */
  dialog: ReactNode;
}

/**
 * Deleting as GEN-12 wants it: a confirmation that names what is deleted and what goes with it, then an Undo that brings
 * back exactly that.
 *
 * @example
 * const deleting = useDelete({ kind: 'client' });
 * <Button onClick={() => deleting.ask(client)}>Delete</Button> {deleting.dialog}
 */
export function useDelete({ kind, onDeleted }: DeleteOptions): Deleting {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [row, setRow] = useState<DeletedRow | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const preview = useQuery({
    ...deletionApi(kind).deletionPreview(row?.id ?? ''),
    // Not of a row that is being deleted: what others hear of it would ask for it once more, and it is gone.
    enabled: isOpen && row !== null && !isDeleting,
  });

  const refresh = (id: string) => {
    for (const queryKey of touchedKeys({ entity: kind, ids: [id] }))
      void queryClient.invalidateQueries({ queryKey });
  };

  const undo = async (deletionId: string, deleted: DeletedRow) => {
    try {
      await undoDeletion(deletionId);
      refresh(deleted.id);
      toast({ title: `“${deleted.name}” is back` });
    } catch (error) {
      toast({
        tone: 'danger',
        title: `“${deleted.name}” could not be brought back`,
        description: toProblem(error).detail,
      });
    }
  };

  // The same function always: every row of a table holds it, and would be drawn again for another.
  const ask = useCallback((asked: DeletedRow) => {
    setRow(asked);
    setDeleting(false);
    setOpen(true);
  }, []);

  const confirm = async () => {
    if (!row) return;
    setDeleting(true);
    try {
      const { deletionId } = await deletionApi(kind).remove(row.id, row.version);
      refresh(row.id);
      onDeleted?.(row.id);
      toast({
        title: `“${row.name}” deleted`,
        action: { label: 'Undo', onAction: () => void undo(deletionId, row) },
        duration: 10_000,
      });
    } catch (error) {
      const problem = toProblem(error);
      const version = problem.status === 412 ? versionOf(problem.current) : undefined;
      if (version !== undefined) {
        // The next press means the row as it is now.
        setRow({ ...row, version });
        refresh(row.id);
      }
      // The dialog stays open and shows the message.
      setDeleting(false);
      throw new Error(version === undefined ? problem.detail : CHANGED, { cause: error });
    }
  };

  const refusal = preview.data ? lockedTimeProblem(kind, preview.data) : null;

  return {
    ask,
    dialog: row && (
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={`Delete ${entities[kind].noun} “${row.name}”?`}
        description={refusal ?? consequence(preview.data)}
        loading={preview.isLoading}
        confirmLabel="Delete"
        confirmDisabled={refusal !== null}
        onConfirm={confirm}
      />
    ),
  };
}

function versionOf(stored: unknown): number | undefined {
  return (stored as { version?: number } | null | undefined)?.version;
}

/** 'Deleted with it: 2 projects (Spillway gate renewal, Quay 4) and 12 tasks. ...' */
export function consequence(preview: DeletionPreview | undefined): string {
  if (!preview) return UNDO;
  const parts = entityKinds.flatMap((kind) => {
    const { resource } = entities[kind];
    const count = preview.counts[resource] ?? 0;
    if (count === 0) return [];
    const names = preview.names[resource] ?? [];
    // All of them or none: a list that breaks off says less than the count.
    const named = names.length === count && count <= MOST_NAMES ? ` (${names.join(', ')})` : '';
    return [`${countOf(kind, count)}${named}`];
  });
  if (parts.length === 0) return `Nothing else goes with it. ${UNDO}`;
  return `Deleted with it: ${new Intl.ListFormat('en-US').format(parts)}. ${UNDO}`;
}

/** As many as are read before the button is pressed. */
const MOST_NAMES = 5;

const CHANGED = 'Somebody else has changed it in the meantime. Press Delete again to delete it as it is now.';

const UNDO = 'You can undo this right afterwards.';
