import { Card, Skeleton } from '@linework/design-system';
import type { CommentAbout } from '@linework/domain';
import { lazy, Suspense } from 'react';

// No first screen waits for it.
const Comments = lazy(async () => ({ default: (await import('./Comments')).Comments }));

interface CommentsCardProps {
  about: CommentAbout;
  headingLevel?: 2 | 3;
}

/** What is said on something, on a sheet of its own. */
export function CommentsCard({ about, headingLevel = 2 }: CommentsCardProps) {
  return (
    <Card title="Comments" headingLevel={headingLevel}>
      <Suspense fallback={<Skeleton lines={3} />}>
        <Comments key={about.id} about={about} />
      </Suspense>
    </Card>
  );
}
