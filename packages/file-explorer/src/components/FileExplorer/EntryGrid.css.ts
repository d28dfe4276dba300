import { layerStyle, vars } from '@linework/design-system/styling';

const hairline = `${vars.stroke.hairline} solid ${vars.color.border.subtle}`;
/** As wide as the files are: by it columns come and go. */
const container = 'explorer-files';
const below = (width: number) => `${container} (max-width: ${width - 0.02}px)`;
const withoutPerson = below(560);
const withoutDate = below(460);
const withoutSize = below(340);
/** Drawings have three columns more. */
const drawingsWithoutPerson = below(900);
const drawingsWithoutDate = below(800);
const drawingsWithoutSize = below(640);
const drawingsWithoutStatus = below(560);
const drawingsWithoutNumber = below(380);

export const frame = layerStyle('base', {
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  minHeight: 0,
  display: 'flex',
  containerType: 'inline-size',
  containerName: container,
});

/** The picture, two lines of name, one more, and the air between them. */
const tileHeight = `calc(84px + 2 * ${vars.font.leading.small} + ${vars.font.leading.meta} + 38px)`;

const probe = { position: 'absolute', width: 1, visibility: 'hidden', pointerEvents: 'none' } as const;
export const rowProbe = layerStyle('base', { ...probe, height: `max(${vars.size.rowTall}, 48px)` });
export const tileProbe = layerStyle('base', { ...probe, height: tileHeight });
export const headProbe = layerStyle('base', { ...probe, height: vars.size.tableHeader });

export const grid = layerStyle('base', {
  position: 'relative',
  flex: '1 1 auto',
  minWidth: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  overscrollBehavior: 'contain',
  overflowAnchor: 'none',
  outline: 'none',
  userSelect: 'none',
  background: vars.color.surface.sheet,
  WebkitTapHighlightColor: 'transparent',
});

export const body = layerStyle('base', { position: 'relative', overflow: 'clip' });

const tracks = '44px minmax(0, 1fr) 92px 156px 44px';
const columns = {
  display: 'grid',
  gridTemplateColumns: tracks,
  alignItems: 'center',
  '@container': {
    [withoutPerson]: { gridTemplateColumns: '44px minmax(0, 1fr) 92px 156px' },
    [withoutDate]: { gridTemplateColumns: '44px minmax(0, 1fr) 92px' },
    [withoutSize]: { gridTemplateColumns: '44px minmax(0, 1fr)' },
  },
};

/** Number and name; revision, status, size, date and person. */
const numberTracks = '44px 88px minmax(0, 1fr) 56px';
const drawingColumns = {
  gridTemplateColumns: `${numberTracks} 128px 92px 156px 44px`,
  '@container': {
    [drawingsWithoutPerson]: { gridTemplateColumns: `${numberTracks} 128px 92px 156px` },
    [drawingsWithoutDate]: { gridTemplateColumns: `${numberTracks} 128px 92px` },
    [drawingsWithoutSize]: { gridTemplateColumns: `${numberTracks} 128px` },
    [drawingsWithoutStatus]: { gridTemplateColumns: numberTracks },
    [drawingsWithoutNumber]: { gridTemplateColumns: '44px minmax(0, 1fr) 48px' },
  },
};

