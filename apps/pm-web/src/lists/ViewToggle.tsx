import { SegmentedControl } from '@linework/design-system';
import { LayoutGrid, Rows3 } from 'lucide-react';

export type ListView = 'grid' | 'table';

interface ViewToggleProps {
  view: ListView;
  onChange: (view: ListView) => void;
}

/** Cards or rows (GEN-13). */
export function ViewToggle({ view, onChange }: ViewToggleProps) {
  return (
    <SegmentedControl<ListView>
      aria-label="View"
      size="small"
      value={view}
      onValueChange={onChange}
      options={[
        { value: 'grid', label: 'Grid', icon: <LayoutGrid />, iconOnly: true },
        { value: 'table', label: 'Table', icon: <Rows3 />, iconOnly: true },
      ]}
    />
  );
}
