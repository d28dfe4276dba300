import { createVar, fallbackVar, globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focusRing.css';
import { layerStyle } from '../theme/layerStyle';
import { layers } from '../theme/layers.css';

/** CSS grid tracks of a row, and the width below which the table scrolls sideways. Set on the grid. */
export const columnTracks = createVar();
export const leastWidth = createVar();
/** Distance of a pinned column from its edge. Set on its cells, but for the outermost. */
export const pinnedAt = createVar();

/** Width of a phone's row's words below which no title has room beside a badge. */
const narrowLines = '(max-width: 259px)';

const hairline = `${vars.stroke.hairline} solid ${vars.color.border.default}`;

export const root = layerStyle('base', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  minWidth: 0,
  overflow: 'hidden',
  boxSizing: 'border-box',
  border: `${vars.stroke.hairline} solid ${vars.color.border.sheet}`,
  borderRadius: vars.radius.sheet,
  background: vars.color.surface.sheet,
  boxShadow: vars.shadow.sheet,
  color: vars.color.text.primary,
  fontFamily: vars.font.body,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
});

export const plain = layerStyle('variant', { border: 0, borderRadius: 0, boxShadow: 'none' });
export const fill = layerStyle('variant', { flex: '1 1 0', height: '100%' });
export const withinPage = layerStyle('variant', {
  maxHeight: '72vh',
  '@media': { 'screen and (min-width: 640.02px)': { maxHeight: '100%' } },
});

