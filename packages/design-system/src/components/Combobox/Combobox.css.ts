import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

export const popup = layerStyle('variant', {
  display: 'flex',
  flexDirection: 'column',
  width: 'var(--radix-popover-trigger-width)',
  minWidth: 'min(220px, calc(100vw - 16px))',
  // The fallback holds until the popup has been placed: the list is measured before. Options that come late make it grow past a
  // place that is too small for some of them, and then it goes to the other side.
  maxHeight: 'max(min(180px, 40vh), min(320px, var(--radix-popover-content-available-height, 320px)))',
  overflow: 'hidden',
});

export const chevron = layerStyle('base', { width: 14, height: 14, strokeWidth: vars.stroke.icon });

export const retry = layerStyle('base', { width: 14, height: 14, strokeWidth: vars.stroke.icon });
