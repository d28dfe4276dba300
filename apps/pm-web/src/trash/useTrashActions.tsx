import { AlertDialog, useToast } from '@linework/design-system';
import { entities, type TrashEntry } from '@linework/domain';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { keys } from '../api/keys';
import { toProblem } from '../api/problem';
import { touchedKeys } from '../api/touchedKeys';
import { useAppPath } from '../app/useAppPath';
import { trashApi } from './trashApi';
import { alongText, entryName, restoredPath } from './trashWords';

interface TrashActions {
  restore: (entry: TrashEntry) => Promise<void>;
  /** Of the entry that is being restored. */
  restoringId: string | null;
  /** Asks first. */
  deleteForGood: (entry: TrashEntry) => void;
  /** Put it somewhere in the page. */
  dialog: ReactNode;
}

/** Restoring from the trash, and deleting for good after a confirmation (GEN-12). */
export function useTrashActions(): TrashActions {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const path = useAppPath();
  const toast = useToast();
  const [restoringId, setRestoringId] = useState<string | null>(null);
  const [asked, setAsked] = useState<TrashEntry | null>(null);
  const [isOpen, setOpen] = useState(false);

  const restore = async (entry: TrashEntry) => {
    setRestoringId(entry.id);
    try {
      await trashApi.restore(entry.id);
      await Promise.all(
        touchedKeys({ entity: entry.kind, ids: [entry.rowId] }).map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
      toast({
        tone: 'success',
        title: `“${entryName(entry)}” restored`,
        action: { label: 'Open', onAction: () => void navigate(path(restoredPath(entry))) },
      });
    } catch (error) {
      toast({
        tone: 'danger',
        title: `“${entryName(entry)}” could not be restored`,
        description: toProblem(error).detail,
      });
      await queryClient.invalidateQueries({ queryKey: keys.trash });
    } finally {
      setRestoringId(null);
    }
  };

  const confirm = async () => {
    if (!asked) return;
    try {
      await trashApi.deleteForGood(asked.id);
    } catch (error) {
      // The dialog stays open and shows the message.
      throw new Error(toProblem(error).detail, { cause: error });
    } finally {
      await queryClient.invalidateQueries({ queryKey: keys.trash });
    }
    toast({ title: `“${entryName(asked)}” deleted for good` });
  };

  return {
    restore,
    restoringId,
    deleteForGood: (entry) => {
      setAsked(entry);
      setOpen(true);
    },
    dialog: asked && (
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={`Delete ${asked.rowCount > 1 ? '' : `${entities[asked.kind].noun} `}“${entryName(asked)}” for good?`}
        description={forGood(asked)}
        confirmLabel="Delete for good"
        onConfirm={confirm}
      />
    ),
  };
}

function forGood(entry: TrashEntry): string {
  const along = alongText(entry);
  return along ? `Deleted for good with it: ${along}. This cannot be undone.` : 'This cannot be undone.';
}
