export { Menu, type MenuProps } from './Menu';
export type { MenuContentProps } from './MenuContent';
export type { MenuItemProps } from './MenuItem';
export type { MenuRadioGroupProps, MenuRadioItemProps } from './MenuRadio';
export type { MenuRootProps } from './MenuRoot';
export type { MenuTriggerProps } from './MenuTrigger';
