import { Button, ButtonGroup, Callout, Stack, useToast } from '@linework/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '../../api/keys';
import { useFormat } from '../../format/useFormat';
import { lateDialog } from '../../problems/latePart';
import { useSession } from '../../session/SessionContext';
import { useWaitingEntries } from './useWaitingEntries';
import { dropWaiting, keepWaiting, type WaitingEntries } from './waitingEntries';
import { durationOf, entryCount, KEPT_HERE, waitingWords } from './waitingWords';

/** Of a manual entry: what waits for a connection, and what the server did not take. */
export function WaitingNotice() {
  const format = useFormat();
  const { person } = useSession();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { unsent, refused, retry } = useWaitingEntries();
  const [opened, setOpened] = useState<WaitingEntries | null>(null);
  const rows = unsent.flatMap((entries) => entries.rows);
  const read = () => queryClient.invalidateQueries({ queryKey: keys.waitingEntries });

  const dismiss = async (entries: WaitingEntries) => {
    await dropWaiting(person.id, entries.id);
    await read();
    const putBack = () => void keepWaiting(person.id, entries).then(read);
    toast({ title: `${entryCount(entries.rows)} dismissed`, action: { label: 'Undo', onAction: putBack } });
  };

  if (rows.length === 0 && refused.length === 0 && !opened) return null;
  return (
    <Stack gap={8}>
      {rows.length > 0 && (
        <Callout
          tone="info"
          role="status"
          title={`${waitingWords(rows)} (${durationOf(rows)})`}
          action={
            <Button size="small" variant="outline" onClick={retry}>
              Try again
            </Button>
          }
        >
          {KEPT_HERE}
        </Callout>
      )}
      {refused.map((entries) => (
        <Callout
          key={entries.id}
          tone="danger"
          role="alert"
          title={`${entryCount(entries.rows)} of ${format.date(entries.date)} (${durationOf(entries.rows)}) not saved`}
          action={
            <ButtonGroup>
              <Button size="small" variant="outline" onClick={() => setOpened(entries)}>
                Open
              </Button>
              <Button size="small" onClick={() => void dismiss(entries)}>
                Dismiss
              </Button>
            </ButtonGroup>
          }
        >
          {entries.refused}
        </Callout>
      ))}
      {opened && (
        <ManualEntryDialog
          initial={opened}
          onSaved={() => void dropWaiting(person.id, opened.id).then(read)}
          onClose={() => setOpened(null)}
        />
      )}
    </Stack>
  );
}

const ManualEntryDialog = lateDialog(
  async () => (await import('../manual/ManualEntryDialog')).ManualEntryDialog,
);
