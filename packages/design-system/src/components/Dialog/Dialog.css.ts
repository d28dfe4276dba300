import { keyframes, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const still = { '(prefers-reduced-motion: reduce)': { animation: 'none' } } as const;

/** Scrim and room around the dialog: it scrolls when the dialog is taller than the screen. */
export const overlay = layerStyle('base', {
  position: 'fixed',
  inset: 0,
  zIndex: 60,
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'start',
  overflowY: 'auto',
  padding: 'min(10vh, 96px) 16px 32px',
  background: vars.color.surface.scrim,
  animation: `${fade} ${vars.motion.moderate} ${vars.motion.easeEnter}`,
  '@media': { ...still, 'screen and (max-width: 640px)': { padding: '16px 14px' } },
});

export const root = layerStyle('base', {
  position: 'relative',
  width: '100%',
  minWidth: 0,
  boxSizing: 'border-box',
  background: vars.color.surface.raised,
  color: vars.color.text.primary,
  border: `${vars.stroke.hairline} solid ${vars.color.border.sheet}`,
  borderRadius: vars.radius.dialog,
  boxShadow: vars.shadow.dialog,
  fontFamily: vars.font.body,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  outline: 'none',
  animation: `${rise} ${vars.motion.moderate} ${vars.motion.easeEnter}`,
  '@media': still,
});

export const size = styleVariants({ small: 420, medium: 560, large: 840, wide: 1240 }, (maxWidth) => [
  layerStyle('variant', { maxWidth }),
]);

export const header = layerStyle('base', { padding: '16px 56px 0 20px' });

export const close = layerStyle('layout', { position: 'absolute', insetBlockStart: 12, insetInlineEnd: 12 });

export const words = layerStyle('base', { minWidth: 0, paddingBlockStart: 3 });

export const title = layerStyle('base', {
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.font.size.lead,
  lineHeight: vars.font.leading.lead,
  fontWeight: vars.font.weight.heading,
  overflowWrap: 'anywhere',
});

export const description = layerStyle('base', {
  margin: '4px 0 0',
  color: vars.color.text.secondary,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  overflowWrap: 'anywhere',
});

export const body = layerStyle('base', { padding: '14px 20px 20px', minWidth: 0 });

export const footer = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '12px 20px',
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.border.default}`,
});

export const problem = layerStyle('base', { marginBlockStart: 12 });
