'use client';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Check, ChevronRight, RotateCw } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocale } from '../../locale/LocaleProvider';
import { useMessages } from '../../locale/useMessages';
import { keyHandler } from '../../shortcuts/keyHandler';
import { classNames } from '../classNames';
import { mergeRefs } from '../mergeRefs';
import { Spinner } from '../Spinner';
import { useControllable } from '../useControllable';
import { useLayoutEffect } from '../useLayoutEffect';
import { VisuallyHidden } from '../VisuallyHidden';
import { withRef } from '../withRef';
import { treeMessages } from './messages';
import * as styles from './Tree.css';
import { treeMove, typedMatch } from './treeKeys';
import { type NodeRow, type TreeRow, treeRows } from './treeRows';
import { type LoadChildren, useLazyChildren } from './useLazyChildren';
import { useRowWindow } from './useRowWindow';

export type TreeSelectionMode = 'none' | 'single' | 'multiple';

export interface TreeItemState {
  expanded: boolean;
  selected: boolean;
  /** From 1. */
  level: number;
}

export interface TreeProps<Node>
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect' | 'aria-label' | 'role'> {
  /** What the tree lists; its accessible name. */
  label: string;
  /** The nodes at the top. */
  items: readonly Node[];
  /** A text that no other node of the tree has. */
  getKey: (node: Node) => string;
  /** The node's name: what is shown, read out and typed to. */
  getText: (node: Node) => string;
  /** Its children; undefined for a leaf, or where `loadChildren` has to ask for them. */
  getChildren: (node: Node) => readonly Node[] | undefined;
  /** Asks for children when a node is opened, once each. A rejection shows a row to try again. */
  loadChildren?: LoadChildren<Node>;
  /** Whether a node can be opened before its children are known. Default: where `loadChildren` is given, all whose children are undefined. */
  hasChildren?: (node: Node) => boolean;
  /** A 16 px icon before the name. */
  getIcon?: (node: Node, state: TreeItemState) => ReactNode;
  /** In the place of the name; nothing in it to click. */
  renderItem?: (node: Node, state: TreeItemState) => ReactNode;
  /** A few words at the end of the row: a count, a date. */
  getTrailing?: (node: Node) => ReactNode;
  /** `multiple` shows a checkbox before each node. Choosing a parent does not choose its children. */
  selectionMode?: TreeSelectionMode;
  /** Keys of the chosen nodes. */
  selected?: readonly string[];
  defaultSelected?: readonly string[];
  onSelectedChange?: (keys: readonly string[]) => void;
  /** Keys of the open nodes. */
  expanded?: readonly string[];
  defaultExpanded?: readonly string[];
  onExpandedChange?: (keys: readonly string[]) => void;
  /** What a click on a name, or Enter, does. Without it they choose the node, or open it where nothing is chosen. */
  onAction?: (node: Node) => void;
  /** The height from which it scrolls: px or a CSS length. Default: as high as its rows. */
  maxHeight?: number | string;
  /** In the place of rows when there are none. */
  empty?: ReactNode;
}

const TYPING_MS = 700;
const none: readonly string[] = [];

/**
 * Things inside things: folders of drawings, a work breakdown, an organisation. Branches open and close, may load when they
 * are opened, and only the rows in sight are in the document, so ten thousand are no trouble.
 *
 * Keyboard: as the WAI-ARIA tree view has it. Arrows up and down go through the rows; the arrow forwards opens and goes in, the one
 * backwards closes and goes out; Home, End; `*` opens all siblings; letters go to a name; Enter does what a click does;
 * Space chooses. With several: Shift with arrows or Space, Ctrl+Shift with Home or End, Ctrl+A.
 *
 * Not for two levels that are always open (`List` with headings), nor for going through an app (`Sidebar`), nor for rows
 * with columns (`DataTable`).
 *
 * @example
 * <Tree label="Folders" items={folders} getKey={(folder) => folder.id} getText={(folder) => folder.name}
 *   getChildren={(folder) => folder.folders} selectionMode="single" onSelectedChange={([id]) => open(id)} />
 */
