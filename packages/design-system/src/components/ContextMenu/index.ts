export { ContextMenu, type ContextMenuProps } from './ContextMenu';
export type { ContextMenuContentProps } from './ContextMenuContent';
export type { ContextMenuRootProps } from './ContextMenuRoot';
export type { ContextMenuTriggerProps } from './ContextMenuTrigger';
