'use client';
import {
  ArrowLeft,
  ArrowRight,
  CheckCheck,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Download,
  ExternalLink,
  Eye,
  FileUp,
  FolderInput,
  FolderPen,
  FolderPlus,
  FolderX,
  House,
  Pencil,
  RefreshCw,
  Scissors,
  Search,
  SquareX,
  TextCursorInput,
  Trash2,
  Undo2,
  Upload,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { FileEntry, Folder } from '../ports/FileProvider';
import { download } from './download';
import type { Explorer } from './useExplorer';

/** One thing that can be done: the same object for the toolbar, the menus and the keyboard. */
export interface Command {
  readonly label: string;
  readonly icon: ReactNode;
  /** As `isShortcut` reads it; the first is shown in menus. */
  readonly keys?: readonly string[];
  /** False where the provider cannot do it at all. */
  readonly isShown: boolean;
  readonly isEnabled: boolean;
  readonly tone?: 'danger';
  readonly run: () => void;
}

export type CommandId = keyof ReturnType<typeof explorerCommands>;
export type Commands = Record<CommandId, Command>;

export function explorerCommands(explorer: Explorer) {
  return { ...placeCommands(explorer), ...fileCommands(explorer), ...selectionCommands(explorer) };
}

/** The folder that folder commands are about: the one with the focus, else the open one. */
function folderInQuestion({ entries, selection, openFolder }: Explorer): Folder | null {
  const entry = entries.at(selection.focus);
  return entry.kind === 'folder' ? entry.folder : openFolder;
}

function placeCommands(explorer: Explorer) {
  const { text, provider, place, openFolder } = explorer;
  const folder = folderInQuestion(explorer);
  const custom = folder?.custom ? folder : null;
  const up = openFolder?.parent ?? null;
  return {
    back: {
      label: text.back,
      icon: <ArrowLeft />,
      keys: ['alt+arrowleft', 'backspace'],
      isShown: true,
      isEnabled: explorer.canGoBack,
      run: explorer.back,
    },
    forward: {
      label: text.forward,
      icon: <ArrowRight />,
      keys: ['alt+arrowright'],
      isShown: true,
      isEnabled: explorer.canGoForward,
      run: explorer.forward,
    },
    refresh: {
      label: text.refresh,
      icon: <RefreshCw />,
      isShown: true,
      isEnabled: true,
      run: explorer.refresh,
    },
    home: {
      label: text.goHome,
      icon: <House />,
      keys: ['alt+home'],
      isShown: true,
      isEnabled: place !== null,
      run: () => explorer.open(null),
    },
    up: {
      label: text.goHome,
      icon: <House />,
      keys: ['alt+arrowup'],
      isShown: false,
      isEnabled: place !== null,
      run: () => explorer.open(up),
    },
    search: {
      label: text.search,
      icon: <Search />,
      keys: ['/'],
      isShown: false,
      isEnabled: true,
      run: () => explorer.searchInput.current?.focus(),
    },
    newFolder: {
      label: text.newFolder,
      icon: <FolderPlus />,
      isShown: provider.createFolder !== undefined,
      isEnabled: true,
      run: () => explorer.ask({ kind: 'new-folder' }),
    },
    renameFolder: {
      label: text.renameFolder,
      icon: <FolderPen />,
      isShown: provider.renameFolder !== undefined,
      isEnabled: custom !== null,
      run: () => custom && explorer.ask({ kind: 'rename-folder', folder: custom }),
    },
    deleteFolder: {
      label: text.deleteFolder,
      icon: <FolderX />,
      tone: 'danger',
      isShown: provider.deleteFolder !== undefined,
      isEnabled: custom !== null,
      run: () => custom && explorer.ask({ kind: 'delete-folder', folder: custom }),
    },
    upload: {
      label: text.upload,
      icon: <Upload />,
      isShown: explorer.uploads.areTaken,
      isEnabled: openFolder?.writable !== false,
      run: () => explorer.pickFiles(),
    },
    undo: {
      label: text.undo,
      icon: <Undo2 />,
      keys: ['mod+z'],
      isShown: true,
      isEnabled: explorer.undo.canUndo || explorer.changes.isBusy,
      run: () => void explorer.undo.undoLast(),
    },
    paste: {
      label: explorer.clipboard ? text.pasteCount(explorer.written(explorer.clipboard.count)) : text.paste,
      icon: <ClipboardPaste />,
      keys: ['mod+v'],
      isShown: provider.moveFiles !== undefined || provider.copyFiles !== undefined,
      isEnabled: explorer.clipboard !== null && place !== null && openFolder?.writable !== false,
      run: () => void explorer.paste(),
    },
  } satisfies Record<string, Command>;
}

/** What needs exactly one file. */
function fileCommands(explorer: Explorer) {
  const { text, provider, selection } = explorer;
  const { single, may } = selection;
  const only = (action: (file: FileEntry) => void) => () => {
    if (single) action(single);
  };
  const page = single && provider.pageOf ? provider.pageOf(single) : null;
  return {
    view: {
      label: text.viewFile,
      icon: <Eye />,
      keys: [' '],
      isShown: true,
      isEnabled: single !== null,
      run: only(() => explorer.ask({ kind: 'view' })),
    },
    openInTab: {
      label: text.openInTab,
      icon: <ExternalLink />,
      isShown: provider.pageOf !== undefined,
      isEnabled: page !== null && may.read,
      run: () => page !== null && window.open(page, '_blank', 'noopener'),
    },
    edit: {
      label: text.edit,
      icon: <Pencil />,
      isShown: provider.editFile !== undefined || provider.writeText !== undefined,
      isEnabled: single !== null,
      run: only((file) => explorer.ask({ kind: 'edit', file })),
    },
    rename: {
      label: text.rename,
      icon: <TextCursorInput />,
      keys: ['f2'],
      isShown: provider.renameFile !== undefined,
      isEnabled: single !== null && may.rename,
      run: only((file) => explorer.startRenaming(file)),
    },
    uploadRevision: {
      label: text.uploadRevision,
      icon: <FileUp />,
      isShown: provider.findRevised !== undefined && explorer.uploads.queue !== null,
      isEnabled: single !== null && may.edit,
      run: only((file) => explorer.pickFiles(file)),
    },
  } satisfies Record<string, Command>;
}

/** What is done to all selected files. */
function selectionCommands(explorer: Explorer) {
  const { text, provider, selection } = explorer;
  const { count, may } = selection;
  const some = count > 0;
  const canMove = provider.moveFiles !== undefined;
  const canCopy = provider.copyFiles !== undefined;
  const ask = (kind: 'move' | 'copy' | 'delete') => () => explorer.ask({ kind, subject: explorer.subject() });
  return {
    move: {
      label: text.moveTo,
      icon: <FolderInput />,
      isShown: canMove,
      isEnabled: some && may.move,
      run: ask('move'),
    },
    copyTo: {
      label: text.copyTo,
      icon: <CopyPlus />,
      isShown: canCopy,
      isEnabled: some && may.copy,
      run: ask('copy'),
    },
    cut: {
      label: text.cut,
      icon: <Scissors />,
      keys: ['mod+x'],
      isShown: canMove,
      isEnabled: some && may.move,
      run: () => explorer.toClipboard('cut'),
    },
    copy: {
      label: text.copy,
      icon: <Copy />,
      keys: ['mod+c'],
      isShown: canCopy,
      isEnabled: some && may.copy,
      run: () => explorer.toClipboard('copy'),
    },
    download: {
      label: text.download,
      icon: <Download />,
      isShown: provider.urlOf !== undefined,
      isEnabled: some && may.read,
      run: () => void download(provider, selection.files()),
    },
    remove: {
      label: text.remove,
      icon: <Trash2 />,
      keys: ['delete'],
      tone: 'danger',
      isShown: provider.deleteFiles !== undefined,
      isEnabled: some && may.delete,
      run: ask('delete'),
    },
    selectAll: {
      label: text.selectAll,
      icon: <CheckCheck />,
      keys: ['mod+a'],
      isShown: true,
      isEnabled: explorer.entries.count > explorer.entries.folderCount && !selection.areAll,
      run: selection.selectAll,
    },
    clearSelection: {
      label: text.clearSelection,
      icon: <SquareX />,
      keys: ['escape'],
      isShown: true,
      isEnabled: some,
      run: selection.clear,
    },
  } satisfies Record<string, Command>;
}
