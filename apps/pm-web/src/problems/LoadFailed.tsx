import { Button, ErrorState, PageContent } from '@linework/design-system';
import type { ApiProblem } from '../api/problem';

interface LoadFailedProps {
  problem: ApiProblem;
  onRetry: () => void;
}

/** A page whose rows could not be fetched: why, and a way to try again (GEN-17). */
export function LoadFailed({ problem, onRetry }: LoadFailedProps) {
  return (
    <PageContent>
      <ErrorState
        headingLevel={1}
        title={problem.title}
        description={problem.detail}
        code={problem.status > 0 ? `Status ${problem.status}` : undefined}
        action={<Button onClick={onRetry}>Try again</Button>}
      />
    </PageContent>
  );
}
