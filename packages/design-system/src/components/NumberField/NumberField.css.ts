import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

export const symbol = layerStyle('base', {
  fontFamily: vars.font.figures,
  color: vars.color.text.muted,
  pointerEvents: 'none',
});

export const unit = layerStyle('base', {
  flexShrink: 0,
  paddingInlineEnd: 8,
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});

export const stepper = layerStyle('base', {
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'stretch',
  flexShrink: 0,
  width: 22,
  marginBlock: 2,
  marginInlineEnd: 3,
  '@media': { '(pointer: coarse)': { flexDirection: 'row-reverse', width: 'auto', marginBlock: 0 } },
});

export const stepButton = [
  layerStyle('base', {
    boxSizing: 'border-box',
    flex: '1 1 0',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 0,
    minHeight: 0,
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: 3,
    background: 'transparent',
    color: vars.color.text.muted,
    cursor: 'pointer',
    touchAction: 'manipulation',
    WebkitTapHighlightColor: 'transparent',
    '@media': { '(pointer: coarse)': { width: 40, flex: 'none' } },
  }),
  layerStyle('state', {
    selectors: {
      '&:hover': { background: vars.color.surface.hover, color: vars.color.text.primary },
      '&:active': { background: vars.color.surface.pressed },
    },
  }),
].join(' ');

export const stepIcon = layerStyle('base', {
  width: 12,
  height: 12,
  strokeWidth: 2,
  '@media': { '(pointer: coarse)': { width: 18, height: 18 } },
});
