import { layerStyle } from '../../theme/layerStyle';

export const list = layerStyle('variant', { margin: 0, padding: 0, listStyle: 'none' });

export const item = layerStyle('base', { display: 'flex', flexShrink: 0 });

export const link = layerStyle('variant', { textDecoration: 'none' });
