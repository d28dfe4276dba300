import {
  Button,
  Callout,
  Card,
  Combobox,
  Link as DesignLink,
  FileDrop,
  PageContent,
  PageHeader,
  Skeleton,
  Stack,
  useToast,
} from '@linework/design-system';
import { LARGEST_IMPORT, type ImportDone, timeZones } from '@linework/domain';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { keys } from '../api/keys';
import { toProblem } from '../api/problem';
import { DocumentTitle } from '../app/DocumentTitle';
import { useAppPath } from '../app/useAppPath';
import { LoadFailed } from '../problems/LoadFailed';
import { NotAllowedState } from '../problems/NotAllowedState';
import { useSession } from '../session/SessionContext';
import { useCan } from '../session/useCan';
import { type DecodedFile, decodeFile } from './decodeFile';
import { ImportPreview } from './ImportPreview';
import { type TimeImportForm, timeImportApi } from './timeImportApi';

/** /time-tracking/import: time from other trackers' files, looked at before it is stored (SRV-04). */
export function ImportTimePage() {
  const may = useCan();
  const path = useAppPath();
  const back = { to: path('/time-tracking'), label: 'Time Tracking' };
  if (!may('time:create')) return <NotAllowedState action="import time" back={back} />;
  return (
    <PageContent>
      <DocumentTitle title="Import Time" />
      <PageHeader
        back={<Link to={back.to}>{back.label}</Link>}
        title="Import Time"
        meta="CSV of Toggl, Clockify, Harvest, Kimai, or any table of dates, people, projects and hours"
      />
      <ImportForm />
    </PageContent>
  );
}

function ImportForm() {
  const { settings } = useSession();
  const [file, setFile] = useState<DecodedFile | null>(null);
  const [form, setForm] = useState<TimeImportForm>(() => emptyForm(settings.timeZone));
  const [done, setDone] = useState<ImportDone | null>(null);
  const zones = useMemo(() => timeZones().map((zone) => ({ value: zone, label: zone })), []);
  const choose = async ([chosen]: File[]) => {
    setDone(null);
    const read = chosen ? decodeFile(new Uint8Array(await chosen.arrayBuffer())) : null;
    setFile(read);
    // The zone may have been chosen while the file was read.
    setForm(({ timeZone }) => ({ ...emptyForm(timeZone), text: read?.text ?? '' }));
  };
  return (
    <Stack gap={16}>
      <Card title="File">
        <Stack gap={16}>
          <FileDrop
            label="CSV file"
            hint="UTF-8, UTF-16 or Windows-1252, up to 6 MB and 20,000 rows"
            accept=".csv,.tsv,.txt"
            maxSize={LARGEST_IMPORT}
            onValueChange={(files) => void choose(files)}
          />
          <Combobox
            label="Time zone of the file"
            options={zones}
            value={form.timeZone}
            onValueChange={(zone) => zone && setForm((now) => ({ ...now, timeZone: zone }))}
          />
        </Stack>
      </Card>
      {done && <Imported done={done} onUndone={() => setDone(null)} />}
      {file && !done && <Preview form={form} encoding={file.encoding} onChange={setForm} onDone={setDone} />}
    </Stack>
  );
}

interface PreviewProps {
  form: TimeImportForm;
  encoding: string;
  onChange: (form: TimeImportForm) => void;
  onDone: (done: ImportDone) => void;
}

function Preview({ form, encoding, onChange, onDone }: PreviewProps) {
  const client = useQueryClient();
  const preview = useQuery({
    queryKey: ['import', 'time', form],
    queryFn: ({ signal }) => timeImportApi.preview(form, signal),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  const run = useMutation({
    mutationFn: timeImportApi.run,
    onSuccess: (done) => {
      void client.invalidateQueries({ queryKey: keys.timeEntries.all });
      onDone(done);
    },
  });
  if (preview.isPending) return <Skeleton height={240} />;
  if (preview.isError)
    return <LoadFailed problem={toProblem(preview.error)} onRetry={() => void preview.refetch()} />;
  return (
    <>
      {run.isError && <Callout tone="danger">{toProblem(run.error).detail}</Callout>}
      <ImportPreview
        preview={preview.data}
        encoding={encoding}
        form={form}
        onChange={onChange}
        busy={run.isPending || preview.isFetching}
        onImport={() => run.mutate(form)}
      />
    </>
  );
}

/** What was stored, with the way back. */
function Imported({ done, onUndone }: { done: ImportDone; onUndone: () => void }) {
  const client = useQueryClient();
  const toast = useToast();
  const path = useAppPath();
  const undo = useMutation({
    mutationFn: () => timeImportApi.undo(done.ids),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: keys.timeEntries.all });
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
        <span>{`${done.ids.length} time entries imported.${known}`}</span>
        <Stack direction="row" gap={8} wrap>
          {done.ids.length > 0 && (
            <Button busy={undo.isPending} onClick={() => undo.mutate()}>
              Undo
            </Button>
          )}
          <DesignLink asChild>
            <Link to={path('/time-tracking?tab=reports')}>Reports</Link>
          </DesignLink>
        </Stack>
      </Stack>
    </Callout>
  );
}

function emptyForm(timeZone: string): TimeImportForm {
  return { text: '', timeZone, people: [], projects: [] };
}
