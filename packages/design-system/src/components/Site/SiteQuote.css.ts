import { layerStyle } from '../../theme/layerStyle';
import { sheetRule } from '../../theme/sheetRule';

export const root = layerStyle('base', {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  margin: 0,
  padding: 24,
  ...sheetRule,
});

export const head = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
});

export const words = layerStyle('base', {
  flex: '1 1 auto',
  margin: '14px 0 20px',
  fontSize: 16,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
});

export const by = layerStyle('base', { minWidth: 0 });
