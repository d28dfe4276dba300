import type { LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import { useAppPath } from '../../app/useAppPath';
import { useCan } from '../../session/useCan';
import { creationsFor } from '../creations';
import { navigation } from '../navigation';
import { creationKeys, pageKeys } from '../shortcutKeys';

/** A page, and the keys that lead to it. */
export interface Place {
  label: string;
  to: string;
  icon: LucideIcon;
  keys: string;
}

/** Where this person may go: the pages of the sidebar, and the forms of the New menu. */
export function usePlaces(): { creations: Place[]; pages: Place[] } {
  const may = useCan();
  const path = useAppPath();
  return useMemo(
    () => ({
      creations: creationsFor(may).map((creation) => ({
        ...creation,
        to: path(creation.path),
        keys: creationKeys(creation),
      })),
      pages: navigation
        .filter(({ needs }) => !needs || may(needs))
        .map((page) => ({ ...page, to: path(page.path), keys: pageKeys(page) })),
    }),
    [may, path],
  );
}
