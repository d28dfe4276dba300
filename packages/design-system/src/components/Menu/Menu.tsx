'use client';
import type { ReactElement } from 'react';
import { withRef } from '../withRef';
import { MenuCheckboxItem } from './MenuCheckboxItem';
import { MenuContent, type MenuContentProps } from './MenuContent';
import { MenuItem } from './MenuItem';
import { MenuLabel } from './MenuLabel';
import { MenuRadioGroup, MenuRadioItem } from './MenuRadio';
import { MenuRoot, type MenuRootProps } from './MenuRoot';
import { MenuSeparator } from './MenuSeparator';
import { MenuSub } from './MenuSub';
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
 * Not for choosing a field's value (`Select`), for navigation that should be seen (`Link`s, `Tabs`), nor for controls and text
 * (`Popover`). What is done to a thing on the page may have a `ContextMenu` beside the button, never instead of it.
 *
 * Keyboard: on the button Enter, Space and ArrowDown open it at the first entry, ArrowUp at the last. Inside arrows walk and
 * wrap, Home, End and letters jump, Enter and Space do what the entry says, Escape and Tab close.
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
  CheckboxItem: MenuCheckboxItem,
  Sub: MenuSub,
});
