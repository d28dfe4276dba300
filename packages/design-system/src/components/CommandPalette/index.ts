export { CommandPalette, type CommandPaletteProps } from './CommandPalette';
export type { Command, CommandGroup, CommandPage } from './command';
