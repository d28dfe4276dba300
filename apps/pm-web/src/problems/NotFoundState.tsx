import { Button, EmptyState, PageContent } from '@linework/design-system';
import { type EntityKind, entities } from '@linework/domain';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DocumentTitle } from '../app/DocumentTitle';

interface NotFoundStateProps {
  kind: EntityKind;
  /** Where the others are. */
  back: { to: string; label: string };
}

/** An id in the URL that is of nothing, or of nothing that this person may see: which of both is not told (GEN-04). */
export function NotFoundState({ kind, back }: NotFoundStateProps) {
  return (
    <PageContent>
      <DocumentTitle title="Not found" />
      <EmptyState
        role="alert"
        headingLevel={1}
        icon={<SearchX />}
        title={`This ${entities[kind].noun} was not found`}
        description="It may have been deleted, or you may not be allowed to see it."
        action={
          <Button asChild>
            <Link to={back.to}>{back.label}</Link>
          </Button>
        }
      />
    </PageContent>
  );
}
