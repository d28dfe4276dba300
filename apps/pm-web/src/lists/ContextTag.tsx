import { Chip } from '@linework/design-system';
import { X } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';

interface ContextTagProps {
  /** The parameter that it takes away: 'user'. */
  parameter: string;
  /** 'Person: Jun Takeda' */
  children: string;
}

/** One id that limits the list, by name, with a way to take it off. */
export function ContextTag({ parameter, children }: ContextTagProps) {
  const [, setParams] = useSearchParams();
  const takeOff = () =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      next.delete(parameter);
      return next;
    });
  return (
    <Chip selected icon={<X />} aria-label={`${children}. Show all`} onClick={takeOff}>
      {children}
    </Chip>
  );
}
