import { Chip } from '@linework/design-system';
import { X } from 'lucide-react';
import { useQueryParams } from '../app/useQueryParams';

interface ContextTagProps {
  /** The parameter that it takes away: 'user'. */
  parameter: string;
  /** 'Person: Jun Takeda' */
  children: string;
}

/** One id that limits the list, by name, with a way to take it off. */
export function ContextTag({ parameter, children }: ContextTagProps) {
  const { params, go } = useQueryParams();
  const takeOff = () => {
    const next = new URLSearchParams(params);
    next.delete(parameter);
    go(next);
  };
  return (
    <Chip selected icon={<X />} aria-label={`${children}. Show all`} onClick={takeOff}>
      {children}
    </Chip>
  );
}
