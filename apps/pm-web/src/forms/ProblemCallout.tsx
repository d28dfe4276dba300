import { Callout } from '@linework/design-system';
import type { ApiProblem } from '../api/problem';

interface ProblemCalloutProps {
  problem: ApiProblem | null;
}

/** Why something did not work and what to do, read out as it appears. */
export function ProblemCallout({ problem }: ProblemCalloutProps) {
  if (!problem) return null;
  return (
    <Callout tone="danger" title={problem.title} role="alert">
      {problem.detail}
      {problem.errors.map(({ path, message }) => (
        <div key={`${path} ${message}`}>{message}</div>
      ))}
    </Callout>
  );
}
