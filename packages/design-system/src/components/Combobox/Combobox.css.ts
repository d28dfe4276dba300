import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

const turn = keyframes({ to: { rotate: '360deg' } });

export const popup = layerStyle('variant', {
  display: 'flex',
  flexDirection: 'column',
  width: 'var(--radix-popover-trigger-width)',
  minWidth: 'min(220px, calc(100vw - 16px))',
  // The fallback holds until the popup has been placed: the list is measured before.
  maxHeight: 'min(320px, var(--radix-popover-content-available-height, 320px))',
  overflow: 'hidden',
});

export const spinner = layerStyle('base', {
  flexShrink: 0,
  width: 14,
  height: 14,
  color: vars.color.text.muted,
  animation: `${turn} 0.8s linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animationDuration: '4s' } },
});

export const chevron = layerStyle('base', { width: 14, height: 14, strokeWidth: vars.stroke.icon });

export const retry = layerStyle('base', { width: 14, height: 14, strokeWidth: vars.stroke.icon });
