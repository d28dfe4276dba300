import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { focusRing } from '../../theme/focusRing.css';
import { layerStyle } from '../../theme/layerStyle';

export const root = layerStyle('base', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column-reverse',
  minWidth: 0,
  fontFamily: vars.font.body,
});

/** All slides lie in one cell, so the tallest makes the height and nothing moves when they change. */
export const stage = layerStyle('base', {
  display: 'grid',
  flex: '1 1 auto',
  minWidth: 0,
  // A finger that goes sideways turns slides, one that goes up and down scrolls the page.
  touchAction: 'pan-y',
});

export const slide = [
  focusRing,
  layerStyle('base', {
    gridArea: '1 / 1',
    display: 'grid',
    minWidth: 0,
    transition: `opacity ${vars.motion.moderate} ${vars.motion.easeStandard}, visibility ${vars.motion.moderate}`,
    '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
  }),
  layerStyle('state', {
    selectors: {
      '&[data-state="inactive"]': { opacity: 0, visibility: 'hidden' },
      '&:focus-visible': { outlineOffset: vars.focus.offsetInside },
    },
  }),
].join(' ');

export const bar = layerStyle('base', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  color: vars.color.text.secondary,
});

export const controls = styleVariants({
  below: [layerStyle('variant', { paddingBlockStart: 8 })],
  over: [
    layerStyle('variant', {
      position: 'absolute',
      insetBlockEnd: 16,
      insetInline: 0,
      zIndex: 1,
      width: 'fit-content',
      maxWidth: 'calc(100% - 16px)',
      marginInline: 'auto',
      padding: 4,
      border: `${vars.stroke.hairline} solid ${vars.color.border.default}`,
      borderRadius: vars.radius.sheet,
      background: vars.color.surface.raised,
      boxShadow: vars.shadow.menu,
    }),
  ],
});

export const dots = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  minWidth: 0,
});

/** A dot to see, a field of 28 px (44 under a finger) to hit. */
export const dot = [
  focusRing,
  layerStyle('base', {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 28,
    height: 28,
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'transparent',
    cursor: 'pointer',
    selectors: {
      '&::before': {
        content: '""',
        boxSizing: 'border-box',
        width: 8,
        height: 8,
        border: `2px solid ${vars.color.text.muted}`,
        borderRadius: vars.radius.full,
        transition: `width ${vars.motion.fast} ${vars.motion.easeStandard}`,
      },
      '&:hover::before': { borderColor: vars.color.text.primary },
      // Longer, not only of another colour.
      '&[data-state="active"]::before': {
        width: 20,
        borderColor: vars.color.accent.mark,
        background: vars.color.accent.mark,
      },
    },
    '@media': {
      '(pointer: coarse)': { width: 44, height: 44 },
      '(prefers-reduced-motion: reduce)': { selectors: { '&::before': { transition: 'none' } } },
      '(forced-colors: active)': {
        selectors: {
          '&[data-state="active"]::before': { borderColor: 'Highlight', background: 'Highlight' },
        },
      },
    },
  }),
].join(' ');

export const arrow = layerStyle('base', { selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
