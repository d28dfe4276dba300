'use client';
import {
  Breadcrumb,
  Button,
  IconButton,
  isComposing,
  Menu,
  SearchField,
  SegmentedControl,
} from '@linework/design-system';
import { ArrowDown, ArrowUp, ChevronDown, FolderCog, LayoutGrid, PanelRight, Rows3 } from 'lucide-react';
import type { Command } from '../../explorer/commands';
import { useExplorerContext } from '../../explorer/ExplorerContext';
import { type FileSort, fileSorts } from '../../ports/FileProvider';
import { CommandItem } from './CommandItem';
import * as styles from './FileExplorer.css';
import { useMenuRun } from './useMenuRun';

/** Where we are and how it is shown: history, breadcrumb, search, folder menu, upload, sort, view. */
export function ExplorerToolbar() {
  const { explorer, commands, room } = useExplorerContext();
  const { text } = explorer;
  return (
    <div role="group" aria-label={text.toolbar} className={styles.toolbar}>
      <div className={styles.where}>
        <div className={styles.history}>
          <HistoryButton command={commands.back} />
          <HistoryButton command={commands.forward} />
          <HistoryButton command={commands.refresh} />
          <HistoryButton command={commands.home} />
        </div>
        <Crumbs />
      </div>
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchField
            ref={explorer.searchInput}
            label={text.search}
            hideLabel
            placeholder={text.search}
            maxLength={200}
            value={explorer.search}
            onChange={(event) => explorer.setSearch(event.target.value)}
            onKeyDown={(event) => {
              if (isComposing(event) || (event.key !== 'ArrowDown' && event.key !== 'Enter')) return;
              event.preventDefault();
              explorer.goToFound();
            }}
          />
        </div>
        <FolderMenu />
        {commands.upload.isShown && (
          <Button
            icon={commands.upload.icon}
            disabled={!commands.upload.isEnabled}
            onClick={commands.upload.run}
          >
            {commands.upload.label}
          </Button>
        )}
        {explorer.fileSource.filter && <SortMenu />}
        <SegmentedControl
          aria-label={text.view}
          className={styles.viewToggle}
          size="small"
          options={[
            { value: 'grid', label: text.grid, icon: <LayoutGrid />, iconOnly: true },
            { value: 'list', label: text.list, icon: <Rows3 />, iconOnly: true },
          ]}
          value={explorer.view}
          onValueChange={explorer.setView}
        />
        {room === 'wide' && (
          <IconButton
            label={text.previewPane}
            icon={<PanelRight />}
            pressed={explorer.isPreviewOpen}
            onClick={() => explorer.setPreviewOpen(!explorer.isPreviewOpen)}
          />
        )}
      </div>
    </div>
  );
}

function HistoryButton({ command }: { command: Command }) {
  const [shortcut] = command.keys ?? [];
  return (
    <IconButton
      label={command.label}
      icon={command.icon}
      disabled={!command.isEnabled}
      aria-keyshortcuts={shortcut && ariaKeys(shortcut)}
      onClick={command.run}
    />
  );
}

/** As ARIA names keys, in every language: 'Alt+ArrowLeft'. */
function ariaKeys(shortcut: string): string {
  return shortcut.replace(
    /(^|\+)(arrow)?(.)/g,
    (_, plus: string, arrow: string | undefined, letter: string) =>
      `${plus}${arrow ? 'Arrow' : ''}${letter.toUpperCase()}`,
  );
}

function Crumbs() {
  const { explorer, label: name } = useExplorerContext();
  const { text, place, folders } = explorer;
  const way: { id: string | null; label: string }[] = [];
  // Folders know their parents; a circle of them ends where it began.
  for (let id = place; id !== null && !way.some((step) => step.id === id); ) {
    way.unshift({ id, label: folders.nameOf(id) });
    id = folders.byId.get(id)?.parent ?? null;
  }
  way.unshift({ id: null, label: text.home });
  return (
    <Breadcrumb
      className={styles.crumbs}
      aria-label={`${name}: ${text.folder}`}
      items={way.map(({ id, label }) => ({
        label,
        render: (
          <button
            type="button"
            data-folder={id ?? ''}
            className={styles.crumb}
            onClick={() => explorer.open(id)}
          />
        ),
      }))}
    />
  );
}

function FolderMenu() {
  const { explorer, commands } = useExplorerContext();
  const { text } = explorer;
  const menu = useMenuRun();
  const { newFolder, renameFolder, deleteFolder, copyTo, move, paste } = commands;
  const hasFolderCommands = [newFolder, renameFolder, deleteFolder].some(({ isShown }) => isShown);
  const hasFileCommands = [copyTo, move, paste].some(({ isShown }) => isShown);
  // A menu of nothing, for whoever may only read.
  if (!hasFolderCommands && !hasFileCommands) return null;
  return (
    <Menu
      trigger={
        <Button icon={<FolderCog />} trailingIcon={<ChevronDown />}>
          {text.folderMenu}
        </Button>
      }
      onCloseAutoFocus={menu.onCloseAutoFocus}
    >
      <CommandItem command={newFolder} run={menu.run} />
      <CommandItem command={renameFolder} run={menu.run} />
      <CommandItem command={deleteFolder} run={menu.run} />
      {hasFolderCommands && hasFileCommands && <Menu.Separator />}
      <CommandItem command={copyTo} run={menu.run} label={text.copySelected} />
      <CommandItem command={move} run={menu.run} label={text.moveSelected} />
      <CommandItem command={paste} run={menu.run} />
    </Menu>
  );
}

function SortMenu() {
  const { explorer } = useExplorerContext();
  const { text, sort, provider } = explorer;
  const isAscending = sort.direction === 'ascending';
  const Arrow = isAscending ? ArrowUp : ArrowDown;
  const label = text.sort[sort.by];
  return (
    <Menu
      trigger={
        <Button
          trailingIcon={<Arrow />}
          aria-label={text.sortBy(label, isAscending ? text.ascending : text.descending)}
        >
          {label}
        </Button>
      }
    >
      <Menu.RadioGroup
        value={sort.by}
        onValueChange={(by) => explorer.setSort({ ...sort, by: by as FileSort['by'] })}
      >
        {(provider.sorts ?? fileSorts).map((by) => (
          <Menu.RadioItem key={by} value={by}>
            {text.sort[by]}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Separator />
      <Menu.RadioGroup
        value={sort.direction}
        onValueChange={(direction) =>
          explorer.setSort({ ...sort, direction: direction as FileSort['direction'] })
        }
      >
        <Menu.RadioItem value="ascending">{text.ascending}</Menu.RadioItem>
        <Menu.RadioItem value="descending">{text.descending}</Menu.RadioItem>
      </Menu.RadioGroup>
    </Menu>
  );
}
