import { vars } from '../../theme/contract.css';
import { fading } from '../../theme/fading';
import { layerStyle } from '../../theme/layerStyle';

export const root = layerStyle('base', {
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  minWidth: 0,
});

/** Scrolls by itself where the tabs are wider than the page. */
export const list = layerStyle('base', {
  display: 'flex',
  alignItems: 'stretch',
  minWidth: 0,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 calc(-1 * ${vars.stroke.tabLine}) 0 ${vars.color.border.default}`,
  '@media': { print: { display: 'none' } },
});

export const tab = layerStyle('base', {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  flexShrink: 0,
  minHeight: vars.size.tab,
  margin: 0,
  padding: '0 12px',
  // Room for the mark. No transparent border: forced colours would draw it under every tab.
  paddingBlockEnd: vars.stroke.tabMark,
  border: 0,
  // The mark of the current one lies on the row's line.
  selectors: {
    ...fading('color'),
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: vars.size.tabMarkInset,
      insetBlockEnd: 0,
      blockSize: vars.stroke.tabMark,
      borderRadius: `min(${vars.size.tabMarkInset}, ${vars.radius.full})`,
    },
  },
  background: 'transparent',
  color: vars.color.text.secondary,
  fontFamily: vars.font.body,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  fontWeight: vars.font.weight.control,
  letterSpacing: vars.font.tracking.control,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '@media': {
    '(pointer: coarse)': { minHeight: 44 },
  },
});

export const tabState = layerStyle('state', {
  selectors: {
    '&:hover': { color: vars.color.text.primary },
    '&[data-state="active"]': {
      color: vars.color.text.primary,
    },
    '&[data-state="active"]::after': { background: vars.decoration.tabMark },
    '&[data-disabled]': { opacity: vars.decoration.disabledOpacity, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-state="active"]::after': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
});

export const count = layerStyle('base', {
  minWidth: 12,
  padding: '0 6px',
  borderRadius: vars.radius.badge,
  background: vars.color.neutral.subtle,
  color: vars.color.neutral.onSubtle,
  fontFamily: vars.font.figures,
  fontSize: vars.font.size.meta,
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.regular,
  textAlign: 'center',
});

/** A place for a figure of one digit. */
export const awaited = layerStyle('variant', { visibility: 'hidden' });

export const invalid = layerStyle('base', {
  width: 7,
  height: 7,
  flexShrink: 0,
  borderRadius: vars.radius.full,
  background: vars.color.danger.mark,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});

export const panel = layerStyle('base', { minWidth: 0, borderRadius: vars.radius.sheet });
