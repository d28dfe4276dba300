import { Callout, Card, Combobox, PageContent, PageHeader, Skeleton, Stack } from '@linework/design-system';
import { type ImportDone, MOST_IMPORTED_ROWS, timeZones } from '@linework/domain';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { toProblem } from '../api/problem';
import { DocumentTitle } from '../app/DocumentTitle';
import { useAppPath } from '../app/useAppPath';
import { LoadFailed } from '../problems/LoadFailed';
import { NotAllowedState } from '../problems/NotAllowedState';
import { useSession } from '../session/SessionContext';
import { useCan } from '../session/useCan';
import type { DecodedFile } from './decodeFile';
import { ImportFileDrop } from './ImportFileDrop';
import { ImportOutcome } from './ImportOutcome';
import { ImportTimePreview } from './ImportTimePreview';
import { type TimeImportForm, timeImportApi } from './timeImportApi';
import { useImport } from './useImport';

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
  const path = useAppPath();
  const [file, setFile] = useState<DecodedFile | null>(null);
  const [form, setForm] = useState<TimeImportForm>(() => emptyForm(settings.timeZone));
  const [done, setDone] = useState<ImportDone | null>(null);
  const zones = useMemo(() => timeZones().map((zone) => ({ value: zone, label: zone })), []);
  const choose = (read: DecodedFile | null) => {
    setDone(null);
    setFile(read);
    // The zone may have been chosen while the file was read.
    setForm(({ timeZone }) => ({ ...emptyForm(timeZone), text: read?.text ?? '' }));
  };
  return (
    <Stack gap={16}>
      <Card title="File">
        <Stack gap={16}>
          <ImportFileDrop mostRows={MOST_IMPORTED_ROWS} onRead={choose} />
          <Combobox
            label="Time zone of the file"
            options={zones}
            value={form.timeZone}
            onValueChange={(zone) => zone && setForm((now) => ({ ...now, timeZone: zone }))}
          />
        </Stack>
      </Card>
      {done && (
        <ImportOutcome
          kind="timeEntry"
          done={done}
          undo={timeImportApi.undo}
          onUndone={() => setDone(null)}
          to={path('/time-tracking?tab=reports')}
          label="Reports"
        />
      )}
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
  const { preview, run } = useImport({ of: 'time', form, ...timeImportApi, onDone });
  if (preview.isPending) return <Skeleton height={240} />;
  if (preview.isError)
    return <LoadFailed problem={toProblem(preview.error)} onRetry={() => void preview.refetch()} />;
  return (
    <>
      {run.isError && <Callout tone="danger">{toProblem(run.error).detail}</Callout>}
      <ImportTimePreview
        preview={preview.data}
        encoding={encoding}
        form={form}
        onChange={onChange}
        busy={run.isPending || preview.isFetching}
        onImport={() => run.mutate()}
      />
    </>
  );
}

function emptyForm(timeZone: string): TimeImportForm {
  return { text: '', timeZone, people: [], projects: [] };
}
