import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  EyeOff,
  MoveHorizontal,
  RotateCcw,
  UnfoldHorizontal,
} from 'lucide-react';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { Menu } from '../components/Menu';
import { withRef } from '../components/withRef';
import type { DataTableColumn } from './dataTableColumn';
import type { SortDirection } from './engine/column';
import type { TableLabels } from './tableLabels';
import type { ColumnCommands } from './useColumnCommands';

/** A menu that is open: a column's, or that of all columns (null), and what it was opened with. */
export interface OpenColumnMenu {
  columnId: string | null;
  opener: HTMLElement;
}

type MenuColumn = Pick<DataTableColumn<never>, 'id' | 'header' | 'sortable'>;

export interface ColumnMenusProps {
  open: OpenColumnMenu;
  labels: TableLabels;
  /** All columns in the person's order, also those that are not shown. */
  columns: readonly MenuColumn[];
  /** Ids of the columns that are shown, from the start. */
  shown: readonly string[];
  /** The column that says which row it is: it cannot be hidden. */
  namingId: string | undefined;
  commands: ColumnCommands;
  onSort: (columnId: string, direction: SortDirection) => void;
  onClose: () => void;
  /** Puts the focus back to where the menu was opened from. */
  onFocusBack: () => void;
  /** Moves the focus to the column's separator, which arrow keys move. */
  onResizeByKeys: (columnId: string) => void;
}

/** The menus of the columns; loaded when the first of them is opened. */
export default function ColumnMenus(props: ColumnMenusProps) {
  const { open, columns, onClose, onFocusBack, onResizeByKeys } = props;
  const column = columns.find(({ id }) => id === open.columnId);
  const focusAfter = useRef(onFocusBack);
  return (
    <Menu
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      align={open.columnId === null ? 'end' : 'start'}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        focusAfter.current();
      }}
      trigger={({ ref }) => <Opened ref={ref} opener={open.opener} />}
    >
      {column ? (
        <ColumnEntries
          {...props}
          column={column}
          onResize={() => {
            focusAfter.current = () => onResizeByKeys(column.id);
          }}
        />
      ) : (
        <AllColumnsEntries {...props} />
      )}
    </Menu>
  );
}

/** Stands for the button in the table, which opened the menu before it was loaded; draws nothing. */
const Opened = withRef(function Opened({ ref, opener }: { ref?: Ref<HTMLElement>; opener: HTMLElement }) {
  useImperativeHandle(ref, () => opener);
  return null;
});

function ColumnEntries({
  labels,
  shown,
  namingId,
  commands,
  column: { id, sortable = true },
  onSort,
  onResize,
}: ColumnMenusProps & { column: MenuColumn; onResize: () => void }) {
  const at = shown.indexOf(id);
  const step = (by: -1 | 1) => () => commands.step(id, by);
  const [left, right] = document.dir === 'rtl' ? ([1, -1] as const) : ([-1, 1] as const);
  const cannot = (by: -1 | 1) => shown[at + by] === undefined;
  return (
    <>
      {sortable && (
        <>
          <Menu.Item icon={<ArrowUp />} onSelect={() => onSort(id, 'ascending')}>
            {labels.sortAscending}
          </Menu.Item>
          <Menu.Item icon={<ArrowDown />} onSelect={() => onSort(id, 'descending')}>
            {labels.sortDescending}
          </Menu.Item>
          <Menu.Separator />
        </>
      )}
      <Menu.Item icon={<ArrowLeft />} disabled={cannot(left)} onSelect={step(left)}>
        {labels.moveLeft}
      </Menu.Item>
      <Menu.Item icon={<ArrowRight />} disabled={cannot(right)} onSelect={step(right)}>
        {labels.moveRight}
      </Menu.Item>
      <Menu.Separator />
      <Menu.Item icon={<UnfoldHorizontal />} onSelect={() => commands.fit(id)}>
        {labels.fitToContent}
      </Menu.Item>
      <Menu.Item icon={<MoveHorizontal />} onSelect={onResize}>
        {labels.resizeByKeys}
      </Menu.Item>
      {id !== namingId && (
        <>
          <Menu.Separator />
          <Menu.Item icon={<EyeOff />} onSelect={() => commands.setHidden(id, true)}>
            {labels.hideColumn}
          </Menu.Item>
        </>
      )}
    </>
  );
}

function AllColumnsEntries({ labels, columns, shown, namingId, commands }: ColumnMenusProps) {
  return (
    <>
      {columns.map(({ id, header }) => (
        <Menu.CheckboxItem
          key={id}
          checked={shown.includes(id)}
          disabled={id === namingId}
          onCheckedChange={(checked) => commands.setHidden(id, !checked)}
          // Several are ticked one after another.
          onSelect={(event) => event.preventDefault()}
        >
          {header}
        </Menu.CheckboxItem>
      ))}
      <Menu.Separator />
      <Menu.Item icon={<RotateCcw />} onSelect={commands.reset}>
        {labels.resetColumns}
      </Menu.Item>
    </>
  );
}
