import { layerStyle } from '../../theme/layerStyle';

/** Two a row on a phone, four from the width of a tablet. */
export const root = layerStyle('base', {
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(132px, min(50% - 12px, 168px)), 1fr))',
});
