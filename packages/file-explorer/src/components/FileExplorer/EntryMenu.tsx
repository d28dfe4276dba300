'use client';
import { ContextMenu } from '@linework/design-system';
import { FolderOpen } from 'lucide-react';
import type { Command } from '../../explorer/commands';
import { useExplorerContext } from '../../explorer/ExplorerContext';
import { CommandItem } from './CommandItem';

interface EntryMenuProps {
  run: (command: Command) => void;
}

/** What can be done with the selected files, the focused folder, or the open folder. */
export function EntryMenu({ run }: EntryMenuProps) {
  const { explorer, commands } = useExplorerContext();
  const { selection, entries, text, menuAbout } = explorer;
  const entry = entries.at(selection.focus);
  if (menuAbout !== null && selection.count > 0)
    return (
      <>
        <CommandItem command={commands.view} run={run} />
        <CommandItem command={commands.openInTab} run={run} />
        <CommandItem command={commands.edit} run={run} />
        <CommandItem command={commands.rename} run={run} />
        <CommandItem command={commands.uploadRevision} run={run} />
        <ContextMenu.Separator />
        <CommandItem command={commands.cut} run={run} />
        <CommandItem command={commands.copy} run={run} />
        <CommandItem command={commands.move} run={run} />
        <CommandItem command={commands.copyTo} run={run} />
        <CommandItem command={commands.download} run={run} />
        <ContextMenu.Separator />
        <CommandItem command={commands.remove} run={run} />
      </>
    );
  if (menuAbout !== null && entry.kind === 'folder') {
    const open: Command = {
      label: text.open,
      icon: <FolderOpen />,
      keys: ['enter'],
      isShown: true,
      isEnabled: true,
      run: () => explorer.open(entry.folder.id),
    };
    return (
      <>
        <CommandItem command={open} run={run} />
        <CommandItem command={commands.newFolder} run={run} />
        <CommandItem command={commands.renameFolder} run={run} />
        <CommandItem command={commands.deleteFolder} run={run} />
      </>
    );
  }
  return (
    <>
      <CommandItem command={commands.upload} run={run} />
      <CommandItem command={commands.newFolder} run={run} />
      <CommandItem command={commands.paste} run={run} />
      <CommandItem command={commands.undo} run={run} />
      <ContextMenu.Separator />
      <CommandItem command={commands.selectAll} run={run} />
      <CommandItem command={commands.refresh} run={run} />
    </>
  );
}
