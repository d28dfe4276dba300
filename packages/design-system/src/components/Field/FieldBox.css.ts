import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { fading } from '../../theme/fading';
import { layerStyle } from '../../theme/layerStyle';

/** The frame of everything that holds a value: inputs, selects, comboboxes. Selectors say where its states come from. */
export const frame: StyleRule = {
  boxSizing: 'border-box',
  width: '100%',
  minWidth: 0,
  minHeight: vars.size.control,
  margin: 0,
  border: `${vars.stroke.control} solid ${vars.color.border.field}`,
  borderBlockEndWidth: vars.stroke.fieldBottom,
  borderBlockEndColor: vars.color.border.control,
  borderRadius: `${vars.radius.field} ${vars.radius.field} ${vars.radius.fieldBottom} ${vars.radius.fieldBottom}`,
  background: vars.color.surface.field,
  boxShadow: vars.shadow.field,
  color: vars.color.text.primary,
  fontFamily: vars.font.body,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  selectors: { ...fading('border-color', 'background-color') },
  '@media': {
    '(pointer: coarse)': { minHeight: 44, fontSize: `max(16px, ${vars.font.size.body})` },
  },
};

/** The edge takes the focus colour and a ring lies round it, so focus shows with and without a bottom weight. */
export const focusedFrame: StyleRule = {
  borderColor: vars.color.border.focus,
  outline: `${vars.focus.width} ${vars.focus.style} ${vars.color.border.focus}`,
  outlineOffset: '-1px',
  boxShadow: vars.focus.halo,
};

const quiet = ':not(:focus-within, :has(:disabled), :has([aria-invalid="true"]))';

export const box = [
  layerStyle('base', {
    ...frame,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    cursor: 'text',
  }),
  layerStyle('state', {
    selectors: {
      [`&:hover${quiet}`]: { borderColor: vars.color.text.muted },
      // `:has` is asked of every box of a page: what can rule it out at once stands before it.
      '&:focus-within:has(:is(input, textarea):focus-visible)': focusedFrame,
      '[data-invalid] &:has(:is(input, textarea)[aria-invalid="true"])': {
        borderColor: vars.color.danger.mark,
      },
      '[data-invalid] &:focus-within:has(:is(input, textarea)[aria-invalid="true"]:focus-visible)': {
        outlineOffset: 0,
      },
      '&:has(:is(input, textarea):read-only:not(:disabled))': {
        background: vars.color.surface.sunken,
        borderColor: vars.color.border.default,
      },
      '&:has(:is(input, textarea):disabled)': {
        background: vars.color.surface.sunken,
        borderColor: vars.color.border.default,
        color: vars.color.text.disabled,
        boxShadow: 'none',
        cursor: 'not-allowed',
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '[data-invalid] &:has(:is(input, textarea)[aria-invalid="true"])': { borderStyle: 'dashed' },
          '&:has(:is(input, textarea):disabled)': { borderColor: 'GrayText' },
        },
      },
    },
  }),
].join(' ');

export const grows = layerStyle('variant', { height: 'auto' });

/** The input itself: no frame of its own. */
export const input = layerStyle('base', {
  boxSizing: 'border-box',
  flex: '1 1 auto',
  alignSelf: 'stretch',
  width: '100%',
  minWidth: 0,
  margin: 0,
  paddingBlock: 0,
  paddingInline: `calc(${vars.size.controlPadding} - 2px)`,
  border: 0,
  outline: 'none',
  background: 'transparent',
  borderRadius: 'inherit',
  appearance: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'start',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: vars.color.text.placeholder, opacity: 1 },
    '&:disabled': { cursor: 'not-allowed', WebkitTextFillColor: vars.color.text.disabled, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&::-webkit-search-decoration': { display: 'none' },
    '&::-ms-reveal': { display: 'none' },
    '&:autofill': {
      // Chromium paints its own fill over `background`; an inset shadow is the one thing it leaves alone.
      boxShadow: `inset 0 0 0 100px ${vars.color.accent.subtle}`,
      WebkitTextFillColor: vars.color.accent.onSubtle,
    },
  },
});

/** Figures, dates and codes: set in mono with figures of one width. */
export const figures = layerStyle('variant', {
  fontFamily: vars.font.figures,
  fontVariantNumeric: 'tabular-nums',
});

export const adornment = layerStyle('base', {
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  flexShrink: 0,
  gap: 4,
  color: vars.color.text.muted,
  selectors: {
    '&[data-part="leading"]': {
      paddingInlineStart: `calc(${vars.size.controlPadding} - 2px)`,
      marginInlineEnd: -4,
    },
    '&[data-part="trailing"]': { paddingInlineEnd: 4, marginInlineStart: -4 },
  },
});

/** An icon or a word at rest inside the frame. */
export const still = layerStyle('base', {
  display: 'inline-flex',
  alignItems: 'center',
  paddingInline: 6,
  fontSize: vars.font.size.small,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});

export const icon = layerStyle('base', {
  flexShrink: 0,
  width: vars.size.icon,
  height: vars.size.icon,
  strokeWidth: vars.stroke.icon,
});

/** A small button inside the frame: clear, show, open the calendar. */
export const innerButton = [
  layerStyle('base', {
    boxSizing: 'border-box',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: 24,
    height: 24,
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: `max(2px, calc(${vars.radius.field} - 2px))`,
    background: 'transparent',
    color: vars.color.text.muted,
    font: 'inherit',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: { ...fading('background-color', 'color') },
    '@media': {
      '(pointer: coarse)': { width: 40, height: 42 },
    },
  }),
  layerStyle('state', {
    outline: 'none',
    selectors: {
      '&:hover:not(:disabled)': { background: vars.color.surface.hover, color: vars.color.text.primary },
      '&:active:not(:disabled)': { background: vars.color.surface.pressed },
      '&:disabled': { color: vars.color.text.disabled, cursor: 'not-allowed' },
      '&:focus-visible': {
        outline: `${vars.focus.width} ${vars.focus.style} ${vars.color.border.focus}`,
        outlineOffset: vars.focus.offsetInside,
      },
    },
  }),
].join(' ');
