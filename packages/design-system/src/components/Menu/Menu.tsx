'use client';
import type { ReactElement } from 'react';
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

/**
 * A button with things to do behind it. The parts are there to be put together otherwise.
 *
 * @example
 * <Menu trigger={<Button trailingIcon={<ChevronDown />}>New</Button>}>
 *   <Menu.Item icon={<Folder />} onSelect={newProject}>Project</Menu.Item>
 * </Menu>
 */
export function Menu({ trigger, open, defaultOpen, onOpenChange, modal, children, ...content }: MenuProps) {
  return (
    <MenuRoot open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange} modal={modal}>
      <MenuTrigger>{trigger}</MenuTrigger>
      <MenuContent {...content}>{children}</MenuContent>
    </MenuRoot>
  );
}

Menu.Root = MenuRoot;
Menu.Trigger = MenuTrigger;
Menu.Content = MenuContent;
Menu.Item = MenuItem;
Menu.Separator = MenuSeparator;
Menu.Label = MenuLabel;
Menu.RadioGroup = MenuRadioGroup;
Menu.RadioItem = MenuRadioItem;
