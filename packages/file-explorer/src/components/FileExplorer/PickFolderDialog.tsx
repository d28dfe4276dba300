'use client';
import { Button, Dialog, Tree } from '@linework/design-system';
import { Folder as FolderIcon } from 'lucide-react';
import { useState } from 'react';
import { useExplorerContext } from '../../explorer/ExplorerContext';
import type { ChangeSubject } from '../../explorer/useChanges';
import type { Folder } from '../../ports/FileProvider';

interface PickFolderDialogProps {
  isCopy: boolean;
  subject: ChangeSubject;
  onPick: (folder: string) => Promise<void>;
}

/** Where to move or copy files: what a drag does, by keyboard. */
export function PickFolderDialog({ isCopy, subject, onPick }: PickFolderDialogProps) {
  const { explorer } = useExplorerContext();
  const { text, folders, place, written } = explorer;
  const [folder, setFolder] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const title = (isCopy ? text.copyTitle : text.moveTitle)(
    subject.count,
    written(subject.count),
    subject.name,
  );
  const all = folders.list?.folders ?? [];
  const hasChildren = (id: string) => folders.childrenOf(id).length > 0;
  const canTake = ({ id, writable }: Folder) => writable !== false && (isCopy || id !== place);
  const chosen = all.find(({ id }) => id === folder);
  const pick = async () => {
    if (!chosen || !canTake(chosen)) return;
    setBusy(true);
    await onPick(chosen.id);
    explorer.closeDialog();
  };
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(open) => !open && explorer.closeDialog()}
      title={title}
      closeLabel={text.close}
      footer={
        <>
          <Button onClick={explorer.closeDialog}>{text.cancel}</Button>
          <Button
            variant="solid"
            tone="accent"
            busy={isBusy}
            disabled={!chosen || !canTake(chosen)}
            onClick={() => void pick()}
          >
            {isCopy ? text.copy : text.move}
          </Button>
        </>
      }
    >
      <Tree<Folder>
        label={text.toFolder}
        items={folders.childrenOf(null)}
        getKey={({ id }) => id}
        getText={({ name }) => name}
        getChildren={({ id }) => (hasChildren(id) ? folders.childrenOf(id) : undefined)}
        defaultExpanded={all.filter(({ id }) => hasChildren(id)).map(({ id }) => id)}
        getIcon={() => <FolderIcon />}
        getTrailing={({ fileCount }) => (fileCount > 0 ? written(fileCount) : null)}
        selectionMode="single"
        selected={folder === null ? [] : [folder]}
        onSelectedChange={([id]) => setFolder(id ?? null)}
        maxHeight={320}
      />
    </Dialog>
  );
}