export const toolbar = layerStyle('base', {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  flexShrink: 0,
  padding: '10px 12px',
  borderBlockEnd: hairline,
});
export const toolbarSlot = layerStyle('base', {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  flex: '1 1 auto',
  minWidth: 0,
});
export const selectionSlot = layerStyle('base', { display: 'flex', alignItems: 'center', gap: 8 });
/** On a phone: at the bottom, in reach of the thumb. */
export const selectionBar = layerStyle('variant', {
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 25,
  flexWrap: 'wrap',
  padding: '8px 14px calc(8px + env(safe-area-inset-bottom))',
  background: vars.color.surface.raised,
  borderBlockStart: hairline,
  boxShadow: vars.shadow.menu,
});
export const selectedCount = layerStyle('base', {
  fontSize: vars.font.size.meta,
  color: vars.color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const columnsButton = [
  layerStyle('base', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    flexShrink: 0,
    minHeight: vars.size.control,
    padding: '0 10px',
    border: `${vars.stroke.control} solid ${vars.color.border.control}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface.sheet,
    color: vars.color.text.primary,
    font: 'inherit',
    fontWeight: vars.font.weight.control,
    cursor: 'pointer',
    '@media': { '(pointer: coarse)': { minHeight: 44 }, print: { display: 'none' } },
  }),
  layerStyle('state', { selectors: { '&:hover': { background: vars.color.surface.hover } } }),
  focusRing,
].join(' ');
export const columnsIcon = layerStyle('base', {
  width: 16,
  height: 16,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: vars.stroke.icon,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const sortBar = layerStyle('base', {
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  minHeight: 52,
  paddingInlineEnd: 4,
  borderBlockEnd: hairline,
  fontSize: vars.font.size.meta,
  color: vars.color.text.secondary,
});
export const sortField = layerStyle('base', {
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  marginInlineStart: 'auto',
});
export const sortSelect = [
  layerStyle('base', {
    minWidth: 0,
    height: vars.size.control,
    paddingInline: '10px 6px',
    border: `${vars.stroke.control} solid ${vars.color.border.control}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface.field,
    color: vars.color.text.primary,
    font: 'inherit',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    '@media': { '(pointer: coarse)': { height: 44 } },
  }),
  focusRing,
].join(' ');
/** Select all, and the direction: as large as a finger. */
export const phoneButton = [
  layerStyle('base', {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 44,
    height: 44,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
  }),
  focusRing,
].join(' ');

export const grid = layerStyle('base', {
  position: 'relative',
  flex: '1 1 auto',
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  // Words on what is opaque need not be drawn anew to be scrolled.
  background: vars.color.surface.sheet,
  // Rows do not move when rows above them come and go: the table places them itself.
  overflowAnchor: 'none',
  WebkitTapHighlightColor: 'transparent',
});
/** The page scrolls. */
export const gridInPage = layerStyle('variant', { overflow: 'visible' });
/** The head stays as the heights below it are known; only the list of a phone has none. */
export const gridStale = layerStyle('state', { opacity: 0.6 });

export const head = layerStyle('base', {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  minWidth: leastWidth,
  background: vars.color.table.header,
});
export const headHidden = layerStyle('variant', {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
export const headCell = layerStyle('base', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  padding: '0 10px',
  color: vars.color.table.onHeader,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  textTransform: vars.font.labelTransform as 'none',
  whiteSpace: 'nowrap',
  background: 'inherit',
  selectors: {
    '&[data-dragged]': { opacity: 0.5 },
    '&[data-drop="before"]': { boxShadow: `inset 2px 0 0 ${vars.color.accent.mark}` },
    '&[data-drop="after"]': { boxShadow: `inset -2px 0 0 ${vars.color.accent.mark}` },
    '&[data-drop="before"]:dir(rtl)': { boxShadow: `inset -2px 0 0 ${vars.color.accent.mark}` },
    '&[data-drop="after"]:dir(rtl)': { boxShadow: `inset 2px 0 0 ${vars.color.accent.mark}` },
  },
});
export const alignEnd = layerStyle('variant', { textAlign: 'end', justifyContent: 'flex-end' });
export const headCellSorted = layerStyle('state', { color: vars.color.text.primary });
export const headLabel = layerStyle('base', { overflow: 'hidden', textOverflow: 'ellipsis' });
/** As large as its cell, so that a click anywhere on a column's head sorts by it. */
export const sortButton = layerStyle('base', {
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  justifyContent: 'inherit',
  gap: 2,
  minWidth: 0,
  height: '100%',
  margin: '0 -10px',
  padding: '0 10px',
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textTransform: 'inherit',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:hover': { color: vars.color.text.primary, background: vars.color.surface.hover },
  },
});
export const sortIcon = layerStyle('base', {
  width: 14,
  height: 14,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: vars.stroke.icon,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  flexShrink: 0,
  // Half in the cell's padding, on the side away from the column's edge: the label stays above its figures.
  marginInlineEnd: -8,
  color: vars.color.accent.text,
  selectors: { [`${alignEnd} &`]: { order: -1, marginInline: '-8px 0' } },
});
export const sortIconDown = layerStyle('variant', { transform: 'rotate(180deg)' });
/** A class of its own, as `rowActive` is. */
export const cellActive = layerStyle('state', {
  selectors: {
    [`${grid}:focus-visible &`]: {
      boxShadow: `inset 0 0 0 1px ${vars.color.border.focus}`,
      borderRadius: vars.radius.checkbox,
    },
  },
});

/** Over the end of the cell that the label does not begin at, while the pointer or the keyboard is there; on touch always. */
export const headMenu = layerStyle('base', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 5,
  display: 'grid',
  placeItems: 'center',
  width: 22,
  padding: 0,
  border: 0,
  background: vars.color.table.header,
  color: 'inherit',
  cursor: 'pointer',
  opacity: 0,
  selectors: {
    [`${alignEnd} > &`]: { insetInline: '0 auto' },
    '&:hover, &[aria-expanded="true"]': { color: vars.color.text.primary, opacity: 1 },
    [`:is(${headCell}:hover, ${grid}:focus-visible ${cellActive}) > &`]: { opacity: 1 },
    '&:focus-visible': {
      opacity: 1,
      outline: `${vars.focus.width} ${vars.focus.style} ${vars.color.border.focus}`,
      outlineOffset: -2,
    },
  },
  '@media': { '(pointer: coarse)': { width: 44, insetInlineEnd: 0, opacity: 1 }, print: { display: 'none' } },
});
export const headMenuIcon = layerStyle('base', {
  width: 14,
  height: 14,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
});
export const resizer = layerStyle('base', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: -4,
  zIndex: 1,
  width: 9,
  cursor: 'col-resize',
  touchAction: 'none',
  selectors: {
    '&:hover, &:active': {
      background: `linear-gradient(to right, transparent 4px, ${vars.color.border.strong} 4px 5px, transparent 5px)`,
    },
    '&:focus': {
      outline: 'none',
      background: `linear-gradient(to right, transparent 3px, ${vars.color.border.focus} 3px 6px, transparent 6px)`,
    },
  },
  '@media': { '(pointer: coarse)': { width: 25, insetInlineEnd: -12 } },
});

export const body = layerStyle('base', { position: 'relative', minWidth: leastWidth, overflow: 'clip' });
export const window = layerStyle('base', { position: 'absolute', insetInline: 0, insetBlockStart: 0 });
/**
 * Keeps the pointer off rows that have just come under it. A press that was meant for the row before would meet another and open, tick or
 * delete that; and to give each row that rushes past the look of hovering, for a frame or two, takes the browser longer than to scroll it.
 */
