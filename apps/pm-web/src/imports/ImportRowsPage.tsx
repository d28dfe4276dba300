import { Card, PageContent, PageHeader, Select, Stack, Text } from '@linework/design-system';
import {
  entities,
  IMPORTED_KINDS,
  type ImportDone,
  type ImportedKind,
  MOST_IMPORTED_FORMS,
} from '@linework/domain';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { DocumentTitle } from '../app/DocumentTitle';
import { useAppPath } from '../app/useAppPath';
import { capitalized } from '../format/capitalized';
import { NotAllowedState } from '../problems/NotAllowedState';
import { useCan } from '../session/useCan';
import type { DecodedFile } from './decodeFile';
import { ImportFileDrop } from './ImportFileDrop';
import { ImportOutcome } from './ImportOutcome';
import { ImportRowsForm } from './ImportRowsForm';
import { rowImportApi } from './rowImportApi';

/** What was stored, of which kind and by which form: another may be open by the time it is. */
interface Outcome {
  form: string;
  kind: ImportedKind;
  done: ImportDone;
}

/** /import: clients, people, projects and tasks from a table, looked at before they are stored (SRV-04). `?kind=` says which. */
export function ImportRowsPage() {
  const may = useCan();
  const path = useAppPath();
  const [params, setParams] = useSearchParams();
  const [file, setFile] = useState<DecodedFile | null>(null);
  /** How many were chosen: what was said of one says nothing of the next. */
  const [chosen, setChosen] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const kinds = IMPORTED_KINDS.filter((kind) => may(`${entities[kind].permission}:create`));
  const kind = kinds.find((one) => entities[one].resource === params.get('kind')) ?? kinds[0];
  if (!kind)
    return <NotAllowedState action="import anything" back={{ to: path('/dashboard'), label: 'Dashboard' }} />;
  const list = { to: path(entities[kind].page), label: capitalized(entities[kind].plural) };
  const form = `${kind} ${chosen}`;
  const open = (next: string) => {
    setOutcome(null);
    setParams({ kind: next }, { replace: true, preventScrollReset: true });
  };
  return (
    <PageContent>
      <DocumentTitle title={`Import ${list.label}`} />
      <PageHeader
        back={<Link to={list.to}>{list.label}</Link>}
        title={`Import ${list.label}`}
        meta="Any table as CSV, as a spreadsheet saves it. You see what it becomes before anything is stored."
      />
      <Stack gap={16}>
        <Card title="File">
          <Stack gap={16}>
            <Select
              label="What to import"
              options={kinds.map((one) => ({
                value: entities[one].resource,
                label: capitalized(entities[one].plural),
              }))}
              value={entities[kind].resource}
              onValueChange={open}
            />
            <Text tone="secondary">{NOTES[kind]}</Text>
            <ImportFileDrop
              mostRows={MOST_IMPORTED_FORMS}
              onRead={(read) => {
                setOutcome(null);
                setFile(read);
                setChosen((count) => count + 1);
              }}
            />
          </Stack>
        </Card>
        {outcome && (
          <ImportOutcome
            kind={outcome.kind}
            done={outcome.done}
            to={path(entities[outcome.kind].page)}
            label={capitalized(entities[outcome.kind].plural)}
            undo={
              may(`${entities[outcome.kind].permission}:delete`) ? rowImportApi(outcome.kind).undo : undefined
            }
            onUndone={() => setOutcome(null)}
          />
        )}
        {file && outcome?.form !== form && (
          <ImportRowsForm
            key={form}
            kind={kind}
            file={file}
            onDone={(done) => setOutcome({ form, kind, done })}
          />
        )}
      </Stack>
    </PageContent>
  );
}

const NOTES: Record<ImportedKind, string> = {
  client: 'Rows whose company name is here already are left as they are.',
  person: 'They come as members without an account. Rows whose email is here already are left as they are.',
  project:
    'The clients that a file names have to be here: import them first. What a client already has of a name is left as it is.',
  task: 'The projects and people that a file names have to be here. What a project already has of a title is left as it is.',
};
