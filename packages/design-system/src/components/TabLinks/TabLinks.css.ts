import { layerStyle } from '../../theme/layerStyle';

/** No wider than where it stands: the list scrolls by itself. */
export const root = layerStyle('base', { minWidth: 0, maxWidth: '100%' });

export const list = layerStyle('variant', { margin: 0, padding: 0, listStyle: 'none' });

export const item = layerStyle('base', { display: 'flex', flexShrink: 0 });

export const link = layerStyle('variant', { textDecoration: 'none' });
