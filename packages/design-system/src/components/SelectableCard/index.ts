export { CardToggleGroup, type CardToggleGroupProps } from './CardToggleGroup';
export { SelectableCard, type SelectableCardProps } from './SelectableCard';
