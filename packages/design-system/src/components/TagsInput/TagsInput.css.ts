import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';
import { hidden } from '../Field/Field.css';

export const line = layerStyle('base', {
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  minWidth: 0,
});

export const box = layerStyle('variant', { flex: '1 1 0', flexWrap: 'wrap', rowGap: 2 });

export const tags = layerStyle('base', {
  display: 'contents',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const tag = layerStyle('base', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minWidth: 0,
  maxWidth: 'calc(100% - 8px)',
  minHeight: 22,
  marginInlineStart: 4,
  marginBlock: 2,
  paddingInlineStart: 8,
  paddingInlineEnd: 2,
  border: `${vars.stroke.hairline} solid ${vars.color.neutral.border}`,
  borderRadius: `max(2px, calc(${vars.radius.field} - 2px))`,
  background: vars.color.neutral.subtle,
  color: vars.color.neutral.onSubtle,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
  '@media': {
    '(pointer: coarse)': { minHeight: 34 },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

export const word = layerStyle('base', {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&:last-child': { paddingInlineEnd: 6 } },
});

export const remove = [
  layerStyle('base', {
    position: 'relative',
    boxSizing: 'border-box',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: 18,
    height: 18,
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: 3,
    background: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    selectors: { '&::before': { content: '""', position: 'absolute', inset: -3 } },
    '@media': { '(pointer: coarse)': { width: 34, height: 34, selectors: { '&::before': { inset: -5 } } } },
  }),
  layerStyle('state', {
    outline: 'none',
    selectors: {
      '&:hover': { background: vars.color.surface.pressed, color: vars.color.text.primary },
      '&:focus-visible': {
        outline: `${vars.focus.width} ${vars.focus.style} ${vars.color.border.focus}`,
        outlineOffset: vars.focus.offsetInside,
      },
    },
  }),
].join(' ');

export const removeIcon = layerStyle('base', { width: 12, height: 12, strokeWidth: 2 });

export const input = layerStyle('variant', {
  flex: '1 1 64px',
  width: 'auto',
  minWidth: 64,
  minHeight: `calc(${vars.size.control} - 2px)`,
  '@media': { '(pointer: coarse)': { minHeight: 42 } },
});

export const news = hidden;
