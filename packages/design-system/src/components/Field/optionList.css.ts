import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';
import { closed } from '../closed.css';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-2px)' } });

/** What lies over the page: the list of a Select or Combobox, the calendar of a DateField. */
export const popup = layerStyle('base', {
  boxSizing: 'border-box',
  zIndex: 60,
  minWidth: 0,
  maxWidth: 'calc(100vw - 16px)',
  border: `${vars.stroke.hairline} solid ${vars.color.border.sheet}`,
  borderRadius: vars.radius.menu,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.menu,
  color: vars.color.text.primary,
  fontFamily: vars.font.body,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  outline: 'none',
  animation: `${appear} ${vars.motion.fast} ${vars.motion.easeEnter}`,
  selectors: closed,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

export const list = layerStyle('base', {
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  margin: 0,
  padding: 4,
  listStyle: 'none',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  scrollbarWidth: 'thin',
});

export const option = [
  layerStyle('base', {
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    flexShrink: 0,
    minHeight: 30,
    paddingBlock: 4,
    paddingInlineStart: 8,
    paddingInlineEnd: 28,
    position: 'relative',
    borderRadius: vars.radius.menuEntry,
    color: vars.color.text.primary,
    cursor: 'pointer',
    userSelect: 'none',
    outline: 'none',
    overflowWrap: 'anywhere',
    '@media': { '(pointer: coarse)': { minHeight: 44, fontSize: 16 } },
  }),
  layerStyle('state', {
    selectors: {
      '&[data-highlighted]': { background: vars.color.surface.hover },
      '&[data-state="checked"]': { fontWeight: vars.font.weight.medium },
      '&[data-disabled]': { color: vars.color.text.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  }),
].join(' ');

export const optionText = layerStyle('base', { display: 'grid', minWidth: 0 });

export const optionDetail = layerStyle('base', {
  fontSize: vars.font.size.meta,
  lineHeight: vars.font.leading.meta,
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.muted,
});

export const optionCheck = layerStyle('base', {
  position: 'absolute',
  insetInlineEnd: 8,
  display: 'inline-flex',
  color: vars.color.accent.text,
});

/** A line in the list that is no option: loading, nothing found, an error. */
export const message = layerStyle('base', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '6px 12px',
  minHeight: 34,
  boxSizing: 'border-box',
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
  color: vars.color.text.muted,
});
