'use client';
import { useRef } from 'react';
import type { Command } from '../../explorer/commands';
import { useExplorerContext } from '../../explorer/ExplorerContext';

/** Runs a menu's command once the menu is closed and the files have the focus again: what it opens would lose it to the menu otherwise. */
export function useMenuRun() {
  const { explorer } = useExplorerContext();
  const chosen = useRef<Command | null>(null);
  return {
    run: (command: Command) => {
      chosen.current = command;
    },
    onCloseAutoFocus: (event: Event) => {
      const command = chosen.current;
      chosen.current = null;
      if (!command) return;
      event.preventDefault();
      explorer.focusGrid();
      command.run();
    },
  };
}
