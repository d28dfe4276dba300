import { AuthLayout, Button, Stack } from '@linework/design-system';
import { Link, useNavigate } from 'react-router-dom';
import { DocumentTitle } from '../app/DocumentTitle';

/** A URL that is no page of ours (GEN-03), with ways back. */
export function NotFoundPage() {
  const navigate = useNavigate();
  return (
    <AuthLayout title="Unexpected Application Error!" description="404 Not Found">
      <DocumentTitle title="Not found" />
      <Stack gap={16}>
        <span>There is no page at this address. The link may be old, or the address mistyped.</span>
        <Stack direction="row" gap={8} wrap>
          <Button asChild variant="solid" tone="accent">
            <Link to="/dashboard">Go to the dashboard</Link>
          </Button>
          <Button onClick={() => void navigate(-1)}>Go back</Button>
        </Stack>
      </Stack>
    </AuthLayout>
  );
}
