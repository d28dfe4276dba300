import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

export const textarea = layerStyle('variant', {
  display: 'block',
  paddingBlock: `calc((${vars.size.control} - ${vars.font.leading.body}) / 2 - 1px)`,
  resize: 'vertical',
  minHeight: `calc(${vars.size.control} - 2px)`,
  overflow: 'auto',
  '@media': { '(pointer: coarse)': { paddingBlock: 10, minHeight: 42 } },
});
