import { Link as DesignLink } from '@linework/design-system';
import { Link } from 'react-router-dom';
import { useAppPath } from '../app/useAppPath';

interface ViewAllProps {
  /** The panel's title: what a screen reader tells these links apart by. */
  of: string;
  to: string;
}

/** From a panel to the whole list. */
export function ViewAll({ of, to }: ViewAllProps) {
  const path = useAppPath();
  return (
    <DesignLink asChild>
      <Link to={path(to)} aria-label={`View All: ${of}`}>
        View All
      </Link>
    </DesignLink>
  );
}
