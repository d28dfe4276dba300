export { Tree, type TreeItemState, type TreeProps, type TreeSelectionMode } from './Tree';
