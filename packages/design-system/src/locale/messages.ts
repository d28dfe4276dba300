import type { comboboxMessages } from '../components/Combobox/messages';
import type { dateFieldMessages } from '../components/DateField/messages';
import type { dialogMessages } from '../components/Dialog/messages';
import type { formMessages } from '../components/Form/messages';
import type { numberFieldMessages } from '../components/NumberField/messages';
import type { passwordFieldMessages } from '../components/PasswordField/messages';
import type { searchFieldMessages } from '../components/SearchField/messages';
import type { selectMessages } from '../components/Select/messages';
import type { tagsInputMessages } from '../components/TagsInput/messages';
import type { treeMessages } from '../components/Tree/messages';

/**
 * Every word that a component says of itself, by component. A component keeps its English in its own `messages.ts`, so that
 * an app pays only for what it imports; this type gathers them without importing them.
 */
export interface Messages {
  Combobox: typeof comboboxMessages;
  DateField: typeof dateFieldMessages;
  Dialog: typeof dialogMessages;
  Form: typeof formMessages;
  NumberField: typeof numberFieldMessages;
  PasswordField: typeof passwordFieldMessages;
  SearchField: typeof searchFieldMessages;
  Select: typeof selectMessages;
  TagsInput: typeof tagsInputMessages;
  Tree: typeof treeMessages;
}

/** Some words of some components in another language; what is left out stays English. */
export type Translation = { [Name in keyof Messages]?: Partial<Messages[Name]> };
