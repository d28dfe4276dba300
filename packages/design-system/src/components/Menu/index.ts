export { Menu, type MenuProps } from './Menu';
export type { MenuCheckboxItemProps } from './MenuCheckboxItem';
export type { MenuContentProps } from './MenuContent';
export type { MenuItemProps } from './MenuItem';
export type { MenuRadioGroupProps, MenuRadioItemProps } from './MenuRadio';
export type { MenuRootProps } from './MenuRoot';
export type { MenuSubProps } from './MenuSub';
export type { MenuTriggerProps } from './MenuTrigger';
export type { MenuOpenerProps } from './menuOpenerProps';