export const head = layerStyle('base', {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  background: vars.color.table.header,
});
export const headRow = layerStyle('base', {
  ...columns,
  height: vars.size.tableHeader,
  boxSizing: 'border-box',
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.border.default}`,
  color: vars.color.table.onHeader,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
  fontWeight: vars.font.weight.medium,
  textTransform: vars.font.labelTransform as 'none',
});

export const row = layerStyle('base', {
  ...columns,
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  height: `max(${vars.size.rowTall}, 48px)`,
  boxSizing: 'border-box',
  borderBlockEnd: hairline,
  cursor: 'default',
  contain: 'strict',
  selectors: {
    '&:hover': { background: vars.color.table.rowHover },
    '&[aria-selected="true"]': {
      background: vars.color.table.rowSelected,
      color: vars.color.table.onRowSelected,
    },
    '[role="treegrid"]:focus &[data-kind="folder"][data-focused]': {
      background: vars.color.table.rowSelected,
      color: vars.color.table.onRowSelected,
    },
    '&[data-cut]': { opacity: 0.55 },
    '&[data-drop]': {
      outline: `2px dashed ${vars.color.accent.mark}`,
      outlineOffset: -2,
    },
    '[role="treegrid"]:focus-visible &[data-focused]': {
      outline: `${vars.focus.width} ${vars.focus.style} ${vars.color.border.focus}`,
      outlineOffset: vars.focus.offsetInside,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { outline: '1px solid Highlight', outlineOffset: -1 } },
    },
  },
});

/** A row, or the head, of drawings. */
export const drawings = layerStyle('base', drawingColumns);

/** A cell that a narrow list is without: of files, and of drawings. */
const goes = (without: string, ofDrawings: string) => ({
  '@container': {
    [without]: { display: 'none' },
    [ofDrawings]: { selectors: { [`${drawings} > &`]: { display: 'none' } } },
  },
});

export const checkCell = layerStyle('base', {
  display: 'grid',
  placeItems: 'center',
  height: '100%',
});
export const box = layerStyle('base', {
  display: 'block',
  position: 'relative',
  boxSizing: 'border-box',
  width: vars.size.checkbox,
  height: vars.size.checkbox,
  border: `${vars.stroke.control} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.checkbox,
  background: vars.color.surface.field,
  color: vars.color.accent.onMark,
  selectors: {
    '&[data-checked]': { background: vars.color.accent.mark, borderColor: vars.color.accent.mark },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-checked]': { background: 'Highlight' } } },
  },
});
export const tick = layerStyle('base', {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  visibility: 'hidden',
  selectors: { '[data-checked] > &': { visibility: 'visible' } },
});
export const headCheck = layerStyle('base', {
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 28,
  padding: 0,
  border: 0,
  background: 'transparent',
  cursor: 'pointer',
});

export const nameHead = layerStyle('base', { minWidth: 0, paddingInlineEnd: 12 });
export const nameCell = layerStyle('base', {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
  height: '100%',
  paddingInlineEnd: 12,
});
export const words = layerStyle('base', { display: 'flex', flexDirection: 'column', minWidth: 0 });
export const name = layerStyle('base', {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.font.weight.medium,
});
export const meta = layerStyle('base', {
  minWidth: 0,
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.font.size.meta,
  lineHeight: vars.font.leading.meta,
  color: vars.color.text.muted,
  selectors: {
    '[aria-selected="true"] &': { color: 'inherit', opacity: 0.85 },
  },
});
export const narrowMeta = layerStyle('base', {
  display: 'none',
  '@container': {
    [withoutSize]: { display: 'inline' },
    [drawingsWithoutSize]: { selectors: { [`${drawings} > * &`]: { display: 'inline' } } },
  },
});

export const folderIcon = layerStyle('base', {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 38,
  height: 38,
  color: vars.color.accent.mark,
});

const figures = {
  fontFamily: vars.font.figures,
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;
export const sizeCell = layerStyle('base', {
  ...figures,
  textAlign: 'end',
  paddingInlineEnd: 16,
  ...goes(withoutSize, drawingsWithoutSize),
  selectors: { '[role="columnheader"]&': { fontFamily: 'inherit' } },
});
export const dateCell = layerStyle('base', {
  ...figures,
  fontFamily: 'inherit',
  color: vars.color.text.secondary,
  ...goes(withoutDate, drawingsWithoutDate),
  selectors: {
    '[role="columnheader"]&': { fontFamily: 'inherit', color: 'inherit' },
    '[aria-selected="true"] > &': { color: 'inherit' },
  },
});
export const personCell = layerStyle('base', goes(withoutPerson, drawingsWithoutPerson));

export const numberCell = layerStyle('base', {
  ...figures,
  paddingInlineEnd: 8,
  color: vars.color.text.secondary,
  '@container': { [drawingsWithoutNumber]: { display: 'none' } },
  selectors: {
    '[role="columnheader"]&': { fontFamily: 'inherit', color: 'inherit' },
    '[aria-selected="true"] > &': { color: 'inherit' },
  },
});
export const revisionCell = layerStyle('base', {});
export const statusCell = layerStyle('base', {
  minWidth: 0,
  '@container': { [drawingsWithoutStatus]: { display: 'none' } },
});

export const sortButton = layerStyle('base', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  padding: '4px 0',
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textTransform: 'inherit',
  letterSpacing: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.text.primary, textDecoration: 'underline' } },
});
export const sortArrow = layerStyle('base', { width: 14, height: 14, color: vars.color.accent.text });

