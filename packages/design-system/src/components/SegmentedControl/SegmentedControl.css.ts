import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { fading } from '../../theme/fading';
import { focusRingInside } from '../../theme/focusRing.css';
import { layerStyle } from '../../theme/layerStyle';

export const track = [
  layerStyle('base', {
    boxSizing: 'border-box',
    display: 'inline-flex',
    alignItems: 'stretch',
    gap: 2,
    maxWidth: '100%',
    minWidth: 0,
    padding: 1,
    border: `${vars.stroke.hairline} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface.sunken,
    fontFamily: vars.font.body,
    outline: 'none',
  }),
  layerStyle('state', {
    selectors: { '&[aria-invalid="true"]': { borderColor: vars.color.danger.mark } },
  }),
].join(' ');

/** As wide as a field. */
export const fill = layerStyle('variant', { display: 'flex', width: '100%' });

export const segment = [
  layerStyle('base', {
    boxSizing: 'border-box',
    flex: '1 1 auto',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    minWidth: 0,
    margin: 0,
    paddingBlock: 0,
    border: '1px solid transparent',
    borderRadius: `max(0px, calc(${vars.radius.control} - 2px))`,
    background: 'transparent',
    color: vars.color.text.secondary,
    fontFamily: 'inherit',
    fontSize: vars.font.size.body,
    lineHeight: vars.font.leading.body,
    fontWeight: vars.font.weight.medium,
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    selectors: { ...fading('background-color', 'color') },
  }),
  focusRingInside,
  layerStyle('state', {
    selectors: {
      '&:hover:not(:disabled, [data-state="checked"])': {
        color: vars.color.text.primary,
        background: vars.color.surface.pressed,
      },
      '&[data-state="checked"]': {
        background: vars.color.surface.sheet,
        // In a dark theme the track is the darker one: without an edge the others would look chosen.
        borderColor: `color-mix(in srgb, ${vars.color.border.control} 60%, ${vars.color.border.default})`,
        color: vars.color.text.primary,
        boxShadow: vars.shadow.button,
      },
      '&:disabled': { opacity: vars.decoration.disabledOpacity, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-state="checked"]': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
          },
          '&[data-state="checked"]:focus-visible': { outlineColor: 'HighlightText' },
        },
      },
    },
  }),
].join(' ');

export const size = styleVariants(
  { small: [vars.size.controlSmall, '8px'], medium: [vars.size.control, '10px'] },
  ([height, padding]) => [
    layerStyle('variant', {
      minHeight: `calc(${height} - 4px)`,
      paddingInline: padding,
      '@media': { '(pointer: coarse)': { minHeight: 44, minWidth: 44 } },
    }),
  ],
);

export const label = layerStyle('base', {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
