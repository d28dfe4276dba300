'use client';
import { useEffect, useRef, useState } from 'react';
import type { Command } from '../../explorer/commands';
import { useExplorerContext } from '../../explorer/ExplorerContext';

/**
 * The menu of an entry, and its commands: one runs once the menu is closed and the files have the focus again, for what it opens would
 * lose it to the menu otherwise. Where the entry goes meanwhile, the menu goes too: its commands would be about another.
 */
export function useMenuRun() {
  const { explorer } = useExplorerContext();
  const { entries, selection, menuAbout, text, announce } = explorer;
  const chosen = useRef<Command | null>(null);
  const [wantsOpen, setOpen] = useState(false);
  const isGone = menuAbout !== null && entries.keyAt(selection.focus) !== menuAbout;
  const closes = wantsOpen && isGone;
  useEffect(() => {
    if (!closes) return;
    setOpen(false);
    announce(text.entryGone);
  }, [closes, announce, text]);
  return {
    open: wantsOpen && !isGone,
    onOpenChange: setOpen,
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
