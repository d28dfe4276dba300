import { Button, Card, Stack } from '@linework/design-system';
import { entities, IMPORTED_KINDS } from '@linework/domain';
import { Upload } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAppPath } from '../app/useAppPath';
import { capitalized } from '../format/capitalized';
import { importPathOf } from '../imports/importPathOf';
import { useCan } from '../session/useCan';
import { ExportWorkspace } from './ExportWorkspace';
import { RemoveSample } from './RemoveSample';

/** What the workspace has, taken along and brought in (SRV-04). */
export function DataTab() {
  const path = useAppPath();
  return (
    <Stack gap={16}>
      <ExportWorkspace />
      <Card
        title="Import time"
        description="Recorded time of Toggl, Clockify, Harvest, Kimai, or of any table as CSV. You see what it does before anything is stored."
      >
        <Stack direction="row">
          <Button icon={<Upload />} asChild>
            <Link to={path('/time-tracking/import')}>Import Time</Link>
          </Button>
        </Stack>
      </Card>
      <ImportRows />
      <RemoveSample />
    </Stack>
  );
}

function ImportRows() {
  const may = useCan();
  const path = useAppPath();
  return (
    <Card
      title="Import clients, users, projects and tasks"
      description="Any table as CSV, as a spreadsheet saves it. You see what it becomes before anything is stored."
    >
      <Stack direction="row" gap={8} wrap>
        {IMPORTED_KINDS.filter((kind) => may(`${entities[kind].permission}:create`)).map((kind) => (
          <Button key={kind} icon={<Upload />} asChild>
            <Link to={path(importPathOf(kind))}>{`Import ${capitalized(entities[kind].plural)}`}</Link>
          </Button>
        ))}
      </Stack>
    </Card>
  );
}
