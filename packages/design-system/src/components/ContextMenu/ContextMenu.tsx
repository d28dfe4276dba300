'use client';
import type { ReactElement } from 'react';
import { Menu } from '../Menu';
import { withRef } from '../withRef';
import { ContextMenuContent, type ContextMenuContentProps } from './ContextMenuContent';
import { ContextMenuRoot, type ContextMenuRootProps } from './ContextMenuRoot';
import { ContextMenuTrigger } from './ContextMenuTrigger';

export interface ContextMenuProps
  extends ContextMenuContentProps,
    Pick<ContextMenuRootProps, 'onOpenChange'> {
  /** What it is about: an element that takes a ref and handlers. */
  trigger: ReactElement;
}

const ContextMenuWithParts = withRef(function ContextMenu({
  trigger,
  onOpenChange,
  ...content
}: ContextMenuProps) {
  return (
    <ContextMenuRoot onOpenChange={onOpenChange}>
      <ContextMenuTrigger>{trigger}</ContextMenuTrigger>
      <ContextMenuContent {...content} />
    </ContextMenuRoot>
  );
});

const { Item, CheckboxItem, RadioGroup, RadioItem, Label, Separator, Sub } = Menu;

/**
 * What can be done to the thing under the pointer: by the secondary button or a long press. Its entries are those of `Menu`; in a
 * server component they go by their flat names (`ContextMenuItem`).
 *
 * Not as the only way, for it is a shortcut for who knows it: whatever stands in it must also be reached by a button in
 * sight.
 *
 * Keyboard: Shift+F10 and the menu key open it; inside it is `Menu`'s.
 *
 * @example
 * <ContextMenu trigger={<li>Fender load case</li>}>
 *   <ContextMenu.Item icon={<Pencil />} onSelect={rename}>Rename</ContextMenu.Item>
 * </ContextMenu>
 */
export const ContextMenu = Object.assign(ContextMenuWithParts, {
  Root: ContextMenuRoot,
  Trigger: ContextMenuTrigger,
  Content: ContextMenuContent,
  Item,
  CheckboxItem,
  RadioGroup,
  RadioItem,
  Label,
  Separator,
  Sub,
});
