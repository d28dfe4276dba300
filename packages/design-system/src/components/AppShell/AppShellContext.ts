import { createContext, useContext } from 'react';

/** What the frame tells its parts about the sidebar. */
export interface AppShellState {
  /** Keeps its place beside the page (from 1024 px up). */
  pinned: boolean;
  /** To be seen now. */
  visible: boolean;
  /** Under 1024 px: the sidebar lies over the page. */
  narrow: boolean;
  sidebarId: string;
  /** The toggle's rule: unpins and closes a pinned sidebar, opens or closes any other. */
  toggle(): void;
  pin(): void;
  /** The pointer is at the toggle or the edge: an unpinned sidebar opens. */
  hoverStart(): void;
  hoverEnd(): void;
}

export const AppShellContext = createContext<AppShellState | null>(null);

/** The shell around this component; null outside one. */
export function useAppShell(): AppShellState | null {
  return useContext(AppShellContext);
}
