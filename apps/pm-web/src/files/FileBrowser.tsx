import type { FileKind, FolderSet } from '@linework/domain';
import { type FileEntry, FileExplorer, type FileProvider } from '@linework/file-explorer';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { keys } from '../api/keys';
import { touchedKeys } from '../api/touchedKeys';
import { CommentsCard } from '../comments/CommentsCard';
import { useFormat } from '../format/useFormat';
import { useCan } from '../session/useCan';
import { createFileProvider } from './createFileProvider';
import { FILE_KIND_WORDS } from './fileKindWords';
import { keptFromForm } from './keptFromForm';
import { previews } from './previews';
import { useExplorerLook } from './useExplorerLook';

interface FileBrowserProps {
  kind: FileKind;
  /** Null: files of all projects that the person sees. */
  projectId: string | null;
  folderSet: FolderSet;
  /** The folder that is open, null for home; left out where the explorer alone says. */
  folder?: string | null;
  onFolderChange?: (folder: string | null) => void;
  /** Takes files that are dropped or chosen, where their project has to be asked for (DOC-04). */
  onFilesChosen?: ((files: readonly File[], folder: string) => void) | undefined;
}

/** The explorer over the server's files. */
export function FileBrowser({
  kind,
  projectId,
  folderSet,
  folder,
  onFolderChange,
  onFilesChosen,
}: FileBrowserProps) {
  const may = useCan();
  const queryClient = useQueryClient();
  const [listeners] = useState(() => new Set<() => void>());
  const mayCreate = may('file:create');
  const mayUpdate = may('file:update');
  const mayDelete = may('file:delete');
  const provider = useMemo(
    () =>
      createFileProvider({
        ...{ kind, projectId, folderSet, mayCreate, mayUpdate, mayDelete },
        onChanged: () => {
          for (const queryKey of touchedKeys({ entity: 'file', ids: [] }))
            void queryClient.invalidateQueries({ queryKey });
        },
        subscribe: (onChange) => {
          listeners.add(onChange);
          return () => void listeners.delete(onChange);
        },
      }),
    [kind, projectId, folderSet, mayCreate, mayUpdate, mayDelete, queryClient, listeners],
  );
  // A place in the tree of query keys: what is invalidated there is read again here too.
  useQuery({
    queryKey: [...keys.files.lists, 'explorer', kind, projectId],
    queryFn: () => {
      for (const tell of listeners) tell();
      return null;
    },
    initialData: null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <Explorer
      provider={provider}
      kind={kind}
      folder={folder}
      onFolderChange={onFolderChange}
      onFilesChosen={onFilesChosen}
      belowFile={commentsOf}
    />
  );
}

function commentsOf({ id }: FileEntry) {
  return <CommentsCard about={{ kind: 'file', id }} headingLevel={3} />;
}

/** The explorer as this app shows it, whatever keeps the files. */
export function Explorer({
  provider,
  kind,
  folder,
  onFolderChange,
  onFilesChosen,
  belowFile,
}: {
  provider: FileProvider;
  kind: FileKind;
  folder?: string | null | undefined;
  onFolderChange?: ((folder: string | null) => void) | undefined;
  onFilesChosen?: FileBrowserProps['onFilesChosen'];
  /** Of files that are stored. */
  belowFile?: (file: FileEntry) => ReactNode;
}) {
  const { fileDate } = useFormat();
  const look = useExplorerLook();
  return (
    <FileExplorer
      {...keptFromForm}
      label={FILE_KIND_WORDS[kind].title}
      provider={provider}
      {...look}
      {...(folder !== undefined && { folder })}
      {...(onFolderChange && { onFolderChange })}
      {...(onFilesChosen && { onFilesChosen })}
      {...(belowFile && { belowFile })}
      formatDate={fileDate}
      previews={previews}
    />
  );
}
