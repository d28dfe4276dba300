import { Button, Callout, Card, FiguresTable, Text } from '@linework/design-system';
import {
  countOf,
  entities,
  formatNumber,
  type ImportedKind,
  importMessages,
  NAMED_KINDS,
  type NamedKind,
  openNames,
  type RowImportField,
  type RowImportPreview,
  rowImportFields,
} from '@linework/domain';
import { useState } from 'react';
import { findClients, findPeople, findProjects } from '../api/choices';
import { useFormat } from '../format/useFormat';
import type { DecodedFile } from './decodeFile';
import { ImportColumnsCard } from './ImportColumnsCard';
import { ImportedNames } from './ImportedNames';
import { ImportProblems } from './ImportProblems';
import { OpenNames } from './OpenNames';
import type { RowImportForm } from './rowImportApi';
import { ValueOfAllRows } from './ValueOfAllRows';

interface ImportRowsPreviewProps {
  kind: ImportedKind;
  preview: RowImportPreview;
  /** That the file was read by. */
  encoding: DecodedFile['encoding'];
  form: RowImportForm;
  onChange: (form: RowImportForm) => void;
  busy: boolean;
  onImport: () => void;
}

/** What a table becomes: what it lacks, what is wrong with its rows, whom and what it names, and the first of its rows. */
export function ImportRowsPreview(props: ImportRowsPreviewProps) {
  const { kind, preview, encoding, form, onChange, busy, onImport } = props;
  // As it was at first: neither the card nor a field in it moves away from who fills it in.
  const [lackedAtFirst] = useState(preview.lacking);
  const { names, lacking, problems, problemCount, fresh, shown } = preview;
  const isReady = problemCount === 0 && lacking.length === 0 && openNames(names).length === 0 && fresh > 0;
  const choose = (of: NamedKind) => (from: string, to: string | null | undefined) => {
    const others = form.names.filter((choice) => choice.of !== of || choice.from !== from);
    onChange({ ...form, names: to === undefined ? others : [...others, { of, from, to }] });
  };
  const columns = <RowColumnsCard {...props} first={lackedAtFirst} />;
  return (
    <>
      {lacking.length > 0 && (
        <Callout tone="warning" role="status">
          {`Every ${entities[kind].noun} needs these, and no column has them: ${lacking.map((path) => rowImportFields[kind][path]?.label).join(', ')}. Choose their columns, or say what all rows have.`}
        </Callout>
      )}
      <OpenNames names={names} />
      {lackedAtFirst.length > 0 && columns}
      <Card
        title={`CSV file, ${encoding}`}
        flush={shown.length > 0}
        description={countsOf(kind, preview).join(' · ')}
        action={
          <Button variant="solid" tone="accent" disabled={!isReady} busy={busy} onClick={onImport}>
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
      {lackedAtFirst.length === 0 && columns}
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

interface RowColumnsCardProps extends Pick<ImportRowsPreviewProps, 'kind' | 'preview' | 'form' | 'onChange'> {
  /** The fields that stand before the others. */
  first: readonly string[];
}

function RowColumnsCard({ kind, preview, form, onChange, first }: RowColumnsCardProps) {
  // Those of the answer are older while the next one is under way: a second choice would take back the first.
  const columns = form.columns ?? preview.columns;
  const fields = Object.entries(rowImportFields[kind]);
  const isFirst = ([path]: (typeof fields)[number]) => first.includes(path);
  const ordered = [...fields.filter(isFirst), ...fields.filter((field) => !isFirst(field))];
  return (
    <ImportColumnsCard
      heads={preview.heads}
      columns={columns}
      onChange={(chosen) => onChange({ ...form, columns: chosen })}
      fields={ordered.map(([path, field]) => ({
        path,
        label: field.label,
        error: preview.lacking.includes(path) ? importMessages.columnMissing : undefined,
        below: (columns[path] === undefined || form.values[path]) && !field.isAside && (
          <ValueOfAllRows
            field={field}
            value={form.values[path] ?? ''}
            onChange={(value) => onChange({ ...form, values: { ...form.values, [path]: value } })}
          />
        ),
      }))}
    />
  );
}

function FirstRows({ kind, shown }: { kind: ImportedKind } & Pick<RowImportPreview, 'shown'>) {
  const format = useFormat();
  const fields = Object.entries(rowImportFields[kind]).filter(([path]) =>
    shown.some(({ values }) => path in values),
  );
  const cell = (value: string | number | undefined, { as }: RowImportField) => {
    if (value === undefined) return undefined;
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
