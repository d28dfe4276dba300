import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';
import { toned } from '../tones.css';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const region = layerStyle('base', {
  position: 'fixed',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  zIndex: 90,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  width: 'min(400px, 100vw)',
  boxSizing: 'border-box',
  margin: 0,
  padding: 16,
  listStyle: 'none',
  outline: 'none',
  pointerEvents: 'none',
  '@media': { 'screen and (max-width: 640px)': { padding: 10 } },
});

export const root = layerStyle('base', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  minWidth: 0,
  padding: '8px 8px 8px 12px',
  background: vars.color.surface.raised,
  color: vars.color.text.primary,
  border: `${vars.stroke.hairline} solid ${vars.color.border.sheet}`,
  borderRadius: vars.radius.menu,
  boxShadow: vars.shadow.menu,
  fontFamily: vars.font.body,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  touchAction: 'none',
  animation: `${rise} ${vars.motion.moderate} ${vars.motion.easeEnter}`,
  selectors: {
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

export const icon = layerStyle('base', {
  flexShrink: 0,
  width: 16,
  height: 16,
  marginBlockStart: 6,
  color: toned.text,
});

export const words = layerStyle('base', {
  flex: '1 1 auto',
  minWidth: 0,
  padding: '4px 0',
  overflowWrap: 'anywhere',
});

export const title = layerStyle('base', { fontWeight: vars.font.weight.medium });

export const description = layerStyle('base', {
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
  color: vars.color.text.secondary,
});
