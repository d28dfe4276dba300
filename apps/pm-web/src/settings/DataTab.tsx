import { Button, Card, Stack } from '@linework/design-system';
import { Upload } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAppPath } from '../app/useAppPath';
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
      <RemoveSample />
    </Stack>
  );
}