export const bone = layerStyle('base', {
  display: 'block',
  width: '60%',
  height: 12,
  borderRadius: 4,
  background: vars.color.surface.sunken,
});
export const failedCell = layerStyle('base', {
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  paddingInline: 16,
  color: vars.color.danger.text,
});
export const retry = layerStyle('base', {
  minHeight: 28,
  padding: '0 10px',
  border: `${vars.stroke.control} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.sheet,
  color: vars.color.text.primary,
  font: 'inherit',
  cursor: 'pointer',
});

export const tiles = layerStyle('base', {
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'grid',
  height: tileHeight,
  boxSizing: 'border-box',
  padding: 4,
  gap: 4,
});
export const tile = layerStyle('base', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  boxSizing: 'border-box',
  padding: '10px 8px 4px',
  borderRadius: vars.radius.control,
  textAlign: 'center',
  cursor: 'default',
  overflow: 'hidden',
  selectors: {
    '&:hover': { background: vars.color.table.rowHover },
    '&[aria-selected="true"], [role="grid"]:focus &[data-kind="folder"][data-focused]': {
      background: vars.color.table.rowSelected,
      color: vars.color.table.onRowSelected,
    },
    '&[data-cut]': { opacity: 0.55 },
    '&[data-drop]': { outline: `2px dashed ${vars.color.accent.mark}`, outlineOffset: -2 },
    '[role="grid"]:focus-visible &[data-focused]': {
      outline: `${vars.focus.width} ${vars.focus.style} ${vars.color.border.focus}`,
      outlineOffset: vars.focus.offsetInside,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { outline: '1px solid Highlight', outlineOffset: -1 } },
    },
  },
});
export const tileCheck = layerStyle('base', {
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 0,
  insetInlineStart: 0,
  padding: 8,
  opacity: 0,
  selectors: {
    [`${tile}:hover > &, ${tile}[aria-selected="true"] > &, [role="grid"]:focus ${tile}[data-focused] > &`]: {
      opacity: 1,
    },
  },
  '@media': { '(pointer: coarse)': { opacity: 1 } },
});
export const tileFolder = layerStyle('base', {
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: 84,
  color: vars.color.accent.mark,
  vars: { [vars.size.icon]: '56px' },
});
export const tileName = layerStyle('base', {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  flexShrink: 0,
  textOverflow: 'ellipsis',
  maxWidth: '100%',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
  fontWeight: vars.font.weight.medium,
});

export const renaming = layerStyle('base', {
  position: 'relative',
  flex: '1 1 auto',
  minWidth: 0,
  width: '100%',
  userSelect: 'text',
});
export const renameInput = layerStyle('base', {
  width: '100%',
  boxSizing: 'border-box',
  height: 30,
  padding: '0 6px',
  border: `${vars.stroke.control} solid ${vars.color.border.focus}`,
  borderRadius: vars.radius.field,
  background: vars.color.surface.field,
  color: vars.color.text.primary,
  font: 'inherit',
  outline: `${vars.focus.width} ${vars.focus.style} ${vars.color.border.focus}`,
  outlineOffset: -1,
  selectors: {
    '&[aria-invalid="true"]': { borderColor: vars.color.danger.mark, outlineColor: vars.color.danger.mark },
  },
});
export const renameProblem = layerStyle('base', {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'start',
  fontSize: vars.font.size.meta,
  lineHeight: vars.font.leading.meta,
  color: vars.color.danger.text,
});

export const blank = layerStyle('base', {
  position: 'absolute',
  inset: 0,
  insetBlockStart: vars.size.tableHeader,
  display: 'grid',
  placeItems: 'center',
  overflow: 'auto',
  background: vars.color.surface.sheet,
});
