'use client';
import { useNumber } from '@linework/design-system';
import { useState } from 'react';
import { resolveTarget } from '../core/resolveTarget';
import type { ExplorerMessages } from '../messages';
import type {
  FailedFile,
  FileChange,
  FileDetails,
  FileEntry,
  FileProvider,
  FileSort,
  FileTarget,
  Folder,
} from '../ports/FileProvider';
import type { UndoStack } from './useUndo';

/** What a change of several files is about, for the words that tell it. */
export interface ChangeSubject {
  readonly target: FileTarget;
  readonly count: number;
  /** Name of the first. */
  readonly name: string;
}

interface ChangesOptions {
  provider: FileProvider;
  sort: FileSort;
  text: ExplorerMessages;
  undo: UndoStack;
  folderName: (id: string) => string;
  /** Reads again what is shown. */
  onChanged: () => void;
}

/** All changes to files and folders: each is told, with an Undo where there is one, and what failed with its reason. */
export function useChanges({ provider, sort, text, undo, folderName, onChanged }: ChangesOptions) {
  const written = useNumber();
  const [busy, setBusy] = useState(0);
  const { signal } = useState(() => new AbortController())[0];

  const working = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    setBusy((count) => count + 1);
    try {
      return await work();
    } finally {
      setBusy((count) => count - 1);
      onChanged();
    }
  };
  const changeAll = (
    subject: ChangeSubject,
    change: (target: FileTarget) => Promise<FileChange>,
    words: (count: number, writtenCount: string, name: string) => string,
  ) =>
    undo.during(async () => {
      try {
        const {
          done,
          failed,
          undo: back,
        } = await working(async () => change(await resolveTarget(provider, subject.target, sort, signal)));
        if (done > 0) undo.tell(words(done, written(done), subject.name), back);
        if (failed.length > 0)
          undo.tellFailure(
            text.someFailed(failed.length, written(failed.length)),
            new Error(reasons(failed)),
          );
      } catch (reason) {
        undo.tellFailure(text.notDone, reason);
      }
    });

  return {
    isBusy: busy > 0,
    move: (subject: ChangeSubject, folder: string) =>
      changeAll(
        subject,
        (target) => required(provider.moveFiles)(target, folder, signal),
        (count, number, name) => text.moved(count, number, name, folderName(folder)),
      ),
    copy: (subject: ChangeSubject, folder: string) =>
      changeAll(
        subject,
        (target) => required(provider.copyFiles)(target, folder, signal),
        (count, number, name) => text.copied(count, number, name, folderName(folder)),
      ),
    remove: (subject: ChangeSubject) =>
      changeAll(subject, (target) => required(provider.deleteFiles)(target, signal), text.deleted),
    /** @throws what the provider throws: it belongs beside the name */
    rename: (file: FileEntry, name: string) =>
      undo.during(async () => {
        const rename = required(provider.renameFile);
        const renamed = await working(() => rename(file, name, signal));
        undo.tell(
          text.renamed(renamed.name),
          async (again) => void (await rename(renamed, file.name, again)),
        );
        return renamed;
      }),
    /** @throws what the provider throws: it belongs into the form */
    edit: async (file: FileEntry, details: FileDetails | null, content: string | null) => {
      const edited = await working(async () => {
        const saved = details ? await required(provider.editFile)(file, details, signal) : file;
        return content === null ? saved : await required(provider.writeText)(saved, content, signal);
      });
      undo.tell(text.saved(edited.name), undefined);
      return edited;
    },
    /** Tells that an earlier revision is the newest again. */
    restored: ({ name }: FileEntry, label: string) => {
      onChanged();
      undo.tell(text.revisionRestored(label, name), undefined);
    },
    /** @throws what the provider throws: it belongs beside the name */
    createFolder: async (name: string, parent: string | null) => {
      const folder = await working(() => required(provider.createFolder)(name, parent, signal));
      undo.tell(text.folderCreated(folder.name), undefined);
      return folder;
    },
    /** @throws what the provider throws: it belongs beside the name */
    renameFolder: (folder: Folder, name: string) =>
      undo.during(async () => {
        const { undo: back, ...renamed } = await working(() =>
          required(provider.renameFolder)(folder.id, name, signal),
        );
        undo.tell(text.folderRenamed(renamed.name), back);
        return renamed;
      }),
    /** @throws what the provider throws: the dialog shows it */
    deleteFolder: (folder: Folder) =>
      undo.during(async () => {
        const { undo: back } = await working(() => required(provider.deleteFolder)(folder.id, signal));
        undo.tell(text.folderDeleted(folder.name), back);
      }),
  };
}

/** A command for what the provider cannot do is not shown, so this is a mistake of ours. */
function required<Method>(method: Method | undefined): Method {
  if (!method) throw new Error('The provider cannot do this.');
  return method;
}

const TOLD = 3;

function reasons(failed: readonly FailedFile[]): string {
  const told = failed.slice(0, TOLD).map(({ name, reason }) => `${name}: ${reason}`);
  return failed.length > TOLD ? `${told.join(' ')} …` : told.join(' ');
}
