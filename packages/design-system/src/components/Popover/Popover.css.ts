import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';
import { closed } from '../closed.css';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const root = layerStyle('base', {
  zIndex: 70,
  boxSizing: 'border-box',
  minWidth: 160,
  maxWidth: 'min(400px, calc(100vw - 16px))',
  maxHeight: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  padding: 12,
  background: vars.color.surface.raised,
  color: vars.color.text.primary,
  border: `${vars.stroke.hairline} solid ${vars.color.border.sheet}`,
  borderRadius: vars.radius.menu,
  boxShadow: vars.shadow.menu,
  fontFamily: vars.font.body,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  outline: 'none',
  animation: `${appear} ${vars.motion.moderate} ${vars.motion.easeEnter}`,
  selectors: closed,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
