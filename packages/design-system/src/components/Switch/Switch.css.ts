import { vars } from '../../theme/contract.css';
import { fading } from '../../theme/fading';
import { focusRing } from '../../theme/focusRing.css';
import { layerStyle } from '../../theme/layerStyle';

export const root = layerStyle('base', {
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  minWidth: 0,
  fontFamily: vars.font.body,
  color: vars.color.text.primary,
  '@media': { '(pointer: coarse)': { minHeight: 44, paddingBlock: 12, boxSizing: 'border-box' } },
});

export const words = layerStyle('base', { display: 'grid', justifyItems: 'start', gap: 1, minWidth: 0 });

export const label = layerStyle('base', {
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  overflowWrap: 'break-word',
  minWidth: 0,
  cursor: 'pointer',
  userSelect: 'none',
});

export const track = [
  focusRing,
  layerStyle('base', {
    boxSizing: 'border-box',
    position: 'relative',
    flexShrink: 0,
    display: 'inline-flex',
    alignItems: 'center',
    width: 32,
    height: 18,
    marginBlock: 1,
    marginInline: 0,
    padding: 0,
    border: `1px solid ${vars.color.border.control}`,
    borderRadius: vars.radius.full,
    background: vars.color.surface.sunken,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      ...fading('background-color', 'border-color'),
      '&::before': { content: '""', position: 'absolute', inset: -4 },
    },
    '@media': {
      '(pointer: coarse)': { selectors: { '&::before': { inset: '-13px -6px' } } },
    },
  }),
  layerStyle('state', {
    selectors: {
      '&[data-state="checked"]': {
        background: vars.color.accent.mark,
        borderColor: vars.color.accent.mark,
      },
      '&[data-state="checked"]:hover:not(:disabled)': {
        background: `color-mix(in srgb, ${vars.color.accent.mark} 88%, ${vars.color.text.primary})`,
        borderColor: `color-mix(in srgb, ${vars.color.accent.mark} 88%, ${vars.color.text.primary})`,
      },
      '&:disabled': { opacity: vars.decoration.disabledOpacity, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        background: 'Canvas',
        borderColor: 'ButtonText',
        selectors: { '&[data-state="checked"]': { background: 'Highlight' } },
      },
    },
  }),
].join(' ');

export const thumb = [
  layerStyle('base', {
    display: 'block',
    width: 12,
    height: 12,
    marginInlineStart: 2,
    borderRadius: vars.radius.full,
    background: vars.color.border.control,
    transition: `translate ${vars.motion.fast} ${vars.motion.easeStandard}`,
    '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
  }),
  layerStyle('state', {
    selectors: {
      '&[data-state="checked"]': { background: vars.color.accent.onMark, translate: '14px' },
      '[dir="rtl"] &[data-state="checked"]': { translate: '-14px' },
    },
    '@media': {
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        background: 'ButtonText',
        selectors: { '&[data-state="checked"]': { background: 'HighlightText' } },
      },
    },
  }),
].join(' ');
