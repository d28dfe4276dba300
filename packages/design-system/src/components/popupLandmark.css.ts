import { layerStyle } from '../theme/layerStyle';
import { closed } from './closed.css';

/** Stays for the way out of its content. */
export const popupLandmark = layerStyle('base', { selectors: closed });
