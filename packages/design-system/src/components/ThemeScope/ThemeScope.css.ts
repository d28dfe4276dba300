import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

/** Colour and type begin anew at every `data-theme`, in the reset; the ground is drawn here only. */
export const root = layerStyle('base', { background: vars.color.surface.page });
