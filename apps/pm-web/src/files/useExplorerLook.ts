import type { ExplorerView, FileSort } from '@linework/file-explorer';
import { useSession } from '../session/SessionContext';
import { useRemembered } from '../storage/useRemembered';

interface ExplorerLook {
  view: ExplorerView;
  sort: FileSort;
}

const FIRST: ExplorerLook = { view: 'list', sort: { by: 'name', direction: 'ascending' } };
const SORTS: readonly unknown[] = ['name', 'size', 'date', 'type'] satisfies FileSort['by'][];

/** How a person has explorers show files, remembered on this device (GEN-13). */
export function useExplorerLook() {
  const { person } = useSession();
  const [look, remember] = useRemembered(`explorer:${person.id}`, FIRST, isLook);
  return {
    defaultView: look.view,
    defaultSort: look.sort,
    onViewChange: (view: ExplorerView) => remember({ ...look, view }),
    onSortChange: (sort: FileSort) => remember({ ...look, sort }),
  };
}

function isLook(value: unknown): value is ExplorerLook {
  const { view, sort } = (value ?? {}) as Partial<Record<keyof ExplorerLook, unknown>>;
  const { by, direction } = (sort ?? {}) as Partial<Record<keyof FileSort, unknown>>;
  return (
    (view === 'list' || view === 'grid') &&
    SORTS.includes(by) &&
    (direction === 'ascending' || direction === 'descending')
  );
}
