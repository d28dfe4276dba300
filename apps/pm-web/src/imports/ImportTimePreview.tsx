import { Button, Card, FiguresTable, Stack, Text } from '@linework/design-system';
import { IMPORT_FIELD_LABELS, openNames, TIME_IMPORT_FIELDS, type TimeImportPreview } from '@linework/domain';
import { findPeople, findProjects } from '../api/choices';
import { useFormat } from '../format/useFormat';
import { clockText } from './clockText';
import { ImportColumnsCard } from './ImportColumnsCard';
import { ImportedNames } from './ImportedNames';
import { ImportProblems } from './ImportProblems';
import { OpenNames } from './OpenNames';
import type { TimeImportForm } from './timeImportApi';

interface ImportTimePreviewProps {
  preview: TimeImportPreview;
  /** That the file was read by. */
  encoding: string;
  form: TimeImportForm;
  onChange: (form: TimeImportForm) => void;
  busy: boolean;
  onImport: () => void;
}

/** What a file becomes: what it lacks, whom and what it names, what is wrong with its rows, and the first of its entries. */
export function ImportTimePreview({
  preview,
  encoding,
  form,
  onChange,
  busy,
  onImport,
}: ImportTimePreviewProps) {
  const { source, rows, entries, seconds, known, leftOut, problemCount } = preview;
  const names = [...preview.people, ...preview.projects];
  const isReady = problemCount === 0 && openNames(names).length === 0 && entries > 0;
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
      <ImportProblems problems={preview.problems} count={problemCount} />
      <OpenNames names={names} />
      <ImportedNames
        title="People"
        names={preview.people}
        find={findPeople}
        onChoose={(from, to) => onChange({ ...form, people: chosen(form.people, from, to) })}
      />
      <ImportedNames
        title="Projects"
        names={preview.projects}
        find={findProjects}
        onChoose={(from, to) => onChange({ ...form, projects: chosen(form.projects, from, to) })}
      />
      {preview.shown.length > 0 && <FirstEntries preview={preview} />}
      <ImportColumnsCard
        fields={FIELDS}
        heads={preview.heads}
        columns={form.columns ?? preview.columns}
        onChange={(columns) => onChange({ ...form, columns })}
      />
    </Stack>
  );
}

const FIELDS = TIME_IMPORT_FIELDS.map((path) => ({ path, label: IMPORT_FIELD_LABELS[path] }));

type Choices = TimeImportForm['people'];

function chosen(choices: Choices, from: string, to: string | null | undefined): Choices {
  const others = choices.filter((choice) => choice.from !== from);
  return to === undefined ? others : [...others, { from, to }];
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
