import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

export const root = layerStyle('base', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: '6px 24px',
  margin: 0,
  padding: 12,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.control,
  listStyle: 'none',
  counterReset: 'code',
  color: vars.color.text.primary,
});

export const code = layerStyle('base', {
  display: 'flex',
  gap: 10,
  counterIncrement: 'code',
  fontFamily: vars.font.mono,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  whiteSpace: 'nowrap',
  selectors: {
    '&::before': {
      content: 'counter(code)',
      minWidth: '2ch',
      textAlign: 'end',
      color: vars.color.text.muted,
    },
  },
});
