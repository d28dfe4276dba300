import { AuthLayout, Button, Stack } from '@linework/design-system';
import { Link, useRouteError } from 'react-router-dom';
import { DocumentTitle } from '../app/DocumentTitle';
import { isMissingChunk } from './isMissingChunk';

/** What is shown instead of a screen that crashed, or whose code is gone since a new version was installed. */
export function CrashPage() {
  const error = useRouteError();
  if (isMissingChunk(error)) {
    return (
      <AuthLayout
        title="Linework has been updated"
        description="This page belongs to an older version. Reload to get the new one."
      >
        <DocumentTitle title="Updated" />
        <Button variant="solid" tone="accent" onClick={() => window.location.reload()}>
          Reload
        </Button>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title="Unexpected Application Error!"
      description="This screen stopped working. What was saved is safe; an unsaved form may have kept a draft."
    >
      <DocumentTitle title="Error" />
      <Stack direction="row" gap={8} wrap>
        <Button variant="solid" tone="accent" onClick={() => window.location.reload()}>
          Reload
        </Button>
        <Button asChild>
          {/* A full load: whatever broke starts afresh. */}
          <Link to="/dashboard" reloadDocument>
            Go to the dashboard
          </Link>
        </Button>
      </Stack>
    </AuthLayout>
  );
}
