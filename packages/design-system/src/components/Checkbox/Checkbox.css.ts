import { vars } from '../../theme/contract.css';
import { focusRing } from '../../theme/focusRing.css';
import { layerStyle } from '../../theme/layerStyle';

export const root = layerStyle('base', {
  display: 'grid',
  justifyItems: 'start',
  gap: 2,
  minWidth: 0,
  fontFamily: vars.font.body,
  color: vars.color.text.primary,
});

export const line = layerStyle('base', {
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  minWidth: 0,
  maxWidth: '100%',
  '@media': { '(pointer: coarse)': { minHeight: 44, alignItems: 'center' } },
});

export const label = [
  layerStyle('base', {
    minWidth: 0,
    fontSize: vars.font.size.body,
    lineHeight: vars.font.leading.body,
    overflowWrap: 'break-word',
    cursor: 'pointer',
    userSelect: 'none',
    '@media': { '(pointer: coarse)': { paddingBlock: 12 } },
  }),
  layerStyle('state', {
    selectors: { ':disabled ~ &': { color: vars.color.text.disabled, cursor: 'not-allowed' } },
  }),
].join(' ');

export const below = layerStyle('base', {
  display: 'grid',
  gap: 2,
  paddingInlineStart: `calc(${vars.size.checkbox} + 8px)`,
});

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
    transition: `background-color ${vars.motion.fast} ${vars.motion.easeStandard}, border-color ${vars.motion.fast} ${vars.motion.easeStandard}`,
    selectors: {
      // The box is smaller than a finger: what may be pressed reaches past it.
      '&::before': { content: '""', position: 'absolute', inset: -4 },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': { transition: 'none' },
      '(pointer: coarse)': { selectors: { '&::before': { inset: -14 } } },
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
