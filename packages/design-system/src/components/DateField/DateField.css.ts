import { layerStyle } from '../../theme/layerStyle';

export const popup = layerStyle('variant', {
  padding: 8,
  maxHeight: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
});
