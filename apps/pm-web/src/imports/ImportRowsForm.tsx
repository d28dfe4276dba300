import { Button, Callout, Card, FiguresTable, Skeleton, Stack, Text } from '@linework/design-system';
import {
  countOf,
  entities,
  formatNumber,
  type ImportDone,
  type ImportedKind,
  importMessages,
  NAMED_KINDS,
  type NamedKind,
  type RowImportField,
  type RowImportPreview,
  rowImportFields,
} from '@linework/domain';
import { useState } from 'react';
import { findClients, findPeople, findProjects } from '../api/choices';
import { toProblem } from '../api/problem';
import { useFormat } from '../format/useFormat';
import { LoadFailed } from '../problems/LoadFailed';
import type { DecodedFile } from './decodeFile';
import { ImportColumnsCard } from './ImportColumnsCard';
import { ImportedNames } from './ImportedNames';
import { ImportProblems } from './ImportProblems';
import { type RowImportForm, rowImportApi } from './rowImportApi';
import { openNames, UnknownNames } from './UnknownNames';
import { useImport } from './useImport';
import { ValueOfAllRows } from './ValueOfAllRows';

interface ImportRowsFormProps {
  kind: ImportedKind;
  file: DecodedFile;
  onDone: (done: ImportDone) => void;
}

/** What a table becomes: what it lacks, what is wrong with its rows, whom and what it names, and the first of its rows. */
export function ImportRowsForm({ kind, file, onDone }: ImportRowsFormProps) {
  const [form, setForm] = useState<RowImportForm>({ text: file.text, values: {}, names: [] });
  const { preview: asked, run } = useImport({ of: kind, form, ...rowImportApi(kind), onDone });
  if (asked.isPending) return <Skeleton height={240} />;
  if (asked.isError)
    return <LoadFailed problem={toProblem(asked.error)} onRetry={() => void asked.refetch()} />;
  const preview = asked.data;
  const { names, lacking, problems, problemCount, fresh, shown } = preview;
  const isReady = problemCount === 0 && lacking.length === 0 && openNames(names).length === 0 && fresh > 0;
  const fields = rowImportFields[kind];
  // Those of the answer are older while the next one is under way: a second choice would take back the first.
  const columns = form.columns ?? preview.columns;
  const choose = (of: NamedKind) => (from: string, to: string | null | undefined) => {
    const others = form.names.filter((choice) => choice.of !== of || choice.from !== from);
    setForm({ ...form, names: to === undefined ? others : [...others, { of, from, to }] });
  };
  return (
    <>
      {run.isError && <Refusal error={run.error} />}
      {lacking.length > 0 && (
        <Callout tone="warning" role="status">
          {`Every ${entities[kind].noun} needs these, and no column has them: ${lacking.map((path) => fields[path]?.label).join(', ')}. Choose their columns, or say what all rows have.`}
        </Callout>
      )}
      <UnknownNames names={names} />
      <Card
        title={`CSV file, ${file.encoding}`}
        flush={shown.length > 0}
        description={countsOf(kind, preview).join(' · ')}
        action={
          <Button
            variant="solid"
            tone="accent"
            disabled={!isReady}
            busy={run.isPending || asked.isFetching}
            onClick={() => run.mutate()}
          >
            {`Import ${countOf(kind, fresh)}`}
          </Button>
        }
      >
        {shown.length > 0 ? (
          <FirstRows kind={kind} shown={shown} />
        ) : (
          <Text tone="secondary">No row can be imported yet.</Text>
        )}
      </Card>
      <ImportProblems problems={problems} count={problemCount} />
      {NAMED_KINDS.map((of) => {
        const ofKind = names.filter((name) => name.of === of);
        return ofKind.length === 0 ? null : (
          <ImportedNames key={of} {...NAMED[of]} names={ofKind} onChoose={choose(of)} />
        );
      })}
      <ImportColumnsCard
        heads={preview.heads}
        columns={columns}
        onChange={(chosen) => setForm({ ...form, columns: chosen })}
        fields={Object.entries(fields).map(([path, field]) => ({
          path,
          label: field.label,
          error: lacking.includes(path) ? importMessages.columnMissing : undefined,
          below: columns[path] === undefined && !field.isAside && (
            <ValueOfAllRows
              field={field}
              value={form.values[path] ?? ''}
              onChange={(value) => setForm({ ...form, values: { ...form.values, [path]: value } })}
            />
          ),
        }))}
      />
    </>
  );
}

const NAMED = {
  client: { title: 'Clients', find: findClients },
  project: { title: 'Projects', find: findProjects },
  person: { title: 'People', find: findPeople },
} as const;

function countsOf(kind: ImportedKind, { rows, fresh, known, leftOut }: RowImportPreview): string[] {
  return [
    `${formatNumber(rows)} rows`,
    `${countOf(kind, fresh)} to import`,
    ...(known > 0 ? [`${formatNumber(known)} here already`] : []),
    ...(leftOut > 0 ? [`${formatNumber(leftOut)} left out`] : []),
  ];
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

function FirstRows({ kind, shown }: { kind: ImportedKind } & Pick<RowImportPreview, 'shown'>) {
  const format = useFormat();
  const fields = Object.entries(rowImportFields[kind]).filter(([path]) =>
    shown.some(({ values }) => path in values),
  );
  const cell = (value: string | number | undefined, { as }: RowImportField) => {
    if (value === undefined) return '';
    if (as === 'date') return format.date(String(value));
    if (as === 'money') return format.money(Number(value));
    return typeof value === 'number' ? formatNumber(value) : value;
  };
  return (
    <FiguresTable
      label="The first rows"
      columns={[
        ...fields.map(([path, { label, as }]) => ({
          id: path,
          header: label,
          numeric: as === 'money' || as === 'number',
        })),
        { id: 'here', header: 'Here' },
      ]}
      rows={shown.map(({ row, values, isKnown }) => ({
        id: String(row),
        cells: {
          ...Object.fromEntries(fields.map(([path, field]) => [path, cell(values[path], field)])),
          here: isKnown ? 'Already here' : 'New',
        },
      }))}
    />
  );
}
