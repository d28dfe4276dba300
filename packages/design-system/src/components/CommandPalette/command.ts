import type { SearchGroup, SearchOption } from '../SearchBox/useMarkedOption';
import type { Load } from '../useLoaded';

/** Something to do, somewhere to go, or something that was found. */
export interface Command extends SearchOption {
  /** More words by which typing finds it: 'dark light colour' for 'Switch theme...'. */
  keywords?: string;
  onSelect?: () => void;
  /** Taking it opens this page instead. */
  page?: CommandPage;
}

export interface CommandGroup extends SearchGroup<Command> {
  /** It is the answer to what is typed already: nothing of it is sifted. Before it stand commands whose title begins with the text; with a `notice`, all. */
  isAnswer?: boolean;
}

/** Commands behind a command: the themes behind 'Switch theme...'. */
export interface CommandPage {
  /** Unique over all pages. */
  id: string;
  title: string;
  placeholder?: string;
  /** Found by what is typed. */
  groups?: readonly CommandGroup[];
  /** What a server finds; listed after the groups, as it comes. */
  load?: Load<readonly CommandGroup[]>;
}
