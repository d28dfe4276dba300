import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const root = layerStyle('base', {
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  minWidth: 0,
  maxWidth: '100%',
});

export const bar = layerStyle('base', {
  display: 'block',
  maxWidth: '100%',
  borderRadius: vars.radius.checkbox,
  background: vars.color.surface.pressed,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  selectors: { '&:last-child:not(:first-child)': { maxWidth: '62%' } },
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
    '(forced-colors: active)': { border: '1px solid GrayText' },
  },
});
