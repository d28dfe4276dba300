import { Link as DesignLink, Text } from '@linework/design-system';
import { Link } from 'react-router-dom';
import { useAppPath } from '../app/useAppPath';

interface RowLinkProps {
  /** Where the row leads, without `/app`. */
  to: string;
  title: string;
  /** Struck through. */
  done?: boolean;
}

/**
 * A row's title as a real link, so that it opens in a new tab as links do. The Tab key passes it by: with the keyboard Enter
 * opens the row itself.
 */
export function RowLink({ to, title, done }: RowLinkProps) {
  const path = useAppPath();
  return (
    <Text strong truncate done={done}>
      <DesignLink asChild tone="quiet">
        <Link to={path(to)} tabIndex={-1} draggable={false}>
          {title}
        </Link>
      </DesignLink>
    </Text>
  );
}
