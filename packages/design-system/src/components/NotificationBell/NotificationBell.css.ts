import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

export const icon = layerStyle('base', { position: 'relative', display: 'inline-flex' });

export const badge = layerStyle('base', {
  position: 'absolute',
  insetBlockEnd: '50%',
  insetInlineStart: '50%',
  boxSizing: 'border-box',
  minWidth: 16,
  padding: '0 4px',
  borderRadius: vars.radius.full,
  background: vars.color.danger.solid,
  color: vars.color.danger.onSolid,
  fontFamily: vars.font.body,
  fontSize: 10,
  lineHeight: '16px',
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText', lineHeight: '14px' } },
});

export const popover = layerStyle('layout', {
  display: 'flex',
  width: 'min(400px, calc(100vw - 16px))',
  maxHeight: 'min(560px, var(--radix-popover-content-available-height))',
  padding: 0,
  overflow: 'hidden',
});

export const list = layerStyle('layout', { flex: '1 1 0', minHeight: 0 });
