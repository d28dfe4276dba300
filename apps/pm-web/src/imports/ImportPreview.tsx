import { Button, Callout, Card, FiguresTable, FormGrid, Select, Stack, Text } from '@linework/design-system';
import {
  IMPORT_FIELD_LABELS,
  type ImportColumns,
  TIME_IMPORT_FIELDS,
  type TimeImportPreview,
} from '@linework/domain';
import { findPeople, findProjects } from '../api/choices';
import { useFormat } from '../format/useFormat';
import { clockText } from './clockText';
import { ImportedNames } from './ImportedNames';
import type { TimeImportForm } from './timeImportApi';

interface ImportPreviewProps {
  preview: TimeImportPreview;
  /** That the file was read by. */
  encoding: string;
  form: TimeImportForm;
  onChange: (form: TimeImportForm) => void;
  busy: boolean;
  onImport: () => void;
}

/** What a file becomes: what it lacks, whom and what it names, what is wrong with its rows, and the first of its entries. */
export function ImportPreview({ preview, encoding, form, onChange, busy, onImport }: ImportPreviewProps) {
  const { source, rows, entries, seconds, known, leftOut, problemCount } = preview;
  const open = [...preview.people, ...preview.projects].filter(({ id, isLeftOut }) => !id && !isLeftOut);
  const isReady = problemCount === 0 && open.length === 0 && entries > 0;
  const counts = [
    `${rows} rows`,
    `${entries} entries to import, ${clockText(seconds)}`,
    known > 0 && `${known} imported before`,
    leftOut > 0 && `${leftOut} left out`,
  ].filter(Boolean);
  return (
    <Stack gap={16}>
      <Card
        title={`${source} file, ${encoding}`}
        description={counts.join(' · ')}
        action={
          <Button variant="solid" tone="accent" disabled={!isReady} busy={busy} onClick={onImport}>
            {`Import ${entries} entries`}
          </Button>
        }
      >
        <Stack gap={8}>
          {preview.lacks.map((lack) => (
            <Text key={lack} tone="secondary">
              {lack}
            </Text>
          ))}
        </Stack>
      </Card>
      {problemCount > 0 && <Problems preview={preview} />}
      {open.length > 0 && (
        <Callout tone="warning" role="status">
          {`${open.length} names are not known here. Choose what they mean, or leave their rows out.`}
        </Callout>
      )}
      <ImportedNames
        title="People"
        names={preview.people}
        find={findPeople}
        choices={form.people}
        onChange={(people) => onChange({ ...form, people })}
      />
      <ImportedNames
        title="Projects"
        names={preview.projects}
        find={findProjects}
        choices={form.projects}
        onChange={(projects) => onChange({ ...form, projects })}
      />
      {preview.shown.length > 0 && <FirstEntries preview={preview} />}
      <Columns preview={preview} onChange={(columns) => onChange({ ...form, columns })} />
    </Stack>
  );
}

function Problems({ preview: { problems, problemCount } }: { preview: TimeImportPreview }) {
  return (
    <Card
      title={`${problemCount} rows are not right`}
      description="Nothing is imported until the file is put right. Rows are counted as a spreadsheet does."
      flush
    >
      <FiguresTable
        label="Rows that are not right"
        columns={[
          { id: 'row', header: 'Row' },
          { id: 'column', header: 'Column' },
          { id: 'message', header: 'What is wrong' },
        ]}
        rows={problems.map(({ row, column, message }, at) => ({
          id: `${row}-${at}`,
          cells: { row: `Row ${row}`, column, message },
        }))}
      />
    </Card>
  );
}

function FirstEntries({ preview: { shown } }: { preview: TimeImportPreview }) {
  const { date } = useFormat();
  return (
    <Card title="The first entries" flush>
      <FiguresTable
        label="The first entries"
        columns={[
          { id: 'date', header: 'Date' },
          { id: 'person', header: 'Person' },
          { id: 'project', header: 'Project' },
          { id: 'task', header: 'Task' },
          { id: 'description', header: 'Description' },
          { id: 'category', header: 'Category' },
          { id: 'billable', header: 'Billable' },
          { id: 'time', header: 'Time', numeric: true },
        ]}
        rows={shown.map((entry) => ({
          id: String(entry.row),
          cells: {
            date: date(entry.date),
            person: entry.person,
            project: entry.project,
            task: entry.task,
            description: entry.description,
            category: entry.category,
            billable: entry.billable ? 'Yes' : 'No',
            time: `${clockText(entry.seconds)}${entry.isKnown ? ', imported before' : ''}`,
          },
        }))}
      />
    </Card>
  );
}

const NO_COLUMN = 'none';

function Columns({
  preview: { columns, heads },
  onChange,
}: {
  preview: TimeImportPreview;
  onChange: (columns: ImportColumns) => void;
}) {
  const options = [
    { value: NO_COLUMN, label: 'No column' },
    ...heads.map((head, at) => ({ value: String(at), label: head || `Column ${at + 1}` })),
  ];
  return (
    <Card title="Columns" description="Which column holds what. Change it where it was guessed wrong.">
      <FormGrid>
        {TIME_IMPORT_FIELDS.map((field) => (
          <Select
            key={field}
            label={IMPORT_FIELD_LABELS[field]}
            options={options}
            value={String(columns[field] ?? NO_COLUMN)}
            onValueChange={(value) => {
              const { [field]: _before, ...others } = columns;
              onChange(value === NO_COLUMN ? others : { ...others, [field]: Number(value) });
            }}
          />
        ))}
      </FormGrid>
    </Card>
  );
}
