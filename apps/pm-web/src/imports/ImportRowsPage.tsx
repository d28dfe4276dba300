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

/** /import: clients, people, projects and tasks from a table, looked at before they are stored (SRV-04). `?kind=` says which. */
export function ImportRowsPage() {
  const may = useCan();
  const path = useAppPath();
  const [params, setParams] = useSearchParams();
  const [file, setFile] = useState<DecodedFile | null>(null);
  /** How many were chosen: what was said of one says nothing of the next. */
  const [chosen, setChosen] = useState(0);
  const [done, setDone] = useState<ImportDone | null>(null);
  const kinds = IMPORTED_KINDS.filter((kind) => may(`${entities[kind].permission}:create`));
  const kind = kinds.find((one) => entities[one].resource === params.get('kind')) ?? kinds[0];
  if (!kind)
    return <NotAllowedState action="import anything" back={{ to: path('/dashboard'), label: 'Dashboard' }} />;
  const { page, plural, permission, resource } = entities[kind];
  const list = { to: path(page), label: capitalized(plural) };
  const open = (next: string) => {
    setDone(null);
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
              value={resource}
              onValueChange={open}
            />
            <Text tone="secondary">{NOTES[kind]}</Text>
            <ImportFileDrop
              mostRows={MOST_IMPORTED_FORMS}
              onRead={(read) => {
                setDone(null);
                setFile(read);
                setChosen((count) => count + 1);
              }}
            />
          </Stack>
        </Card>
        {done && (
          <ImportOutcome
            {...{ kind, done, ...list }}
            undo={may(`${permission}:delete`) ? rowImportApi(kind).undo : undefined}
            onUndone={() => setDone(null)}
          />
        )}
        {file && !done && (
          <ImportRowsForm key={`${kind} ${chosen}`} kind={kind} file={file} onDone={setDone} />
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
