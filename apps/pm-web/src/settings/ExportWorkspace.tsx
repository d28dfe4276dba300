import { Button, Callout, Card, Progress, Stack, Text } from '@linework/design-system';
import { formatSize, sharePercent, type WorkspaceExport } from '@linework/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { keys } from '../api/keys';
import { toProblem } from '../api/problem';
import { saveDownload } from '../api/saveDownload';
import { settingsApi } from './settingsApi';

/** How often it is asked how far an export is, ms. */
const ASKED_EVERY = 500;

/** 'Export Workspace': one ZIP with everything, which the browser keeps while it is written, and how far that is. */
export function ExportWorkspace() {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: keys.workspaceExport });
  const beginning = useMutation({
    mutationFn: settingsApi.beginExport,
    onSuccess: ({ id, state }) => state !== 'cancelled' && saveDownload(settingsApi.exportAddress(id)),
    onSettled: refresh,
  });
  const asked = useQuery({
    ...settingsApi.newestExport,
    // Its beginning takes as long as a copy of the database.
    refetchInterval: ({ state: { data } }) =>
      beginning.isPending || data?.newest?.state === 'running' ? ASKED_EVERY : false,
  });
  const cancelling = useMutation({ mutationFn: settingsApi.cancelExport, onSettled: refresh });
  const newest = asked.data?.newest;
  const running = newest?.state === 'running' ? newest : null;
  // Of an export that somebody began elsewhere only that it runs is told.
  const isOwn = newest && beginning.data?.id === newest.id;
  const error = beginning.error ?? cancelling.error ?? asked.error;
  return (
    <Card
      title="Export the workspace"
      description="Clients, projects, tasks, people, time, comments, documents and drawings with all their revisions, as one ZIP file of JSON lines and of the files themselves. It fills a new Linework server. Passwords are not in it."
    >
      <Stack>
        <Stack direction="row">
          {running ? (
            <Button busy={cancelling.isPending} onClick={() => cancelling.mutate(running.id)}>
              Cancel Export
            </Button>
          ) : (
            <Button icon={<Download />} busy={beginning.isPending} onClick={() => beginning.mutate()}>
              Export Workspace
            </Button>
          )}
        </Stack>
        {running && <HowFar of={running} />}
        {newest && isOwn && newest.state !== 'running' && <Outcome of={newest} />}
        {error && (
          <Callout tone="danger" role="alert" title="The workspace could not be exported">
            {toProblem(error).detail}
          </Callout>
        )}
      </Stack>
    </Card>
  );
}

function HowFar({ of: { unit, done, inAll } }: { of: WorkspaceExport }) {
  const words =
    unit === null
      ? 'Preparing'
      : unit === 'rows'
        ? `${done.toLocaleString('en')} of ${inAll.toLocaleString('en')} rows`
        : `${formatSize(done)} of ${formatSize(inAll)} of files`;
  return (
    <Stack gap={4}>
      <Progress label="Export" value={sharePercent(done, inAll)} valueText={words} />
      <Text size="small" tone="secondary">
        {words}. Your browser saves it meanwhile.
      </Text>
    </Stack>
  );
}

function Outcome({ of: { state, rows, files, missingFiles, problem } }: { of: WorkspaceExport }) {
  if (state === 'done')
    return (
      <Callout
        tone={missingFiles > 0 ? 'warning' : 'success'}
        role="status"
        title={`Exported ${rows.toLocaleString('en')} rows and ${files.toLocaleString('en')} files`}
      >
        {missingFiles > 0
          ? `${missingFiles.toLocaleString('en')} files are not in it: the server has not their whole content. Tell whoever runs it.`
          : 'It is with your browser’s downloads.'}
      </Callout>
    );
  return (
    <Callout
      tone={state === 'failed' ? 'danger' : 'info'}
      role="status"
      title={state === 'failed' ? 'The export failed' : 'Export cancelled'}
    >
      {state === 'failed' ? problem : 'What your browser has of it is of no use.'}
    </Callout>
  );
}