export const Tree = withRef(function Tree<Node>({
  label,
  items,
  getKey,
  getText,
  getChildren,
  loadChildren,
  hasChildren,
  getIcon,
  renderItem,
  getTrailing,
  selectionMode = 'none',
  selected: givenSelected,
  defaultSelected = none,
  onSelectedChange,
  expanded: givenExpanded,
  defaultExpanded = none,
  onExpandedChange,
  onAction,
  maxHeight,
  empty,
  className,
  style,
  ref,
  onKeyDown,
  onClick,
  ...rest
}: TreeProps<Node>) {
  const messages = useMessages('Tree', treeMessages);
  const { locale } = useLocale();
  const treeId = useId();
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [selectedKeys, setSelected] = useControllable(givenSelected, defaultSelected, onSelectedChange);
  const [expandedKeys, setExpanded] = useControllable(givenExpanded, defaultExpanded, onExpandedChange);
  /** The row that had the focus last, and where it was then. */
  const [active, setActive] = useState<{ key: string; index: number } | null>(null);
  const activeKey = active?.key ?? null;
  const [announcement, setAnnouncement] = useState('');
  const multiple = selectionMode === 'multiple';

  const lazy = useLazyChildren(getKey, loadChildren, (node, count) =>
    setAnnouncement(
      count === null
        ? `${getText(node)}: ${messages.failed}`
        : messages.loaded(getText(node), count, count.toLocaleString(locale)),
    ),
  );
  const selected = useMemo(() => new Set(selectedKeys), [selectedKeys]);
  const expanded = useMemo(() => new Set(expandedKeys), [expandedKeys]);

  const childrenOf = useCallback(
    (node: Node) => getChildren(node) ?? lazy.children.get(getKey(node)),
    [getKey, getChildren, lazy.children],
  );
  const opens = useCallback(
    (node: Node) => {
      const children = childrenOf(node);
      if (children) return children.length > 0;
      return loadChildren !== undefined && (hasChildren?.(node) ?? true);
    },
    [childrenOf, hasChildren, loadChildren],
  );
  const rows = useMemo(
    () => treeRows({ items, keyOf: getKey, childrenOf, opens, expanded, failed: lazy.failed }),
    [items, getKey, childrenOf, opens, expanded, lazy.failed],
  );
  const indexOf = useMemo(() => new Map(rows.map(({ key }, index) => [key, index])), [rows]);
  const setActiveKey = (key: string) => setActive({ key, index: indexOf.get(key) ?? 0 });
  if (active && indexOf.get(active.key) !== active.index && rows.length > 0)
    setActive(rowNow(rows, indexOf, active));
  const activeIndex = tabStop(rows, indexOf, activeKey, selectedKeys);
  const { first, end } = useRowWindow(root, list, rows.length);

  // Open branches without children are the network's to fill, however they came to be open.
  useEffect(() => {
    for (const row of rows) {
      const parent = row.kind === 'loading' ? rows[row.parent] : undefined;
      if (parent?.kind === 'node') lazy.ask(parent.node);
    }
  });

  // The focus is the browser's. It stays in the tree when its row went away, and goes where the keyboard leads.
  const focused = useRef(false);
  const wantsFocus = useRef(false);
  useLayoutEffect(() => {
    const element = rowElement(root.current, activeIndex);
    const lost = focused.current && document.activeElement === document.body;
    if (!element || (!wantsFocus.current && !lost)) return;
    wantsFocus.current = false;
    element.focus({ preventScroll: true });
    element.scrollIntoView?.({ block: 'nearest' });
  });

  const goTo = (index: number) => {
    const row = rows[index];
    if (!row) return;
    wantsFocus.current = true;
    setActiveKey(row.key);
    // Also where it already is: then nothing renders, and the focus comes now.
    if (row.key === activeKey) rowElement(root.current, index)?.focus();
  };

  const setOpen = (row: NodeRow<Node>, open: boolean) => {
    if (!row.opens || row.expanded === open) return;
    lazy.forget(row.key);
    if (open) {
      if (!childrenOf(row.node)) setAnnouncement(messages.loading(getText(row.node)));
      setExpanded([...expandedKeys, row.key]);
    } else {
      setExpanded(expandedKeys.filter((key) => key !== row.key));
      const from = rows[activeIndex];
      if (from && isInside(rows, from, indexOf.get(row.key) ?? -1)) {
        wantsFocus.current = focused.current;
        setActiveKey(row.key);
      }
    }
  };

  const openSiblings = (at: number) => {
    const row = rows[at];
    const closed = rows.filter(
      (other): other is NodeRow<Node> =>
        other.kind === 'node' && other.parent === row?.parent && other.opens && !other.expanded,
    );
    if (closed.length > 0) setExpanded([...expandedKeys, ...closed.map(({ key }) => key)]);
  };

  /** Where a range begins: the last node that was chosen or let go by itself. */
  const anchor = useRef<string | null>(null);
  const select = (row: TreeRow<Node>, how: 'only' | 'toggle' | 'range') => {
    if (row.kind !== 'node' || selectionMode === 'none') return;
    if (!multiple || how === 'only') {
      anchor.current = row.key;
      if (!selected.has(row.key) || selected.size > 1) setSelected([row.key]);
      return;
    }
    if (how === 'range') {
      const from = indexOf.get(anchor.current ?? row.key) ?? 0;
      const to = indexOf.get(row.key) ?? from;
      const range = rows.slice(Math.min(from, to), Math.max(from, to) + 1);
      return setSelected([...new Set([...selectedKeys, ...nodeKeys(range)])]);
    }
    anchor.current = row.key;
    setSelected(
      selected.has(row.key) ? selectedKeys.filter((key) => key !== row.key) : [...selectedKeys, row.key],
    );
  };

  const activate = (row: TreeRow<Node>) => {
    if (row.kind === 'failed') {
      const parent = rows[row.parent];
      if (parent?.kind !== 'node') return;
      lazy.forget(parent.key);
      setAnnouncement(messages.loading(getText(parent.node)));
      return goTo(row.parent);
    }
    if (row.kind !== 'node') return;
    if (selectionMode === 'single' || (multiple && !onAction)) select(row, multiple ? 'toggle' : 'only');
    if (onAction) onAction(row.node);
    else if (selectionMode === 'none') setOpen(row, !row.expanded);
  };

  const typed = useRef({ text: '', at: 0 });
  const typeAhead = (letter: string, time: number): void => {
    const going = time - typed.current.at < TYPING_MS ? typed.current.text : '';
    typed.current = { text: going + letter, at: time };
    const found = typedMatch(nameAt, rows.length, activeIndex, typed.current.text);
    if (found >= 0) goTo(found);
  };
  const nameAt = (index: number) => {
    const row = rows[index];
    return row?.kind === 'node' ? getText(row.node) : '';
  };

  const handleKey = keyHandler<HTMLDivElement>((event) => {
    const row = rows[activeIndex];
    if (!row || event.altKey) return;
    const { key } = event;
    const far = event.ctrlKey || event.metaKey;
    const typing = event.timeStamp - typed.current.at < TYPING_MS && typed.current.text !== '';
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const move = treeMove(rows, activeIndex, event, { rtl, multiple });

    if (key === 'Enter') activate(row);
    else if (key === ' ' && typing && !event.shiftKey) typeAhead(key, event.timeStamp);
    else if (key === ' ' && row.kind === 'failed') activate(row);
    else if (key === ' ') select(row, event.shiftKey ? 'range' : 'toggle');
    else if (multiple && far && key.toLowerCase() === 'a') {
      const keys = nodeKeys(rows);
      setSelected(keys.every((one) => selected.has(one)) ? [] : [...new Set([...selectedKeys, ...keys])]);
    } else if (move) {
      if ('to' in move) {
        const to = rows[move.to];
        if (to && move.selects === 'toggle') select(to, 'toggle');
        if (move.selects === 'range') {
          anchor.current = row.key;
          if (to) select(to, 'range');
        }
        goTo(move.to);
      } else if ('openSiblings' in move) openSiblings(move.openSiblings);
      else if (row.kind === 'node') setOpen(row, 'open' in move);
    } else if (key.length === 1 && !far) typeAhead(key, event.timeStamp);
    else return;
    event.preventDefault();
  }, onKeyDown);

  const handleClick = (event: MouseEvent<HTMLDivElement>) => {
    onClick?.(event);
    const target = event.target as HTMLElement;
    const index = Number(target.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1);
    const row = rows[index];
    if (event.defaultPrevented || !row || row.kind === 'loading') return;
    goTo(index);
    const part = target.closest<HTMLElement>('[data-part]')?.dataset.part;
    if (row.kind === 'node' && part === 'arrow' && row.opens) return setOpen(row, !row.expanded);
    if (multiple && event.shiftKey) return select(row, 'range');
    if (multiple && (part === 'check' || event.ctrlKey || event.metaKey)) return select(row, 'toggle');
    activate(row);
  };

  // The row with the tab stop is there also while it is out of sight.
  const drawn = activeIndex >= 0 && activeIndex < first ? [activeIndex] : [];
  for (let index = first; index < end; index++) drawn.push(index);
  if (activeIndex >= end) drawn.push(activeIndex);

  const renderRow = (index: number): ReactNode => {
    const row = rows[index];
    if (!row) return null;
    const place = assignInlineVars({
      [styles.rowIndex]: String(index),
      [styles.rowDepth]: String(row.level - 1),
    });
    const guides = row.level > 1 && <span aria-hidden="true" className={styles.guides} />;
    if (row.kind === 'loading') {
      return (
        // Not a node to go to: the tree is told of it as busy, and what comes is announced.
        <div
          key={row.key}
          aria-hidden="true"
          className={classNames(styles.row, styles.loading)}
          style={place}
        >
          {guides}
          <span className={styles.arrow} />
          <Spinner />
        </div>
      );
    }
    const tabIndex = index === activeIndex ? 0 : -1;
    const common = {
      id: `${treeId}-${index}`,
      'data-index': index,
      'aria-level': row.level,
      'aria-posinset': row.position,
      'aria-setsize': row.siblings,
      style: place,
    } as const;
    if (row.kind === 'failed') {
      return (
        <div
          key={row.key}
          {...common}
          role="treeitem"
          tabIndex={tabIndex}
          data-part="failed"
          className={classNames(styles.row, styles.failed)}
        >
          {guides}
          <span className={styles.arrow} />
          <span className={styles.icon} aria-hidden="true">
            <RotateCw size={14} />
          </span>
          <span className={styles.words}>{messages.failed}</span>
        </div>
      );
    }
    const { node } = row;
    const isSelected = selected.has(row.key);
    const state = { expanded: row.expanded, selected: isSelected, level: row.level };
    const text = getText(node);
    const icon = getIcon?.(node, state);
    const trailing = getTrailing?.(node);
    const busy = row.expanded && rows[index + 1]?.kind === 'loading';
    const acts = onAction !== undefined || selectionMode !== 'none' || row.opens;
    return (
      <div
        key={row.key}
        {...common}
        role="treeitem"
        tabIndex={tabIndex}
        aria-expanded={row.opens ? row.expanded : undefined}
        aria-selected={selectionMode === 'single' ? isSelected : undefined}
        aria-checked={multiple ? isSelected : undefined}
        aria-busy={busy || undefined}
        data-part="item"
        className={classNames(styles.row, !acts && styles.plain)}
      >
        {guides}
        <span className={styles.arrow} aria-hidden="true" data-part="arrow">
          {row.opens && <ChevronRight className={styles.arrowIcon} />}
        </span>
        {multiple && (
          <span aria-hidden="true" data-part="check" className={styles.box}>
            {isSelected && <Check className={styles.tick} strokeWidth={3} />}
          </span>
        )}
        {icon && (
          <span aria-hidden="true" className={styles.icon}>
            {icon}
          </span>
        )}
        <span className={styles.words} title={renderItem ? undefined : text}>
          {renderItem ? renderItem(node, state) : text}
        </span>
        {trailing !== undefined && trailing !== null && <span className={styles.trailing}>{trailing}</span>}
      </div>
    );
  };

  const isEmpty = rows.length === 0;
  return (
    <div
      ref={mergeRefs(root, ref)}
      data-component="Tree"
      className={classNames(styles.root, className)}
      style={{ maxHeight, ...style }}
      {...rest}
    >
      {isEmpty ? (
        <div className={styles.empty}>{empty ?? messages.empty}</div>
      ) : (
        <div
          ref={list}
          role="tree"
          aria-label={label}
          aria-multiselectable={multiple || undefined}
          className={styles.list}
          style={assignInlineVars({ [styles.rowCount]: String(rows.length) })}
          onKeyDown={handleKey}
          onClick={handleClick}
          onFocus={(event) => {
            focused.current = true;
            const index = Number((event.target as HTMLElement).dataset.index ?? -1);
            const row = rows[index];
            if (row) setActiveKey(row.key);
          }}
          onBlur={() => {
            focused.current = false;
          }}
        >
          {drawn.map(renderRow)}
        </div>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
});

/** Where the row went; where it is gone, the one that came into its place, or the last. */
function rowNow<Node>(
  rows: readonly TreeRow<Node>[],
  indexOf: ReadonlyMap<string, number>,
  { key, index }: { key: string; index: number },
): { key: string; index: number } {
  const moved = indexOf.get(key);
  if (moved !== undefined) return { key, index: moved };
  const there = Math.min(index, rows.length - 1);
  // One that is loading takes no focus: its parent does.
  const row = rows[there];
  const at = row?.kind === 'loading' ? row.parent : there;
  return { key: rows[at]?.key ?? key, index: at };
}

/** The row that Tab leads to: the last one with the focus, else the first chosen, else the first. */
function tabStop<Node>(
  rows: readonly TreeRow<Node>[],
  indexOf: ReadonlyMap<string, number>,
  activeKey: string | null,
  selectedKeys: readonly string[],
): number {
  const known = activeKey === null ? undefined : indexOf.get(activeKey);
  if (known !== undefined) return known;
  const chosen = selectedKeys.map((key) => indexOf.get(key)).filter((index) => index !== undefined);
  return chosen.length > 0 ? Math.min(...chosen) : rows.length > 0 ? 0 : -1;
}

function isInside<Node>(rows: readonly TreeRow<Node>[], row: TreeRow<Node>, ancestor: number): boolean {
  for (let at = row.parent; at >= 0; at = rows[at]?.parent ?? -1) if (at === ancestor) return true;
  return false;
}

function nodeKeys<Node>(rows: readonly TreeRow<Node>[]): string[] {
  return rows.filter(({ kind }) => kind === 'node').map(({ key }) => key);
}

function rowElement(root: HTMLElement | null, index: number): HTMLElement | null {
  return root?.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? null;
}
