import { vars } from '../../theme/contract.css';
import { fading } from '../../theme/fading';
import { focusRing } from '../../theme/focusRing.css';
import { layerStyle } from '../../theme/layerStyle';

export const group = layerStyle('base', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: 8,
  minWidth: 0,
});

export const cell = layerStyle('base', { position: 'relative', display: 'grid', minWidth: 0 });

export const card = [
  layerStyle('base', {
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    width: '100%',
    minWidth: 0,
    minHeight: 56,
    margin: 0,
    paddingBlock: 8,
    paddingInlineStart: 10,
    paddingInlineEnd: 12,
    border: `${vars.stroke.control} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.sheet,
    background: vars.color.surface.sheet,
    color: vars.color.text.primary,
    fontFamily: vars.font.body,
    fontSize: vars.font.size.body,
    lineHeight: vars.font.leading.body,
    textAlign: 'start',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: { ...fading('background-color', 'border-color') },
  }),
  layerStyle('state', {
    selectors: {
      '&:hover:not(:disabled, [data-state="checked"])': {
        background: vars.color.surface.hover,
        borderColor: vars.color.border.strong,
      },
      '&[data-state="checked"]': {
        background: vars.color.surface.selected,
        borderColor: vars.color.accent.mark,
        color: vars.color.text.onSelected,
      },
      '&:disabled': { opacity: vars.decoration.disabledOpacity, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[data-state="checked"]': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  }),
  focusRing,
].join(' ');

export const words = layerStyle('base', { flex: '1 1 auto', display: 'grid', minWidth: 0 });

export const title = layerStyle('base', {
  fontWeight: vars.font.weight.medium,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const detail = [
  layerStyle('base', {
    fontSize: vars.font.size.meta,
    lineHeight: vars.font.leading.meta,
    color: vars.color.text.muted,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
  layerStyle('state', { selectors: { '[data-state="checked"] &': { color: 'inherit' } } }),
].join(' ');

export const check = layerStyle('base', {
  flexShrink: 0,
  display: 'inline-flex',
  color: vars.color.accent.text,
});

export const checkIcon = layerStyle('base', { width: 16, height: 16, strokeWidth: 2 });
