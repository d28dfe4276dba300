import { AuthLayout, Button, Stack } from '@linework/design-system';
import { Link, useRouteError } from 'react-router-dom';
import { isApiProblem } from '../api/problem';
import { DocumentTitle } from '../app/DocumentTitle';
import { isMissingChunk } from './isMissingChunk';
import { updatedProblem } from './whyNotLoaded';

/** What is shown instead of a screen that crashed, or whose code is gone since a new version was installed. */
export function CrashPage() {
  const error = useRouteError();
  const notLoaded = isApiProblem(error) ? error : isMissingChunk(error) ? updatedProblem : null;
  if (notLoaded) {
    return (
      <AuthLayout title={notLoaded.title} description={notLoaded.detail}>
        <DocumentTitle title={notLoaded.title} />
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
