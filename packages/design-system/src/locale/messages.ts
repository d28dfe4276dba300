import type { dialogMessages } from '../components/Dialog/messages';

/**
 * Every word that a component says of itself, by component. A component keeps its English in its own `messages.ts`, so that
 * an app pays only for what it imports; this type gathers them without importing them.
 */
export interface Messages {
  Dialog: typeof dialogMessages;
}

/** Some words of some components in another language; what is left out stays English. */
export type Translation = { [Name in keyof Messages]?: Partial<Messages[Name]> };
