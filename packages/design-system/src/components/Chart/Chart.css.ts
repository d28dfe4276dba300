import { createVar, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { focusRing } from '../../theme/focusRing.css';
import { layerStyle } from '../../theme/layerStyle';

/** Colour of the series that an element belongs to. */
const color = createVar();
/** Percent from the start of the plot. */
export const place = createVar();

export const root = layerStyle('base', {
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  minWidth: 0,
  margin: 0,
  color: vars.color.text.primary,
  fontFamily: vars.font.body,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
});

export const head = layerStyle('base', {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 12px',
  minWidth: 0,
});
export const title = layerStyle('base', {
  flex: '1 1 auto',
  minWidth: 0,
  fontWeight: vars.font.weight.medium,
});
export const toggle = layerStyle('layout', {
  marginInlineStart: 'auto',
  '@media': { print: { display: 'none' } },
});

export const legend = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.color.text.secondary,
  marginBlockEnd: 8,
  fontSize: vars.font.size.meta,
  lineHeight: vars.font.leading.meta,
});
export const legendEntry = layerStyle('base', {
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const swatch = layerStyle('base', { flexShrink: 0, overflow: 'visible' });

/** Chart and table lie over one another: showing the other moves nothing. */
export const stage = layerStyle('base', { position: 'relative', minWidth: 0 });
export const away = layerStyle('state', {
  visibility: 'hidden',
  '@media': { print: { visibility: 'visible' } },
});

export const cartesian = layerStyle('base', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 8,
  paddingBlockStart: 8,
  fontSize: vars.font.size.meta,
  lineHeight: vars.font.leading.meta,
  color: vars.color.text.muted,
});
export const valueAxis = layerStyle('base', {
  position: 'relative',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
/** The longest label, unseen, makes the axis as wide as it needs to be. */
export const widest = layerStyle('base', { visibility: 'hidden', display: 'block', height: 0 });
export const tick = layerStyle('base', {
  position: 'absolute',
  insetInlineEnd: 0,
  transform: 'translateY(-50%)',
});
export const plot = [
  layerStyle('base', { position: 'relative', minWidth: 0, borderRadius: vars.radius.field }),
  focusRing,
].join(' ');
export const drawing = layerStyle('base', {
  display: 'block',
  width: '100%',
  height: '100%',
  overflow: 'visible',
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});
export const categoryAxis = layerStyle('base', {
  gridColumn: 2,
  position: 'relative',
  height: `calc(${vars.font.leading.meta} + 6px)`,
});
export const categoryAxisWrapping = layerStyle('variant', {
  height: `calc(2 * ${vars.font.leading.meta} + 6px)`,
});
export const category = layerStyle('base', {
  position: 'absolute',
  insetBlockStart: 6,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'center',
});
export const categoryWrapping = layerStyle('variant', {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  boxSizing: 'border-box',
  paddingInline: 4,
  whiteSpace: 'normal',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});

export const gridLine = layerStyle('base', {
  stroke: vars.color.border.subtle,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
  '@media': { '(forced-colors: active)': { stroke: 'GrayText', strokeDasharray: '1 3' } },
});
export const nought = layerStyle('variant', {
  stroke: vars.color.border.strong,
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText', strokeDasharray: 'none' } },
});
export const band = layerStyle('base', {
  fill: vars.color.surface.hover,
  '@media': { '(forced-colors: active)': { fill: 'transparent', stroke: 'Highlight', strokeWidth: 2 } },
});

const seriesColor = (of: string) => [
  layerStyle('base', {
    vars: { [color]: of },
    '@media': { '(forced-colors: active)': { vars: { [color]: 'CanvasText' } } },
  }),
];
export const series = styleVariants(vars.color.chart, seriesColor);

/** A bar, a segment, a slice: the pattern of its series, and a hairline of the sheet between neighbours. */
export const shape = [
  layerStyle('base', { stroke: vars.color.surface.sheet, strokeWidth: 1.5 }),
  layerStyle('state', {
    selectors: {
      '&[data-active]': { stroke: vars.color.text.primary, strokeWidth: 2, paintOrder: 'stroke' },
    },
    '@media': {
      '(forced-colors: active)': {
        stroke: 'Canvas',
        selectors: { '&[data-active]': { stroke: 'Highlight', strokeWidth: 3 } },
      },
    },
  }),
].join(' ');
export const quiet = layerStyle('state', {
  opacity: 0.35,
  '@media': { '(forced-colors: active)': { opacity: 1 } },
});
export const solid = layerStyle('base', { fill: color });
/** The marks of a pattern: the sheet shows through. */
export const hatch = layerStyle('base', {
  stroke: vars.color.surface.sheet,
  fill: 'none',
  strokeWidth: 1.5,
  opacity: 0.6,
  '@media': { '(forced-colors: active)': { stroke: 'Canvas', opacity: 1 } },
});
export const dot = layerStyle('base', {
  fill: vars.color.surface.sheet,
  opacity: 0.7,
  '@media': { '(forced-colors: active)': { fill: 'Canvas', opacity: 1 } },
});

export const line = layerStyle('base', {
  fill: 'none',
  stroke: color,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});
export const marker = layerStyle('base', { fill: color, stroke: vars.color.surface.sheet, strokeWidth: 1.5 });
export const markerHollow = layerStyle('variant', {
  fill: vars.color.surface.sheet,
  stroke: color,
  strokeWidth: 2,
});
export const markerActive = layerStyle('state', {
  transform: 'scale(1.6)',
  '@media': { '(forced-colors: active)': { fill: 'Highlight' } },
});

export const tooltip = layerStyle('base', {
  position: 'absolute',
  zIndex: 1,
  boxSizing: 'border-box',
  width: 'max-content',
  maxWidth: 'min(260px, 100%)',
  padding: '8px 10px',
  pointerEvents: 'none',
  background: vars.color.surface.raised,
  color: vars.color.text.primary,
  border: `${vars.stroke.hairline} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.menu,
  boxShadow: vars.shadow.menu,
  fontSize: vars.font.size.meta,
  lineHeight: vars.font.leading.meta,
});
export const tooltipAfter = layerStyle('variant', {
  insetBlockStart: 0,
  insetInlineStart: `calc(${place} * 1% + 8px)`,
});
export const tooltipBefore = layerStyle('variant', {
  insetBlockStart: 0,
  insetInlineEnd: `calc(100% - ${place} * 1% + 8px)`,
});
/** Where there is no room beside it: above, and never past the plot's ends. */
export const tooltipAbove = layerStyle('variant', {
  insetBlockEnd: 'calc(100% + 4px)',
  insetInlineStart: `calc(${place} * 1%)`,
  transform: `translateX(calc(${place} * -1%))`,
  selectors: { '&:dir(rtl)': { transform: `translateX(calc(${place} * 1%))` } },
});
export const tooltipTitle = layerStyle('base', {
  marginBlockEnd: 4,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
});
export const tooltipRows = layerStyle('base', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2px 8px',
});
export const tooltipLabel = layerStyle('base', {
  color: vars.color.text.secondary,
  overflowWrap: 'anywhere',
});
export const tooltipValue = layerStyle('base', {
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
export const emphasised = layerStyle('state', {
  color: vars.color.text.primary,
  fontWeight: vars.font.weight.strong,
});

export const donut = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '16px 32px',
});
export const ring = [
  layerStyle('base', {
    position: 'relative',
    flexShrink: 0,
    aspectRatio: '1',
    maxWidth: '100%',
    borderRadius: '50%',
  }),
  focusRing,
].join(' ');
export const middle = layerStyle('base', {
  position: 'absolute',
  inset: '24%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  pointerEvents: 'none',
  textAlign: 'center',
  overflow: 'hidden',
});
export const middleValue = layerStyle('base', {
  fontSize: vars.font.size.title,
  lineHeight: vars.font.leading.title,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.weight.heading,
  fontVariantNumeric: 'tabular-nums',
});
export const middleLabel = layerStyle('base', {
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontSize: vars.font.size.meta,
  lineHeight: vars.font.leading.meta,
  color: vars.color.text.muted,
});
export const shares = layerStyle('base', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: '6px 10px',
  flex: '0 1 280px',
  minWidth: 0,
  fontSize: vars.font.size.body,
});
export const shareLabel = layerStyle('base', { minWidth: 0, overflowWrap: 'anywhere' });
export const shareValue = layerStyle('base', {
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const sharePercent = layerStyle('base', {
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.muted,
  minWidth: '4ch',
});

export const readout = layerStyle('base', {
  marginBlockStart: 8,
  paddingBlockStart: 10,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.border.subtle}`,
  fontSize: vars.font.size.meta,
  lineHeight: vars.font.leading.meta,
});
export const readoutTitle = layerStyle('base', {
  marginBlockEnd: 6,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
});
export const readoutEntries = layerStyle('base', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
  gap: '4px 24px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const readoutEntry = layerStyle('base', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  color: vars.color.text.secondary,
});

export const empty = layerStyle('base', {
  display: 'grid',
  placeItems: 'center',
  padding: 16,
  boxSizing: 'border-box',
  textAlign: 'center',
  color: vars.color.text.muted,
  border: `${vars.stroke.hairline} dashed ${vars.color.border.default}`,
  borderRadius: vars.radius.field,
});

/** Heard on screen, seen on paper, unless it is shown. */
export const tableHidden = layerStyle('variant', {
  '@media': {
    screen: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    print: { marginBlockStart: 12 },
  },
});
export const tableShown = [
  layerStyle('variant', {
    position: 'absolute',
    inset: 0,
    overflow: 'auto',
    background: vars.color.surface.sheet,
    border: `${vars.stroke.hairline} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.field,
    '@media': { print: { position: 'static', overflow: 'visible' } },
  }),
  focusRing,
].join(' ');
export const table = layerStyle('base', {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
});
export const caption = layerStyle('base', {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
export const cell = layerStyle('base', {
  padding: '7px 12px',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.border.subtle}`,
});
export const rowHead = layerStyle('variant', {
  textAlign: 'start',
  fontWeight: vars.font.weight.regular,
  whiteSpace: 'normal',
});
export const columnHead = layerStyle('variant', {
  position: 'sticky',
  insetBlockStart: 0,
  background: vars.color.table.header,
  color: vars.color.table.onHeader,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
});
