export { FileExplorer, type FileExplorerProps } from './FileExplorer';
