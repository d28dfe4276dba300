import { layerStyle } from '../theme/layerStyle';

/**
 * Lies over the page, unseen, while a list or a menu is open: a press beside it closes it and does nothing else. Radix takes the
 * pointer from the body for that, which would give each element of the page its styles anew; an `AppShell` keeps out of it.
 */
export const cover = layerStyle('base', { position: 'fixed', inset: 0, zIndex: 60, pointerEvents: 'auto' });
