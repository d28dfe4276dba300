import { Card, Skeleton } from '@linework/design-system';
import type { CommentAbout } from '@linework/domain';
import { latePart } from '../problems/latePart';

// No first screen waits for it.
const Comments = latePart(async () => (await import('./Comments')).Comments, <Skeleton lines={3} />);

interface CommentsCardProps {
  about: CommentAbout;
  headingLevel?: 2 | 3;
}

/** What is said on something, on a sheet of its own. */
export function CommentsCard({ about, headingLevel = 2 }: CommentsCardProps) {
  return (
    <Card title="Comments" headingLevel={headingLevel}>
      <Comments key={about.id} about={about} />
    </Card>
  );
}