export const shield = layerStyle('base', { height: '100%', pointerEvents: 'auto' });
/** The shield comes and goes in a layout of its own: the rest of the page is not laid out for it. */
export const shieldRoom = layerStyle('base', {
  position: 'absolute',
  inset: 0,
  contain: 'strict',
  pointerEvents: 'none',
});

const rowBase = layerStyle('base', {
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'grid',
  gridTemplateColumns: columnTracks,
  height: vars.size.row,
  boxSizing: 'border-box',
  contain: 'strict',
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.border.subtle}`,
  background: vars.color.surface.sheet,
});
export const rowOdd = layerStyle('variant', { background: vars.color.table.zebra });
export const rowActivates = layerStyle('variant', { cursor: 'pointer' });
/** A row of a phone's list: title, what it belongs to, and its badge with a date. */
const listRowHeight = `calc(${vars.size.rowTall} + ${vars.font.leading.meta} + 8px)`;
export const rowList = layerStyle('variant', {
  display: 'flex',
  alignItems: 'center',
  height: listRowHeight,
  paddingInlineEnd: 4,
});
const rowStates = layerStyle('state', {
  selectors: {
    '&:hover': { background: vars.color.table.rowHover },
    '&[aria-selected="true"]': {
      background: vars.color.table.rowSelected,
      color: vars.color.table.onRowSelected,
    },
    '&[data-highlighted]': {
      background: vars.color.accent.subtle,
      boxShadow: `inset 3px 0 0 ${vars.color.accent.mark}`,
    },
    '&[data-highlighted]:dir(rtl)': { boxShadow: `inset -3px 0 0 ${vars.color.accent.mark}` },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        // No shadow is drawn there.
        '&[data-highlighted]::after': {
          content: '""',
          position: 'absolute',
          inset: 0,
          zIndex: 2,
          border: '2px solid Highlight',
          pointerEvents: 'none',
        },
      },
    },
  },
});

export const row = [rowBase, rowStates].join(' ');
export const headRow = [
  layerStyle('base', {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: columnTracks,
    height: vars.size.tableHeader,
    boxSizing: 'border-box',
    borderBlockEnd: hairline,
    background: 'inherit',
  }),
  rowStates,
].join(' ');

/** With the active cell in it. A class of its own: the grid's focus gives styles anew to those that have it, and to no other row. */
export const rowActive = layerStyle('state', {
  selectors: {
    // Above the cells, of which pinned ones would cover an outline.
    [`${grid}:focus-visible &::after`]: {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: 2,
      border: `${vars.focus.width} ${vars.focus.style} ${vars.color.border.focus}`,
      pointerEvents: 'none',
    },
  },
});

export const cell = layerStyle('base', {
  minWidth: 0,
  padding: '0 10px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: `calc(${vars.size.row} - 1px)`,
});
/** The first and last words of a row are as far from the edge as those of the footer. */
export const edgeStart = layerStyle('layout', { paddingInlineStart: vars.size.sheetPadding });
export const edgeEnd = layerStyle('layout', { paddingInlineEnd: vars.size.sheetPadding });
export const cellRich = layerStyle('variant', {
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  lineHeight: vars.font.leading.body,
});
export const cellList = layerStyle('variant', { padding: 0, lineHeight: vars.font.leading.body });
export const mono = layerStyle('variant', {
  fontFamily: vars.font.figures,
  fontSize: vars.font.size.small,
  fontVariantNumeric: 'tabular-nums',
});
export const strong = layerStyle('variant', { fontWeight: vars.font.weight.medium });
export const muted = layerStyle('variant', { color: vars.color.text.secondary });
/**
 * Pinned columns stay where the table scrolls sideways. Only there: browsers draw each sticky cell into a layer of its own, and a
 * background that one cell inherits gives all cells of the row their styles anew whenever the pointer comes or goes.
 */
const staying = { position: 'sticky', zIndex: 1, background: 'inherit' } as const;
const sideways = `${grid}[data-sideways] &`;
export const pinnedStart = layerStyle('variant', {
  selectors: { [sideways]: { ...staying, insetInlineStart: fallbackVar(pinnedAt, '0px') } },
});
export const pinnedEnd = layerStyle('variant', {
  selectors: { [sideways]: { ...staying, insetInlineEnd: fallbackVar(pinnedAt, '0px') } },
});
/** Buttons have their own room around their icons. */
const actionsCell = [cell, cellRich, layerStyle('layout', { gap: 0 })].join(' ');
export const actions = [actionsCell, alignEnd, pinnedEnd].join(' ');
/** Buttons keep their size; the words beside them give way. */
export const actionsList = [actionsCell, cellList, layerStyle('layout', { flexShrink: 0 })].join(' ');
export const danger = layerStyle('state', { color: vars.color.danger.text });
export const placeholder = layerStyle('base', { color: vars.color.text.muted });
/** Reads as text, underlined under the pointer: the whole row leads there. */
export const link = layerStyle('base', {
  color: 'inherit',
  textDecorationLine: 'none',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.2em',
  selectors: { '&:hover': { textDecorationLine: 'underline' } },
});
export const beside = layerStyle('base', { display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 });
export const besideWords = layerStyle('base', {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
/** Of the title's cell alone: whoever has a class that a selector asks for below a row, gets its styles anew when the row is done. */
export const titleStates = layerStyle('state', {
  selectors: {
    '[data-done] &': {
      textDecoration: 'line-through',
      color: vars.color.text.muted,
    },
  },
});

export const checkCell = layerStyle('base', {
  display: 'grid',
  placeItems: 'center',
  cursor: 'pointer',
});
export const checkCellList = layerStyle('variant', {
  width: 44,
  height: listRowHeight,
  flexShrink: 0,
});
const checkBox = layerStyle('base', {
  boxSizing: 'border-box',
  width: vars.size.checkbox,
  height: vars.size.checkbox,
  border: `${vars.stroke.control} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.checkbox,
  background: vars.color.surface.field,
  // Clipped also when empty: to begin being clipped would lay the row out again. Wider than the box, which is painted on
  // whole pixels.
  clipPath: 'inset(-1px)',
});
/** The mark is a hole in the fill, so that selecting changes no layout, however many rows it is. */
const withHole = (...points: string[]) =>
  `polygon(evenodd, ${[...edge, ...points, points[0], edge[0]].join(', ')})`;
