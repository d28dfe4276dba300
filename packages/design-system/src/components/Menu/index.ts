export { Menu, type MenuProps } from './Menu';
export { MenuCheckboxItem, type MenuCheckboxItemProps } from './MenuCheckboxItem';
export { MenuContent, type MenuContentProps } from './MenuContent';
export { MenuItem, type MenuItemProps } from './MenuItem';
export { MenuLabel } from './MenuLabel';
export {
  MenuRadioGroup,
  type MenuRadioGroupProps,
  MenuRadioItem,
  type MenuRadioItemProps,
} from './MenuRadio';
export { MenuRoot, type MenuRootProps } from './MenuRoot';
export { MenuSeparator } from './MenuSeparator';
export { MenuSub, type MenuSubProps } from './MenuSub';
export { MenuTrigger, type MenuTriggerProps } from './MenuTrigger';
export type { MenuOpenerProps } from './menuOpenerProps';
