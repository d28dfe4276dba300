import { vars } from '../../theme/contract.css';
import { fading } from '../../theme/fading';
import { focusRing } from '../../theme/focusRing.css';
import { layerStyle } from '../../theme/layerStyle';

/** Diameter of a thumb, px: marks are laid out by it, so that each lies under the middle of a thumb. */
export const thumbSize = 18;

export const line = layerStyle('base', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  minWidth: 0,
});

export const root = [
  layerStyle('base', {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    flex: '1 1 auto',
    minWidth: 0,
    height: vars.size.control,
    touchAction: 'none',
    userSelect: 'none',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    '@media': { '(pointer: coarse)': { minHeight: 44 } },
  }),
  layerStyle('state', {
    selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
  }),
].join(' ');

export const track = layerStyle('base', {
  position: 'relative',
  flex: '1 1 auto',
  height: 4,
  borderRadius: vars.radius.full,
  background: vars.color.border.strong,
  selectors: { '[data-disabled] > &': { background: vars.color.border.default } },
  '@media': { '(forced-colors: active)': { background: 'ButtonText' } },
});

export const range = [
  layerStyle('base', {
    position: 'absolute',
    height: '100%',
    borderRadius: vars.radius.full,
    background: vars.color.accent.mark,
    '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
  }),
  layerStyle('state', {
    selectors: {
      '[data-invalid] &': { background: vars.color.danger.mark },
      '[data-disabled] &': { background: vars.color.text.disabled },
    },
  }),
].join(' ');

export const thumb = [
  layerStyle('base', {
    boxSizing: 'border-box',
    position: 'relative',
    display: 'block',
    width: thumbSize,
    height: thumbSize,
    border: `2px solid ${vars.color.accent.mark}`,
    borderRadius: vars.radius.full,
    background: vars.color.surface.field,
    selectors: {
      ...fading('background-color'),
      // 24 px to hit with a mouse, 44 px with a finger.
      '&::before': { content: '""', position: 'absolute', inset: -5 },
    },
    '@media': {
      '(pointer: coarse)': { selectors: { '&::before': { inset: -15 } } },
      '(forced-colors: active)': { borderColor: 'ButtonText', background: 'ButtonFace' },
    },
  }),
  layerStyle('state', {
    selectors: {
      '&:hover:not([data-disabled])': { background: vars.color.accent.subtle },
      '&:active:not([data-disabled])': { background: vars.color.accent.mark },
      '&[aria-invalid="true"]': { borderColor: vars.color.danger.mark },
      '&[data-disabled]': { borderColor: vars.color.text.disabled, cursor: 'not-allowed' },
    },
  }),
  focusRing,
].join(' ');

export const value = layerStyle('base', {
  flexShrink: 0,
  minHeight: vars.size.control,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  fontFamily: vars.font.mono,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.primary,
  whiteSpace: 'nowrap',
  // Muted, not faded: what it was set to is read though it cannot be changed.
  selectors: { '[data-disabled] ~ &': { color: vars.color.text.muted } },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});

export const withMarks = layerStyle('variant', { marginBlockEnd: 16 });

/** Room for a mark's word on either side of its notch, px. */
const reach = 40;

export const mark = layerStyle('base', {
  position: 'absolute',
  insetBlockStart: 'calc(50% - 1px)',
  display: 'grid',
  justifyItems: 'center',
  width: reach * 2,
  marginInlineStart: -reach,
  pointerEvents: 'none',
});

/** A notch in the track, filled or not. */
export const tick = layerStyle('base', {
  width: 2,
  height: 10,
  marginBlockStart: -4,
  borderRadius: 1,
  background: vars.color.border.strong,
  selectors: {
    '[data-state="on"] > &': { background: vars.color.accent.mark },
    '[data-disabled] &': { background: vars.color.border.default },
  },
  '@media': { '(forced-colors: active)': { background: 'ButtonText' } },
});

export const markLabel = layerStyle('base', {
  marginBlockStart: 4,
  fontSize: vars.font.size.meta,
  lineHeight: vars.font.leading.meta,
  color: vars.color.text.muted,
  whiteSpace: 'nowrap',
  selectors: {
    '[data-edge="start"] > &': { justifySelf: 'start', marginInlineStart: reach - thumbSize / 2 },
    '[data-edge="end"] > &': { justifySelf: 'end', marginInlineEnd: reach - thumbSize / 2 },
  },
});
