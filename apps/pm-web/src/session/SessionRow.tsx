import { Badge, Button, ListRow } from '@linework/design-system';
import type { OpenSession } from '@linework/domain';
import { Monitor } from 'lucide-react';
import { useFormat } from '../format/useFormat';

interface SessionRowProps {
  session: OpenSession;
  /** Absent where they are only ended together. */
  onEnd?: () => void;
}

/** A browser that somebody is signed in with. */
export function SessionRow({ session, onEnd }: SessionRowProps) {
  const { ago } = useFormat();
  const { device, signedInAt, lastUsedAt, isCurrent } = session;
  const name = device || 'Unknown device';
  return (
    <ListRow
      leading={<Monitor size={18} aria-hidden />}
      title={name}
      meta={`Signed in ${ago(signedInAt).toLowerCase()} · last used ${ago(lastUsedAt).toLowerCase()}`}
      trailing={
        isCurrent ? (
          <Badge tone="success">This device</Badge>
        ) : (
          onEnd && (
            <Button size="small" aria-label={`Sign out ${name}`} onClick={onEnd}>
              Sign out
            </Button>
          )
        )
      }
    />
  );
}
