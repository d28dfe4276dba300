'use client';
import type { ReactElement } from 'react';
import { withRef } from '../withRef';
import { MenuContent, type MenuContentProps } from './MenuContent';
import { MenuItem } from './MenuItem';
import { MenuLabel } from './MenuLabel';
import { MenuRadioGroup, MenuRadioItem } from './MenuRadio';
import { MenuRoot, type MenuRootProps } from './MenuRoot';
import { MenuSeparator } from './MenuSeparator';
import { MenuTrigger } from './MenuTrigger';

export interface MenuProps extends Omit<MenuContentProps, 'children'>, MenuRootProps {
  /** The button that opens it. */
  trigger: ReactElement;
}

const MenuWithParts = withRef(function Menu({
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  modal,
  children,
  ...content
}: MenuProps) {
  return (
    <MenuRoot open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange} modal={modal}>
      <MenuTrigger>{trigger}</MenuTrigger>
      <MenuContent {...content}>{children}</MenuContent>
    </MenuRoot>
  );
});

/**
 * A button with things to do behind it. The parts are there to be put together otherwise.
 *
 * @example
 * <Menu trigger={<Button trailingIcon={<ChevronDown />}>New</Button>}>
 *   <Menu.Item icon={<Folder />} onSelect={newProject}>Project</Menu.Item>
 * </Menu>
 */
export const Menu = Object.assign(MenuWithParts, {
  Root: MenuRoot,
  Trigger: MenuTrigger,
  Content: MenuContent,
  Item: MenuItem,
  Separator: MenuSeparator,
  Label: MenuLabel,
  RadioGroup: MenuRadioGroup,
  RadioItem: MenuRadioItem,
});
