'use client';
import { plainText, useNumber } from '@linework/design-system';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  canGoBack,
  canGoForward,
  currentPlace,
  goBack,
  goForward,
  homeNavigation,
  type Navigation,
  openPlace,
  removePlace,
  renamePlace,
} from '../core/navigation';
import { type ExplorerMessages, explorerMessages } from '../messages';
import type { FileEntry, FileFilter, FileSort, Folder } from '../ports/FileProvider';
import type { ExplorerOptions, ExplorerView } from './ExplorerOptions';
import { type ChangeSubject, useChanges } from './useChanges';
import { fileKey, folderKey, useEntries } from './useEntries';
import { useFileSource } from './useFileSource';
import { useFolders } from './useFolders';
import { useSelection } from './useSelection';
import { useUndo } from './useUndo';
import { useUploads } from './useUploads';

export type ExplorerDialog =
  | { readonly kind: 'new-folder' | 'view' }
  | { readonly kind: 'rename-folder' | 'delete-folder'; readonly folder: Folder }
  | { readonly kind: 'delete' | 'move' | 'copy'; readonly subject: ChangeSubject }
  | { readonly kind: 'edit'; readonly file: FileEntry };

export interface Renaming {
  readonly file: FileEntry;
  /** What it begins with. */
  readonly value: string;
  /** What was typed so far, and where the caret is: the field is drawn anew where its row takes another place. */
  readonly typed: { text: string; selected?: readonly [number | null, number | null] };
  /** Why it was refused; what was typed is kept. */
  readonly problem?: string;
}

export interface Clipboard extends ChangeSubject {
  readonly action: 'cut' | 'copy';
  /** Whether a file is on it, to show those that were cut. */
  readonly has: (id: string) => boolean;
}

export type Explorer = ReturnType<typeof useExplorer>;

const SEARCH_MS = 200;
const byName: FileSort = { by: 'name', direction: 'ascending' };

