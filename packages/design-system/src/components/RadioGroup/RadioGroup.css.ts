import { vars } from '../../theme/contract.css';
import { fading } from '../../theme/fading';
import { focusRing } from '../../theme/focusRing.css';
import { layerStyle } from '../../theme/layerStyle';

export const options = layerStyle('base', {
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  paddingBlock: 4,
  outline: 'none',
  selectors: {
    '&[data-orientation="horizontal"]': { flexDirection: 'row', flexWrap: 'wrap', columnGap: 20 },
  },
  '@media': { '(pointer: coarse)': { gap: 0 } },
});

export const option = layerStyle('base', {
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  minWidth: 0,
  '@media': { '(pointer: coarse)': { minHeight: 44, paddingBlock: 12, boxSizing: 'border-box' } },
});

export const words = layerStyle('base', { display: 'grid', justifyItems: 'start', gap: 1, minWidth: 0 });

export const label = [
  layerStyle('base', {
    minWidth: 0,
    fontSize: vars.font.size.body,
    lineHeight: vars.font.leading.body,
    overflowWrap: 'break-word',
    cursor: 'pointer',
    userSelect: 'none',
  }),
  layerStyle('state', {
    selectors: { ':disabled ~ span > &': { color: vars.color.text.disabled, cursor: 'not-allowed' } },
  }),
].join(' ');

export const radio = [
  focusRing,
  layerStyle('base', {
    boxSizing: 'border-box',
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: vars.size.checkbox,
    height: vars.size.checkbox,
    marginInline: 0,
    marginBlock: `calc((${vars.font.leading.body} - ${vars.size.checkbox}) / 2)`,
    padding: 0,
    border: `${vars.stroke.control} solid ${vars.color.border.control}`,
    borderRadius: vars.radius.full,
    background: vars.color.surface.field,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: { ...fading('border-color'), '&::before': { content: '""', position: 'absolute', inset: -4 } },
    '@media': {
      '(pointer: coarse)': { selectors: { '&::before': { inset: -14 } } },
    },
  }),
  layerStyle('state', {
    selectors: {
      '&:hover:not(:disabled)': { borderColor: vars.color.text.muted },
      '&[data-state="checked"]': {
        background: vars.color.accent.mark,
        borderColor: vars.color.accent.mark,
      },
      '[aria-invalid="true"] &': { borderColor: vars.color.danger.mark },
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

export const dot = layerStyle('base', {
  width: 6,
  height: 6,
  borderRadius: vars.radius.full,
  background: vars.color.accent.onMark,
});
