import { layerStyle } from '../../theme/layerStyle';

/** Under the button and unseen: the browser points at it when it asks for what is required. */
export const native = layerStyle('base', {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
});
