import { Callout, Skeleton, Stack } from '@linework/design-system';
import type { ImportDone, ImportedKind } from '@linework/domain';
import { useState } from 'react';
import { toProblem } from '../api/problem';
import { LoadFailed } from '../problems/LoadFailed';
import type { DecodedFile } from './decodeFile';
import { ImportRowsPreview } from './ImportRowsPreview';
import { type RowImportForm, rowImportApi } from './rowImportApi';
import { useImport } from './useImport';

interface ImportRowsFormProps {
  kind: ImportedKind;
  file: DecodedFile;
  onDone: (done: ImportDone) => void;
}

/** How a table is to be read, what it becomes by that, and the act that stores it. */
export function ImportRowsForm({ kind, file, onDone }: ImportRowsFormProps) {
  const [form, setForm] = useState<RowImportForm>({ text: file.text, values: {}, names: [] });
  const { preview, run } = useImport({ of: kind, form, ...rowImportApi(kind), onDone });
  if (preview.isPending) return <Skeleton height={240} />;
  if (preview.isError)
    return <LoadFailed problem={toProblem(preview.error)} onRetry={() => void preview.refetch()} />;
  return (
    <>
      {run.isError && <Refusal error={run.error} />}
      <ImportRowsPreview
        kind={kind}
        preview={preview.data}
        encoding={file.encoding}
        form={form}
        onChange={(next) => {
          // What was refused is another form by now.
          run.reset();
          setForm(next);
        }}
        busy={run.isPending || preview.isFetching}
        onImport={() => run.mutate()}
      />
    </>
  );
}

/** Reasons that a refusal lists. */
const MOST_TOLD = 20;

/** Why the server stored nothing, row by row where it is about rows. */
function Refusal({ error }: { error: unknown }) {
  const { detail, errors } = toProblem(error);
  return (
    <Callout tone="danger" role="alert">
      {errors.length < 2 ? (
        detail
      ) : (
        <Stack gap={4}>
          {errors.slice(0, MOST_TOLD).map(({ path, message }) => (
            <span key={`${path} ${message}`}>{message}</span>
          ))}
          {errors.length > MOST_TOLD && <span>{`And ${errors.length - MOST_TOLD} more.`}</span>}
        </Stack>
      )}
    </Callout>
  );
}
