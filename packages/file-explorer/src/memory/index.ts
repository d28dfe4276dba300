export {
  createMemoryFileProvider,
  type MemoryFile,
  type MemoryFileProvider,
  type MemoryFileProviderOptions,
} from './createMemoryFileProvider';
export type { MemoryFolder } from './createMemoryStore';
