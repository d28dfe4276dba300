'use client';
import { Button, IconButton, Menu } from '@linework/design-system';
import { Ellipsis, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Command } from '../../explorer/commands';
import { useExplorerContext } from '../../explorer/ExplorerContext';
import { CommandItem } from './CommandItem';
import * as styles from './FileExplorer.css';
import { useMenuRun } from './useMenuRun';

/**
 * What can be done with the selected files. It is there without a selection too, so that nothing moves under the pointer when the first
 * file is pressed.
 */
export function SelectionBar() {
  const { explorer, commands, room, formatSize } = useExplorerContext();
  const { selection, text, written, fileSource, folders, place } = explorer;
  const { count, countIsCapped, size } = selection;
  const { announce } = explorer;
  const words = text.selected(countIsCapped ? text.moreThan(written(count)) : written(count));

  // Said once the selection rests, not at each step of a range.
  const wasSelected = useRef(false);
  useEffect(() => {
    if (count === 0 && !wasSelected.current) return undefined;
    wasSelected.current = count > 0;
    if (count === 1) return undefined;
    const timer = setTimeout(() => announce(words), 400);
    return () => clearTimeout(timer);
  }, [count, words, announce]);

  if (fileSource.filter === null) {
    const isEmpty = folders.list?.fileCount === 0;
    return (
      <div className={styles.strip} data-part="selection">
        <span className={styles.hint}>
          {isEmpty
            ? text.noDocuments
            : folders.list &&
              text.folderCount(folders.list.folders.length, written(folders.list.folders.length))}
        </span>
      </div>
    );
  }
  if (count === 0)
    return (
      <div className={styles.strip} data-part="selection">
        <span className={styles.hint}>{text.selectHint}</span>
        <span className={styles.stripEnd}>
          {explorer.clipboard && place !== null && <Action command={commands.paste} />}
          <Action command={commands.selectAll} />
        </span>
      </div>
    );
  const actions =
    room === 'narrow' ? (
      <>
        <Action command={commands.view} />
        <Action command={commands.remove} />
        <MoreActions />
      </>
    ) : (
      <>
        <Action command={commands.view} />
        <Action command={commands.edit} />
        <Action command={commands.rename} />
        <Action command={commands.move} label={text.move} />
        <Action command={commands.download} />
        <Action command={commands.remove} />
      </>
    );
  return (
    <div className={`${styles.strip} ${styles.stripSelected}`} data-part="selection">
      <span className={styles.count}>
        <strong>{words}</strong>
        {room !== 'narrow' && <span className={styles.figure}>{formatSize(size)}</span>}
      </span>
      <span role="group" aria-label={words} className={styles.actions}>
        {actions}
      </span>
      {room !== 'narrow' && (
        <span className={styles.stripEnd}>
          {count > 1 && room === 'wide' && <span className={styles.hint}>{text.needOne}</span>}
          <IconButton
            size="small"
            label={commands.clearSelection.label}
            icon={<X />}
            onClick={() => {
              commands.clearSelection.run();
              explorer.focusGrid();
            }}
          />
        </span>
      )}
    </div>
  );
}

/** What there is no room for in a row of buttons. */
function MoreActions() {
  const { explorer, commands } = useExplorerContext();
  const menu = useMenuRun();
  return (
    <Menu
      trigger={<IconButton label={explorer.text.more} icon={<Ellipsis />} />}
      onCloseAutoFocus={menu.onCloseAutoFocus}
    >
      <CommandItem command={commands.edit} run={menu.run} />
      <CommandItem command={commands.rename} run={menu.run} />
      <CommandItem command={commands.uploadRevision} run={menu.run} />
      <CommandItem command={commands.move} run={menu.run} />
      <CommandItem command={commands.copyTo} run={menu.run} />
      <CommandItem command={commands.download} run={menu.run} />
      <Menu.Separator />
      <CommandItem command={commands.clearSelection} run={menu.run} />
    </Menu>
  );
}

interface ActionProps {
  command: Command;
  label?: string;
}

/** A command as a small button: an icon alone where there is little room. */
function Action({ command, label = command.label }: ActionProps) {
  const { room } = useExplorerContext();
  if (!command.isShown) return null;
  const props = { icon: command.icon, disabled: !command.isEnabled, onClick: command.run };
  const tone = command.tone ?? 'neutral';
  if (room === 'narrow') return <IconButton label={label} tone={tone} {...props} />;
  return (
    <Button size="small" tone={tone} {...props}>
      {label}
    </Button>
  );
}
