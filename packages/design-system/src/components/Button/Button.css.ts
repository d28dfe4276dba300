import { createVar, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { fading } from '../../theme/fading';
import { focusRing } from '../../theme/focusRing.css';
import { layerStyle } from '../../theme/layerStyle';

const solid = createVar();
const solidHover = createVar();
const onSolid = createVar();
const tint = createVar();
const onTint = createVar();
const quietText = createVar();

export const root = layerStyle('base', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  flexShrink: 0,
  maxWidth: '100%',
  margin: 0,
  border: `${vars.stroke.control} solid transparent`,
  borderRadius: vars.radius.control,
  fontFamily: vars.font.body,
  fontWeight: vars.font.weight.control,
  letterSpacing: vars.font.tracking.control,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: { ...fading('background-color', 'border-color', 'color') },
  '@media': {
    '(forced-colors: active)': { border: '1px solid ButtonText' },
  },
});

/** A word that is wider than what the button stands in breaks; all others stay in one line. */
export const words = layerStyle('base', { minWidth: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' });

export const focus = focusRing;

export const size = styleVariants(
  {
    small: [vars.size.controlSmall, vars.font.size.small, '8px'],
    medium: [vars.size.control, vars.font.size.body, vars.size.controlPadding],
    large: [vars.size.controlLarge, vars.font.size.body, `calc(${vars.size.controlPadding} + 4px)`],
  },
  ([height, fontSize, padding]) => [
    layerStyle('variant', {
      minHeight: height,
      paddingInline: padding,
      fontSize,
      lineHeight: vars.font.leading.body,
      '@media': { '(pointer: coarse)': { minHeight: 44 } },
    }),
  ],
);

/** The tone sets private variables, the variant consumes them: no compound variants. */
export const tone = styleVariants(
  {
    accent: { role: vars.color.accent, hover: vars.color.accent.solidHover, text: vars.color.accent.text },
    danger: {
      role: vars.color.danger,
      hover: vars.color.danger.solidHover,
      text: vars.color.danger.text,
    },
    neutral: {
      role: vars.color.neutral,
      hover: vars.color.neutral.solidHover,
      text: vars.color.text.primary,
    },
  },
  ({ role, hover, text }) => [
    layerStyle('base', {
      vars: {
        [solid]: role.solid,
        [solidHover]: hover,
        [onSolid]: role.onSolid,
        [tint]: role.subtle,
        [onTint]: role.onSubtle,
        [quietText]: text,
      },
    }),
  ],
);

const interactive = '&:hover:not([aria-disabled="true"], :disabled)';

export const variant = styleVariants({
  solid: [
    layerStyle('variant', {
      background: solid,
      color: onSolid,
      boxShadow: vars.shadow.button,
      selectors: { [interactive]: { background: solidHover } },
    }),
  ],
  soft: [
    layerStyle('variant', {
      background: tint,
      color: onTint,
      selectors: { [interactive]: { filter: 'brightness(0.97)' } },
    }),
  ],
  outline: [
    layerStyle('variant', {
      background: vars.color.surface.sheet,
      borderColor: vars.color.border.default,
      color: quietText,
      boxShadow: vars.shadow.button,
      selectors: {
        [interactive]: { background: vars.color.surface.hover, borderColor: vars.color.border.strong },
      },
    }),
  ],
  ghost: [
    layerStyle('variant', {
      background: 'transparent',
      color: quietText,
      selectors: { [interactive]: { background: vars.color.surface.hover } },
    }),
  ],
});

export const disabled = layerStyle('state', {
  selectors: {
    '&:disabled, &[aria-disabled="true"]': {
      opacity: vars.decoration.disabledOpacity,
      cursor: 'not-allowed',
      boxShadow: 'none',
    },
  },
});
