import { Link, Text } from '@linework/design-system';
import { useAppLinks } from '../app/AppLinks';
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
  const { follow } = useAppLinks();
  return (
    <Text strong truncate done={done}>
      <Link tone="quiet" href={path(to)} onClick={follow} tabIndex={-1} draggable={false}>
        {title}
      </Link>
    </Text>
  );
}
