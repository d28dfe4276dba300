import { AlertDialog, Button, Card, Stack, useToast } from '@linework/design-system';
import { countOf } from '@linework/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { undoDeletion } from '../api/entityApi';
import { toProblem } from '../api/problem';
import { settingsApi } from './settingsApi';

/** 'Remove Sample Data': what the set-up made up goes in one step, and comes back by 'Undo'. Nothing on a later visit. */
export function RemoveSample() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const [deletionIds, setDeletionIds] = useState<readonly string[]>([]);
  const [isUndoing, setUndoing] = useState(false);
  const { data } = useQuery(settingsApi.sampleData);
  const isRemoved = deletionIds.length > 0;
  if (!data || (!isRemoved && data.clients + data.people === 0)) return null;
  // Every screen has something of it.
  const refresh = () => queryClient.invalidateQueries();
  const undo = async () => {
    setUndoing(true);
    try {
      for (const id of [...deletionIds].reverse()) await undoDeletion(id);
      toast({ title: 'The sample data is back' });
    } catch (error) {
      toast({
        tone: 'danger',
        title: 'The sample data could not be brought back',
        description: toProblem(error).detail,
      });
    }
    await refresh();
    setDeletionIds([]);
    setUndoing(false);
  };
  const remove = async () => {
    try {
      const removed = await settingsApi.removeSample();
      setDeletionIds(removed.deletionIds);
      toast({ title: 'Sample data removed' });
    } catch (error) {
      // The dialog stays open and shows the message.
      throw new Error(toProblem(error).detail, { cause: error });
    }
    await refresh();
  };
  const parts = [countOf('client', data.clients), countOf('person', data.people)];
  return (
    <Card
      title="Sample data"
      description={
        isRemoved
          ? 'It is removed, and stays in the trash for 30 days.'
          : `The set-up made ${parts.join(' and ')} up for you to try Linework out, with projects, tasks, time and files.`
      }
    >
      <Stack direction="row">
        {isRemoved ? (
          <Button icon={<Undo2 />} busy={isUndoing} onClick={() => void undo()}>
            Undo
          </Button>
        ) : (
          <Button tone="danger" icon={<Trash2 />} onClick={() => setAsking(true)}>
            Remove Sample Data
          </Button>
        )}
      </Stack>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Remove the sample data?"
        description="The sample's clients and people go, with everything that is on these clients: what you have added to them too. What is on clients of your own stays, and so does a client that you have approved time on. You can undo this right afterwards, and for 30 days in the trash."
        confirmLabel="Remove"
        onConfirm={remove}
      />
    </Card>
  );
}
