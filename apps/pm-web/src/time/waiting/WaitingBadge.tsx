import { Badge, Link as TextLink } from '@linework/design-system';
import { CloudOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useWaitingEntries } from './useWaitingEntries';
import { waitingWords } from './waitingWords';

/** On every screen: time entries wait for a connection. Leads to where they are told. */
export function WaitingBadge({ to }: { to: string }) {
  const rows = useWaitingEntries().unsent.flatMap((entries) => entries.rows);
  if (rows.length === 0) return null;
  const words = waitingWords(rows);
  return (
    <TextLink asChild tone="quiet">
      <Link to={to} aria-label={words} title={words}>
        <Badge tone="warning" icon={<CloudOff size={12} aria-hidden />}>
          {rows.length}
        </Badge>
      </Link>
    </TextLink>
  );
}
