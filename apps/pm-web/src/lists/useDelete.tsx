import { AlertDialog, useToast } from '@linework/design-system';
import type { ChangedEntity } from '@linework/domain';
import { formatNumber } from '@linework/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { toProblem } from '../api/problem';
import { api, type DeletionPreview, undoDeletion } from '../api/resource';
import { touchedKeys } from '../api/touchedKeys';

interface DeleteOptions {
  resource: 'clients' | 'projects' | 'tasks';
  entity: ChangedEntity;
  /** What one is called in the dialog: 'client'. */
  noun: string;
  /** After the server has deleted it, before the Undo is taken. */
  onDeleted?: (id: string) => void;
}

interface Deleting {
  /** Asks about a row; nothing happens until the person confirms. */
  ask: (row: { id: string; name: string }) => void;
  /** Put it somewhere in the page. */
  dialog: ReactNode;
}

/**
 * Deleting as GEN-12 wants it: a confirmation that names what is deleted and what goes with it, then an Undo that brings
 * back exactly that.
 *
 * @example
 * const deleting = useDelete({ resource: 'clients', entity: 'client', noun: 'client' });
 * <Button onClick={() => deleting.ask(client)}>Delete</Button> {deleting.dialog}
 */
export function useDelete({ resource, entity, noun, onDeleted }: DeleteOptions): Deleting {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [row, setRow] = useState<{ id: string; name: string } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const preview = useQuery({
    ...api[resource].deletionPreview(row?.id ?? ''),
    enabled: isOpen && row !== null,
  });

  const refresh = (id: string) => {
    for (const queryKey of touchedKeys({ entity, ids: [id] }))
      void queryClient.invalidateQueries({ queryKey });
  };

  const undo = async (deletionId: string, deleted: { id: string; name: string }) => {
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
  const ask = useCallback((asked: { id: string; name: string }) => {
    setRow(asked);
    setOpen(true);
  }, []);

  const confirm = async () => {
    if (!row) return;
    try {
      const { deletionId } = await api[resource].remove(row.id);
      refresh(row.id);
      onDeleted?.(row.id);
      toast({
        title: `“${row.name}” deleted`,
        action: { label: 'Undo', onAction: () => void undo(deletionId, row) },
        duration: 10_000,
      });
    } catch (error) {
      // The dialog stays open and shows the message.
      throw new Error(toProblem(error).detail, { cause: error });
    }
  };

  return {
    ask,
    dialog: row && (
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={`Delete ${noun} “${row.name}”?`}
        description={consequence(preview.data)}
        confirmLabel="Delete"
        onConfirm={confirm}
      />
    ),
  };
}

/** 'Deleted with it: 2 projects (Spillway gate renewal, Quay 4) and 12 tasks. ...' */
export function consequence(preview: DeletionPreview | undefined): string {
  if (!preview) return UNDO;
  const parts = (Object.keys(PARTS) as Part[]).flatMap((part) => {
    const count = preview.counts[part] ?? 0;
    if (count === 0) return [];
    const names = preview.names[part] ?? [];
    // All of them or none: a list that breaks off says less than the count.
    const named = names.length === count && count <= MOST_NAMES ? ` (${names.join(', ')})` : '';
    return [`${formatNumber(count)} ${PARTS[part][count === 1 ? 'one' : 'many']}${named}`];
  });
  if (parts.length === 0) return `Nothing else goes with it. ${UNDO}`;
  return `Deleted with it: ${new Intl.ListFormat('en-US').format(parts)}. ${UNDO}`;
}

/** What may go with a row, as it is called. */
const PARTS = {
  projects: { one: 'project', many: 'projects' },
  tasks: { one: 'task', many: 'tasks' },
  timeEntries: { one: 'time entry', many: 'time entries' },
} as const;

type Part = keyof typeof PARTS;

/** As many as are read before the button is pressed. */
const MOST_NAMES = 5;

const UNDO = 'You can undo this right afterwards.';
