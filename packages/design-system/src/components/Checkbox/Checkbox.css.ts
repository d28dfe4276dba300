import { vars } from '../../theme/contract.css';
import { fading } from '../../theme/fading';
import { focusRing } from '../../theme/focusRing.css';
import { layerStyle } from '../../theme/layerStyle';

/** Above and below the label on a touch screen; the box keeps to its first line. */
const underFinger = 12;

export const root = layerStyle('base', {
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  minWidth: 0,
  fontFamily: vars.font.body,
  color: vars.color.text.primary,
});

/** The label with what is below it. */
export const words = layerStyle('base', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 2,
  minWidth: 0,
});

export const label = [
  layerStyle('base', {
    minWidth: 0,
    fontSize: vars.font.size.body,
    lineHeight: vars.font.leading.body,
    overflowWrap: 'break-word',
    cursor: 'pointer',
    userSelect: 'none',
    '@media': { '(pointer: coarse)': { paddingBlock: underFinger } },
  }),
  layerStyle('state', {
    selectors: {
      ':disabled ~ &, :disabled ~ * > &': { color: vars.color.text.disabled, cursor: 'not-allowed' },
    },
  }),
].join(' ');

const edge = vars.color.border.control;

export const control = [
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
    margin: 0,
    marginBlock: `calc((${vars.font.leading.body} - ${vars.size.checkbox}) / 2)`,
    padding: 0,
    border: `${vars.stroke.control} solid ${edge}`,
    borderRadius: vars.radius.checkbox,
    background: vars.color.surface.field,
    color: vars.color.accent.onMark,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      ...fading('background-color', 'border-color'),
      // The box is smaller than a finger: what may be pressed reaches past it.
      '&::before': { content: '""', position: 'absolute', inset: -4 },
    },
    '@media': {
      '(pointer: coarse)': {
        selectors: {
          '&::before': { inset: -14 },
          [`${root} > &`]: {
            marginBlock: `calc((${vars.font.leading.body} - ${vars.size.checkbox}) / 2 + ${underFinger}px)`,
          },
        },
      },
    },
  }),
  layerStyle('state', {
    selectors: {
      '&:hover:not(:disabled)': { borderColor: vars.color.text.muted },
      '&:is([data-state="checked"], [data-state="indeterminate"])': {
        background: vars.color.accent.mark,
        borderColor: vars.color.accent.mark,
      },
      '&:is([data-state="checked"], [data-state="indeterminate"]):hover:not(:disabled)': {
        background: `color-mix(in srgb, ${vars.color.accent.mark} 88%, ${vars.color.text.primary})`,
        borderColor: `color-mix(in srgb, ${vars.color.accent.mark} 88%, ${vars.color.text.primary})`,
      },
      '&[aria-invalid="true"]': { borderColor: vars.color.danger.mark },
      '&:disabled': { opacity: vars.decoration.disabledOpacity, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        background: 'Canvas',
        borderColor: 'ButtonText',
        color: 'Canvas',
        selectors: {
          '&:is([data-state="checked"], [data-state="indeterminate"])': { background: 'Highlight' },
        },
      },
    },
  }),
].join(' ');

export const indicator = layerStyle('base', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
});

export const mark = layerStyle('base', {
  width: `calc(${vars.size.checkbox} - 4px)`,
  height: `calc(${vars.size.checkbox} - 4px)`,
  strokeWidth: 3,
});

export const checkMark = layerStyle('state', {
  selectors: { '[data-state="indeterminate"] > &': { display: 'none' } },
});

export const minusMark = layerStyle('state', {
  selectors: { '[data-state="checked"] > &': { display: 'none' } },
});