const edge = ['-6% -6%', '106% -6%', '106% 106%', '-6% 106%', '-6% -6%'];

/** The box itself is the checkbox, or it is drawn in one. */
const checked = (state: string) => `&[aria-checked="${state}"], [aria-checked="${state}"] > &`;

const checkStates = layerStyle('state', {
  selectors: {
    [`${checked('true')}, ${checked('mixed')}`]: {
      background: vars.color.accent.mark,
      borderColor: vars.color.accent.mark,
    },
    [checked('true')]: {
      clipPath: withHole('20% 52%', '29% 43%', '42% 56%', '71% 27%', '80% 36%', '42% 74%'),
    },
    [checked('mixed')]: { clipPath: withHole('22% 44%', '78% 44%', '78% 56%', '22% 56%') },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      selectors: { [`${checked('true')}, ${checked('mixed')}`]: { background: 'Highlight' } },
    },
  },
});

export const check = [checkBox, checkStates].join(' ');

/** The words of a two-line row. The badge stands beside the title, or, where that is narrow, before the meta line. */
export const lines = layerStyle('base', {
  flex: '1 1 0',
  minWidth: 0,
  paddingInlineEnd: 8,
  containerType: 'inline-size',
  selectors: { '&:first-child': { paddingInlineStart: vars.size.sheetPadding } },
});
export const linesGrid = layerStyle('base', {
  display: 'grid',
  gridTemplate: '"title trailing" "meta meta" / minmax(0, 1fr) auto',
  alignItems: 'center',
  '@container': {
    [narrowLines]: {
      gridTemplate: '"title title" "first trailing" "second end" / minmax(0, 1fr) auto',
      rowGap: 2,
    },
  },
});
export const titleCell = layerStyle('layout', { gridArea: 'title' });
export const trailing = layerStyle('base', {
  gridArea: 'trailing',
  display: 'flex',
  gap: 8,
  minWidth: 0,
  marginInlineStart: 8,
});
export const metaLine = layerStyle('base', {
  gridArea: 'meta',
  display: 'flex',
  gap: 8,
  minWidth: 0,
  fontSize: vars.font.size.meta,
  lineHeight: vars.font.leading.meta,
  color: vars.color.text.muted,
  '@container': { [narrowLines]: { display: 'contents' } },
});
/**
 * One line high: a part that does not fit whole wraps out of sight; the first one ends in an ellipsis. Where that is narrow, the first
 * stands beside the badge and the second beside the date.
 */
