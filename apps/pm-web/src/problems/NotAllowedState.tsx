import { Button, EmptyState, PageContent } from '@linework/design-system';
import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DocumentTitle } from '../app/DocumentTitle';

interface NotAllowedStateProps {
  /** What was wanted: 'create clients' */
  action: string;
  back: { to: string; label: string };
}

/** A screen whose one purpose the person's access role does not allow. */
export function NotAllowedState({ action, back }: NotAllowedStateProps) {
  return (
    <PageContent>
      <DocumentTitle title="Not allowed" />
      <EmptyState
        role="alert"
        headingLevel={1}
        icon={<Lock />}
        title={`You may not ${action}`}
        description="Your access role does not allow this. Ask an owner or admin."
        action={
          <Button asChild>
            <Link to={back.to}>{back.label}</Link>
          </Button>
        }
      />
    </PageContent>
  );
}