/** All state of an explorer, and what can be done with it. */
export function useExplorer({
  provider,
  folder: folderOfApp,
  defaultFolder = folderOfApp ?? null,
  onFolderChange,
  defaultView = 'list',
  onViewChange,
  defaultSort = byName,
  onSortChange,
  onFilesChosen,
  messages,
}: ExplorerOptions) {
  const text: ExplorerMessages = useMemo(() => ({ ...explorerMessages, ...messages }), [messages]);
  const written = useNumber();
  const grid = useRef<HTMLDivElement>(null);
  const searchInput = useRef<HTMLInputElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  /** What the file that is being picked is to be the next revision of. */
  const revised = useRef<FileEntry | undefined>(undefined);
  const [navigation, setNavigation] = useState<Navigation>(() => openPlace(homeNavigation, defaultFolder));
  const [search, setSearchText] = useState('');
  const [searched, setSearched] = useState('');
  const [sort, setSort] = useState(defaultSort);
  const [view, setView] = useState<ExplorerView>(defaultView);
  const [isPreviewOpen, setPreviewOpen] = useState(true);
  const [dialog, setDialog] = useState<ExplorerDialog | null>(null);
  const [renaming, setRenaming] = useState<Renaming | null>(null);
  const [clipboard, setClipboard] = useState<Clipboard | null>(null);
  const [announcement, setAnnouncement] = useState('');
  /** Id of the folder that something is dragged over. */
  const [dropFolder, setDropFolder] = useState<string | null>(null);
  const [isDropOver, setDropOver] = useState(false);
  /** Files that are being dragged within the explorer. */
  const dragged = useRef<ChangeSubject | null>(null);
  /** Key of the entry that the context menu is about; null for the open folder. */
  const [menuAbout, setMenuAbout] = useState<string | null>(null);

  const folders = useFolders(provider);
  const place = currentPlace(navigation);
  const openFolder = place === null ? null : (folders.byId.get(place) ?? null);
  const filter = useMemo<FileFilter | null>(
    () => (place === null && searched === '' ? null : { folder: place, search: searched }),
    [place, searched],
  );
  const fileSource = useFileSource(provider, filter, sort);
  const shownFolders = useMemo(
    () =>
      searched === ''
        ? folders.childrenOf(place)
        : foldersMatching(folders.list?.folders ?? [], searched, place),
    [folders, place, searched],
  );
  const entries = useEntries(shownFolders, fileSource);
  const selection = useSelection(entries, fileSource);

  // One reading for all that is told at once: an answer, and the store's own word of the same change.
  const { source } = fileSource;
  const { reload } = folders;
  const scheduled = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const refresh = useCallback(() => {
    clearTimeout(scheduled.current);
    scheduled.current = setTimeout(() => {
      reload();
      void source.refresh();
    });
  }, [reload, source]);
  useEffect(() => provider.subscribe?.(refresh), [provider, refresh]);
  useEffect(() => () => clearTimeout(scheduled.current), []);

  const undo = useUndo({
    undoLabel: text.undo,
    undoneLabel: text.undone,
    failureLabel: text.notDone,
    onUndone: refresh,
  });
  const changes = useChanges({
    ...{ provider, sort, text, undo },
    folderName: folders.nameOf,
    onChanged: refresh,
  });
  const uploads = useUploads({
    provider,
    onFilesChosen,
    text,
    onStored: refresh,
    onAllDone: setAnnouncement,
  });

  useEffect(() => {
    const timer = setTimeout(() => setSearched(search.trim()), search.trim() === '' ? 0 : SEARCH_MS);
    return () => clearTimeout(timer);
  }, [search]);

  /** Folders that the app was told of and has not said yet: it may be some behind. */
  const told = useRef<(string | null)[]>([]);
  const tellFolder = (id: string | null) => {
    told.current = [...told.current.slice(-9), id];
    onFolderChange?.(id);
  };
  /** Opens another place: what was selected and searched there stays behind. */
  const visit = (next: Navigation, focus?: string) => {
    const to = currentPlace(next);
    setNavigation(next);
    if (to === place) return;
    setSearchText('');
    setSearched('');
    setRenaming(null);
    selection.startOver(focus ?? (to === null && place !== null ? folderKey(place) : undefined));
    setAnnouncement(to === null ? text.home : folders.nameOf(to));
    tellFolder(to);
  };

  /** What the app said last of the folder: it opens one by saying another. */
  const heard = useRef<string | null | undefined>(undefined);
  // The app opened another folder: by its address, say.
  useEffect(() => {
    if (folderOfApp === heard.current) return;
    heard.current = folderOfApp;
    if (folderOfApp === undefined) return;
    const answered = told.current.indexOf(folderOfApp);
    told.current = folderOfApp === place ? [] : told.current.slice(answered + 1);
    if (answered < 0 && folderOfApp !== place) visit(openPlace(navigation, folderOfApp));
  });

  // The open folder was there and is not any more, deleted here or elsewhere: home is open then. One that was just made or renamed is
  // not on the list yet.
  const [seenPlace, setSeenPlace] = useState<string | null>(null);
  if (openFolder && seenPlace !== place) setSeenPlace(place);
  const isGone = place !== null && place === seenPlace && openFolder === null && !changes.isBusy;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the folder goes
  useEffect(() => {
    if (isGone && place !== null) visit(removePlace(navigation, place));
  }, [isGone]);

  const focusGrid = () => grid.current?.focus({ preventScroll: true });
  const subject = (): ChangeSubject => ({
    target: selection.target(),
    count: selection.count,
    name: selection.first?.name ?? '',
  });

  return {
    ...{ provider, text, written, grid, searchInput, fileInput },
    ...{ folders, place, openFolder, fileSource, entries, selection, undo, changes, uploads },
    ...{ search, searched, sort, view, isPreviewOpen, dialog, renaming, clipboard, announcement },
    ...{ dropFolder, setDropFolder, isDropOver, setDropOver, dragged, menuAbout, setMenuAbout },
    canGoBack: canGoBack(navigation),
    canGoForward: canGoForward(navigation),
    back: () => visit(goBack(navigation)),
    forward: () => visit(goForward(navigation)),
    open: (id: string | null) => visit(openPlace(navigation, id)),
    /** Opens the folder of a file that was found, at the file. */
    openAt: (file: FileEntry) => visit(openPlace(navigation, file.folder), fileKey(file.id)),
    refresh,
    setSearch: setSearchText,
    /** Goes from the search to the first entry of what it finds, without the pause for somebody who types. */
    goToFound: () => {
      if (search.trim() !== '') {
        setSearched(search.trim());
        selection.startOver();
      }
      focusGrid();
    },
    setSort: (next: FileSort) => {
      setSort(next);
      onSortChange?.(next);
    },
    setView: (next: ExplorerView) => {
      setView(next);
      onViewChange?.(next);
    },
    setPreviewOpen,
    announce: setAnnouncement,
    focusGrid,
    subject,
    /** The focus goes to the files first, so that it comes back there. */
    ask: (next: ExplorerDialog) => {
      focusGrid();
      setDialog(next);
    },
    closeDialog: () => setDialog(null),
    startRenaming: (file: FileEntry, value = file.name, problem?: string) =>
      setRenaming({ file, value, typed: { text: value }, problem }),
    stopRenaming: () => setRenaming(null),
    /** Asks for files to upload, or for one that is to be the next revision of a file. */
    pickFiles: (toRevise?: FileEntry) => {
      if (!fileInput.current) return;
      revised.current = toRevise;
      fileInput.current.multiple = toRevise === undefined;
      fileInput.current.click();
    },
    takeFiles: (files: readonly File[]) => {
      const target = revised.current?.folder ?? place ?? folders.list?.folderForRest;
      if (target !== undefined) uploads.choose(files, target, revised.current);
    },
    toClipboard: (action: Clipboard['action']) => {
      const chosen = subject();
      const ids = new Set(selection.files().map(({ id }) => id));
      setClipboard({ ...chosen, action, has: (id) => ids.has(id) });
      setAnnouncement(text.onClipboard(chosen.count, written(chosen.count)));
    },
    emptyClipboard: () => setClipboard(null),
    paste: async () => {
      if (!clipboard || place === null) return;
      if (clipboard.action === 'copy') return changes.copy(clipboard, place);
      setClipboard(null);
      return changes.move(clipboard, place);
    },
    renameFolder: async (folder: Folder, name: string) => {
      const renamed = await changes.renameFolder(folder, name);
      if (renamed.id === folder.id) return;
      setNavigation((before) => renamePlace(before, folder.id, renamed.id));
      if (place === folder.id) tellFolder(renamed.id);
    },
    deleteFolder: async (folder: Folder) => {
      await changes.deleteFolder(folder);
      if (place === folder.id) visit(removePlace(navigation, folder.id));
      else setNavigation((before) => removePlace(before, folder.id));
    },
  };
}

function foldersMatching(
  folders: readonly Folder[],
  searched: string,
  place: string | null,
): readonly Folder[] {
  const wanted = plainText(searched);
  return folders.filter(
    ({ name, parent }) => plainText(name).includes(wanted) && (place === null || parent === place),
  );
}