export const metaParts = layerStyle('base', {
  display: 'flex',
  flex: '1 1 0',
  flexWrap: 'wrap',
  minWidth: 0,
  height: vars.font.leading.meta,
  overflow: 'hidden',
  '@container': { [narrowLines]: { display: 'contents' } },
});
/** A date beside the last part; it is never cut for that. */
export const metaEnd = layerStyle('layout', { gridArea: 'end', flexShrink: 0, textAlign: 'end' });
export const metaCell = layerStyle('layout', {
  display: 'block',
  maxWidth: '100%',
  fontFamily: 'inherit',
  fontSize: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 'inherit',
  selectors: {
    [`${metaParts} > & + &::before`]: { content: ['"\\a0·\\a0"', '"\\a0·\\a0" / ""'] },
    [`${metaParts} > &:nth-child(1)`]: { gridArea: 'first' },
    [`${metaParts} > &:nth-child(2)`]: { gridArea: 'second' },
  },
  '@container': {
    [narrowLines]: {
      selectors: {
        [`${metaParts} > & + &::before`]: { content: 'none' },
        [`${metaParts} > &:nth-child(n + 3)`]: { display: 'none' },
      },
    },
  },
});
/** Text that a column draws itself is as large as the text that the table draws. */
globalStyle(`:is(${mono}, ${metaCell}) [data-component="Text"]`, {
  '@layer': { [layers.layout]: { font: 'inherit' } },
});

export const skeleton = layerStyle('base', {
  display: 'inline-block',
  width: '60%',
  maxWidth: 160,
  height: 10,
  verticalAlign: 'middle',
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
});

/** The table's only button of its own: light, for a page that has no other. */
export const retry = [
  layerStyle('base', {
    minHeight: vars.size.controlSmall,
    padding: '0 10px',
    border: `${vars.stroke.control} solid ${vars.color.border.control}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface.sheet,
    color: vars.color.text.primary,
    font: 'inherit',
    fontWeight: vars.font.weight.control,
    cursor: 'pointer',
    '@media': { '(pointer: coarse)': { minHeight: 44 } },
  }),
  layerStyle('state', {
    selectors: {
      '&:hover': { background: vars.color.surface.hover },
      '&:focus-visible': {
        outline: `${vars.focus.width} ${vars.focus.style} ${vars.color.border.focus}`,
        outlineOffset: vars.focus.offset,
      },
    },
  }),
].join(' ');

/** The whole text of a cell that is cut off. */
export const tip = layerStyle('base', {
  position: 'fixed',
  inset: 'auto',
  zIndex: 80,
  boxSizing: 'border-box',
  maxWidth: 'min(480px, calc(100vw - 16px))',
  margin: 0,
  padding: '4px 8px',
  border: 0,
  borderRadius: vars.radius.control,
  background: vars.color.surface.tooltip,
  color: vars.color.text.onTooltip,
  fontSize: vars.font.size.meta,
  lineHeight: vars.font.leading.meta,
  overflowWrap: 'anywhere',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const wholeRow = layerStyle('base', {
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  paddingInline: vars.size.sheetPadding,
  color: vars.color.danger.text,
});

export const blank = layerStyle('base', {
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  flex: '1 1 auto',
  alignContent: 'center',
  padding: '40px 16px',
  textAlign: 'center',
  color: vars.color.text.muted,
});
export const blankGrid = layerStyle('state', { flex: '0 0 auto' });

export const footer = layerStyle('base', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  flexShrink: 0,
  minHeight: 36,
  padding: '0 16px',
  // On the line of the last row, where the table is as high as its rows.
  position: 'relative',
  marginBlockStart: `calc(-1 * ${vars.stroke.hairline})`,
  borderBlockStart: hairline,
  background: vars.color.surface.sheet,
  fontSize: vars.font.size.meta,
  color: vars.color.text.muted,
});

/** Words for assistive technology; they change without the rows being laid out again. */
export const status = layerStyle('base', {
  position: 'absolute',
  width: 1,
  height: 1,
  contain: 'strict',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

const probe = { position: 'absolute', visibility: 'hidden', width: 0, pointerEvents: 'none' } as const;
export const rowProbe = layerStyle('base', { ...probe, height: vars.size.row });
export const rowTallProbe = layerStyle('base', { ...probe, height: listRowHeight });

/** The tokens that decide heights, for the view to read: the whole contract would come along otherwise. */
export const headHeight = vars.size.tableHeader;
export const rowHeight = vars.size.row;
export const rowTallHeight = vars.size.rowTall;
export const metaHeight = vars.font.leading.meta;
