export {
  MenuCheckboxItem as ContextMenuCheckboxItem,
  MenuItem as ContextMenuItem,
  MenuLabel as ContextMenuLabel,
  MenuRadioGroup as ContextMenuRadioGroup,
  MenuRadioItem as ContextMenuRadioItem,
  MenuSeparator as ContextMenuSeparator,
  MenuSub as ContextMenuSub,
} from '../Menu';
export { ContextMenu, type ContextMenuProps } from './ContextMenu';
export { ContextMenuContent, type ContextMenuContentProps } from './ContextMenuContent';
export { ContextMenuRoot, type ContextMenuRootProps } from './ContextMenuRoot';
export { ContextMenuTrigger, type ContextMenuTriggerProps } from './ContextMenuTrigger';
