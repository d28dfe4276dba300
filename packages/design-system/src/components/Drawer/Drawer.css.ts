import { keyframes, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

const fade = keyframes({ from: { opacity: 0 } });

export const overlay = layerStyle('base', {
  position: 'fixed',
  inset: 0,
  zIndex: 60,
  background: vars.color.surface.scrim,
  animation: `${fade} ${vars.motion.moderate} ${vars.motion.easeEnter}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

export const root = layerStyle('base', {
  position: 'fixed',
  zIndex: 60,
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  background: vars.color.surface.raised,
  color: vars.color.text.primary,
  boxShadow: vars.shadow.dialog,
  fontFamily: vars.font.body,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  outline: 'none',
  animation: `${fade} ${vars.motion.moderate} ${vars.motion.easeEnter}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

const edge = `${vars.stroke.hairline} solid ${vars.color.border.sheet}`;

export const side = styleVariants({
  start: [
    layerStyle('variant', {
      insetBlock: 0,
      insetInlineStart: 0,
      width: 'min(420px, calc(100vw - 32px))',
      borderInlineEnd: edge,
    }),
  ],
  end: [
    layerStyle('variant', {
      insetBlock: 0,
      insetInlineEnd: 0,
      width: 'min(420px, calc(100vw - 32px))',
      borderInlineStart: edge,
    }),
  ],
  bottom: [
    layerStyle('variant', {
      insetInline: 0,
      insetBlockEnd: 0,
      maxHeight: 'calc(100dvh - 48px)',
      borderBlockStart: edge,
      borderStartStartRadius: vars.radius.dialog,
      borderStartEndRadius: vars.radius.dialog,
    }),
  ],
});

export const body = layerStyle('base', {
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  padding: '14px 20px 20px',
});
