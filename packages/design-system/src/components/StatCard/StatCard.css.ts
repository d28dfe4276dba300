import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { fading } from '../../theme/fading';
import { layerStyle } from '../../theme/layerStyle';
import { sheetRule } from '../../theme/sheetRule';
import { toned } from '../tones.css';

/** How many characters the figure has. */
export const figureLength = createVar();

/** Where the line under the figure is cramped: two cards a row on a phone. */
const narrow = '(max-width: 160px)';

export const root = layerStyle('base', {
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 12,
  minWidth: 0,
  boxSizing: 'border-box',
  padding: `12px ${vars.size.sheetPadding}`,
  ...sheetRule,
  // At 360 px two a row have 'from last month' beside its figure, also in the widest face.
  '@media': { 'screen and (max-width: 400px)': { paddingInline: `min(8px, ${vars.size.sheetPadding})` } },
});

export const label = layerStyle('base', {
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  color: vars.color.text.secondary,
});

export const labelText = layerStyle('base', {
  overflowWrap: 'break-word',
  hyphens: 'auto',
  maxWidth: '100%',
});

/** One line; the figure goes under a label that leaves it no room. */
export const compact = layerStyle('variant', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  paddingBlock: 7,
});

/** The button fills the card, so that all of it can be pressed. */
export const pressable = layerStyle('state', {
  padding: 0,
  selectors: {
    ...fading('background-color'),
    '&:hover': { background: vars.color.surface.hover },
    '&:has(> [aria-pressed="true"])': {
      background: vars.color.accent.subtle,
      borderColor: vars.color.accent.mark,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:has(> [aria-pressed="true"])': { outline: '2px solid Highlight' } },
    },
  },
});

export const button = layerStyle('base', {
  gridColumn: '1 / -1',
  flex: '1 1 auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 12,
  minWidth: 0,
  margin: 0,
  padding: `12px ${vars.size.sheetPadding}`,
  border: 'none',
  borderRadius: 'inherit',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '@media': { 'screen and (max-width: 400px)': { paddingInline: `min(8px, ${vars.size.sheetPadding})` } },
});

export const compactButton = layerStyle('variant', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  paddingBlock: 7,
});

export const compactLabel = layerStyle('variant', {
  flex: '1 1 auto',
  width: 'min-content',
  minWidth: 'min-content',
  maxWidth: '100%',
  // Two a row on a phone: every figure under its label, not only those whose label is long.
  '@container': { '(max-width: 150px)': { flexBasis: '100%' } },
});

export const dot = layerStyle('base', {
  width: 8,
  height: 8,
  flexShrink: 0,
  borderRadius: vars.radius.full,
  background: toned.mark,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});

export const value = layerStyle('base', {
  minWidth: 0,
  fontFamily: vars.font.figures,
  // A long sum grows smaller rather than break: a figure of the mono face is 0.6 em wide, less its tracking.
  fontSize: `min(${vars.font.size.display}, calc(100cqi / (${figureLength} * 0.58)))`,
  lineHeight: vars.font.leading.display,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.04em',
  marginBlockStart: 2,
  whiteSpace: 'nowrap',
  // A skeleton in the place of the figure takes the room of its line.
  minHeight: vars.font.leading.display,
  alignContent: 'center',
});

export const compactValue = layerStyle('variant', {
  marginBlockStart: 0,
  fontSize: `min(${vars.font.size.title}, calc(60cqi / (${figureLength} * 0.58)))`,
  lineHeight: vars.font.leading.title,
  minHeight: vars.font.leading.title,
  marginInlineStart: 'auto',
  textAlign: 'end',
  '@container': { '(max-width: 150px)': { marginInlineStart: 0, textAlign: 'start' } },
});

export const spark = layerStyle('base', {
  width: 84,
  height: 26,
  overflow: 'visible',
  '@container': {
    '(max-width: 190px)': { width: 52 },
    // Two a row at 320 px: a figure of three digits keeps clear of it.
    '(max-width: 118px)': { width: 32 },
  },
});

export const sparkLine = layerStyle('base', {
  fill: 'none',
  stroke: vars.color.chart[1],
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});

export const change = layerStyle('base', {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 6,
  marginBlockStart: 2,
  fontSize: vars.font.size.meta,
  lineHeight: vars.font.leading.meta,
  color: vars.color.text.muted,
  '@container': { [narrow]: { columnGap: 3, fontSize: `min(12px, ${vars.font.size.meta})` } },
});

export const amount = layerStyle('base', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  color: toned.text,
  fontFamily: vars.font.figures,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { gap: 1 } },
});

export const arrow = layerStyle('base', {
  width: 13,
  height: 13,
  flexShrink: 0,
  '@container': { [narrow]: { width: 11, height: 11 } },
});
