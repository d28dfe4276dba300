'use client';
import { AlertDialog } from '@linework/design-system';
import { useExplorerContext } from '../../explorer/ExplorerContext';
import { EditDialog } from './EditDialog';
import { FolderNameDialog } from './FolderNameDialog';
import { PickFolderDialog } from './PickFolderDialog';
import { UploadDialog } from './UploadDialog';
import { ViewDialog } from './ViewDialog';

/** The dialog that is open, if one is. */
export function ExplorerDialogs() {
  const { explorer } = useExplorerContext();
  const { text, dialog, written, folders, provider } = explorer;
  const close = (open: boolean) => {
    if (!open) explorer.closeDialog();
  };
  return (
    <>
      {explorer.uploads.isDialogOpen && <UploadDialog />}
      {dialog?.kind === 'view' && <ViewDialog />}
      {dialog?.kind === 'new-folder' && (
        <FolderNameDialog
          title={text.createNewFolder}
          submitLabel={text.create}
          onSubmit={async (name) =>
            void (await explorer.changes.createFolder(
              name,
              nestedIn(explorer.openFolder, folders.list?.folders),
            ))
          }
        />
      )}
      {dialog?.kind === 'rename-folder' && (
        <FolderNameDialog
          title={text.renameFolder}
          submitLabel={text.rename}
          folder={dialog.folder}
          onSubmit={(name) => explorer.renameFolder(dialog.folder, name)}
        />
      )}
      {(dialog?.kind === 'move' || dialog?.kind === 'copy') && (
        <PickFolderDialog
          isCopy={dialog.kind === 'copy'}
          subject={dialog.subject}
          onPick={(folder) =>
            dialog.kind === 'copy'
              ? explorer.changes.copy(dialog.subject, folder)
              : explorer.changes.move(dialog.subject, folder)
          }
        />
      )}
      {dialog?.kind === 'edit' && <EditDialog file={dialog.file} />}
      {dialog?.kind === 'delete-folder' && (
        <AlertDialog
          open
          onOpenChange={close}
          title={text.deleteFolder}
          description={
            <>
              <p>{text.deleteFolderQuestion(dialog.folder.name)}</p>
              <p>{text.deleteFolderFiles(folders.nameOf(folders.list?.folderForRest ?? ''))}</p>
            </>
          }
          confirmLabel={text.deleteFolder}
          cancelLabel={text.cancel}
          onConfirm={() => explorer.deleteFolder(dialog.folder)}
        />
      )}
      {dialog?.kind === 'delete' && provider.deleteFiles && (
        <AlertDialog
          open
          onOpenChange={close}
          title={text.deleteQuestion(
            dialog.subject.count,
            written(dialog.subject.count),
            dialog.subject.name,
          )}
          description={text.deleteHint}
          confirmLabel={text.remove}
          cancelLabel={text.cancel}
          onConfirm={() => explorer.changes.remove(dialog.subject)}
        />
      )}
    </>
  );
}

/** Where a store has folders in folders, a new one is made in the open one; else at the top, as all are. */
function nestedIn(
  open: { id: string; parent?: string | null } | null,
  folders: readonly { parent?: string | null }[] | undefined,
): string | null {
  return open && folders?.some(({ parent }) => parent != null) ? open.id : null;
}
