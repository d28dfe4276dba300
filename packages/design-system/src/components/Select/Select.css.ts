import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';
import { focusedFrame, frame } from '../Field/FieldBox.css';

export const trigger = [
  layerStyle('base', {
    ...frame,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    paddingBlock: 0,
    paddingInlineStart: `calc(${vars.size.controlPadding} - 2px)`,
    paddingInlineEnd: 8,
    textAlign: 'start',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
  }),
  layerStyle('state', {
    outline: 'none',
    selectors: {
      '&:hover:not(:disabled, [data-readonly])': { borderColor: vars.color.text.muted },
      '&[data-placeholder]': { color: vars.color.text.placeholder },
      '&:focus-visible, &[data-state="open"]': focusedFrame,
      '&[aria-invalid="true"]': { borderColor: vars.color.danger.mark },
      '&[aria-invalid="true"]:focus-visible': { outlineOffset: 0 },
      '&[data-readonly]': {
        background: vars.color.surface.sunken,
        borderColor: vars.color.border.default,
        cursor: 'default',
      },
      '&:disabled': {
        background: vars.color.surface.sunken,
        borderColor: vars.color.border.default,
        color: vars.color.text.disabled,
        boxShadow: 'none',
        cursor: 'not-allowed',
      },
    },
  }),
].join(' ');

export const value = layerStyle('base', {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const label = layerStyle('base', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  maxWidth: '100%',
});

export const icon = layerStyle('base', {
  flexShrink: 0,
  width: 14,
  height: 14,
  strokeWidth: vars.stroke.icon,
  color: vars.color.text.muted,
});

export const content = layerStyle('variant', {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 'var(--radix-select-trigger-width)',
  maxHeight: 'min(360px, var(--radix-select-content-available-height))',
  overflow: 'hidden',
});
