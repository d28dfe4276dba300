import { Button, Callout, Link as DesignLink, Stack, useToast } from '@linework/design-system';
import { countOf, type EntityKind, type ImportDone } from '@linework/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { toProblem } from '../api/problem';

interface ImportOutcomeProps {
  kind: EntityKind;
  done: ImportDone;
  /** Takes it back; absent for who may not. */
  undo?: ((ids: readonly string[]) => Promise<unknown>) | undefined;
  onUndone: () => void;
  /** Where it is to be seen. */
  to: string;
  label: string;
}

/** What was stored, with the way back. */
export function ImportOutcome({ kind, done, undo, onUndone, to, label }: ImportOutcomeProps) {
  const client = useQueryClient();
  const toast = useToast();
  const takeBack = useMutation({
    mutationFn: async () => undo?.(done.ids),
    onSuccess: () => {
      void client.invalidateQueries();
      toast({ title: 'The import was taken back' });
      onUndone();
    },
    onError: (error) =>
      toast({
        tone: 'danger',
        title: 'The import could not be taken back',
        description: toProblem(error).detail,
      }),
  });
  const known = done.known > 0 ? ` ${done.known} were there already.` : '';
  return (
    <Callout tone="success" role="status">
      <Stack gap={12}>
        <span>{`${countOf(kind, done.ids.length)} imported.${known}`}</span>
        <Stack direction="row" gap={8} wrap>
          {undo && done.ids.length > 0 && (
            <Button busy={takeBack.isPending} onClick={() => takeBack.mutate()}>
              Undo
            </Button>
          )}
          <DesignLink asChild>
            <Link to={to}>{label}</Link>
          </DesignLink>
        </Stack>
      </Stack>
    </Callout>
  );
}
