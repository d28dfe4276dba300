import { Button, PageContent, PageHeader } from '@linework/design-system';
import type { FileKind, FileRow } from '@linework/domain';
import { SlidersHorizontal, Upload } from 'lucide-react';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { projectChoice } from '../api/choices';
import { DocumentTitle } from '../app/DocumentTitle';
import { useAppPath } from '../app/useAppPath';
import { useAddressQuery } from '../app/useQueryParams';
import { useContextRows } from '../lists/useContextRows';
import { useDelete } from '../lists/useDelete';
import { LoadFailed } from '../problems/LoadFailed';
import { lateDialog, latePart } from '../problems/latePart';
import { NotFoundState } from '../problems/NotFoundState';
import { useCan } from '../session/useCan';
import { FileStats } from './FileStats';
import { FileTable } from './FileTable';
import { FILE_KIND_WORDS } from './fileKindWords';
import { useFileList } from './useFileList';

// Each comes when it is asked for: a list's first rows wait for none of them.
const FileFilters = latePart(async () => (await import('./FileFilters')).FileFilters);
const UploadDialog = lateDialog(async () => (await import('./UploadDialog')).UploadDialog);
const FileBrowser = latePart(async () => (await import('./FileBrowser')).FileBrowser);
const FileOfAddress = lateDialog(async () => (await import('./FileOfAddress')).FileOfAddress);
const FileView = lateDialog(async () => (await import('./FileView')).FileView);

interface ChosenFiles {
  files: readonly File[];
  /** Where they are to go; null for no folder in particular. */
  folder: string | null;
}

/** Files of one kind, of all projects that the person sees or of one: as an explorer, or as a list (DOC-01 to DOC-04). */
export function FilesScreen({ kind }: { kind: FileKind }) {
  const words = FILE_KIND_WORDS[kind];
  const path = useAppPath();
  const may = useCan();
  const files = useFileList(kind);
  const { list, query } = files;
  const { category = null, project: projectId = null } = list.context;
  const context = useContextRows(projectId === null ? {} : { project: projectId });
  const deleting = useDelete({ kind: 'file' });
  const [hasFilters, setFilters] = useState(
    projectId !== null || (category !== null && list.view === 'list'),
  );
  const [upload, setUpload] = useState<ChosenFiles | null>(null);
  const [viewed, setViewed] = useState<FileRow | null>(null);
  const address = useAddressQuery();
  // Not all of the address: a letter of a search draws nothing here.
  const shown = useSyncExternalStore(address.subscribe, () =>
    new URLSearchParams(address.read()).get('file'),
  );
  const closeUpload = useCallback(() => setUpload(null), []);

  if (context.missing)
    return (
      <NotFoundState
        kind={context.missing}
        back={{ to: path(`/${words.plural}`), label: `All ${words.plural}` }}
      />
    );
  if (context.problem) return <LoadFailed problem={context.problem} onRetry={context.retry} />;

  const uploadButton = (label: string) =>
    may('file:create') && (
      <Button
        variant="solid"
        tone="accent"
        icon={<Upload />}
        onClick={() => setUpload({ files: [], folder: category })}
      >
        {label}
      </Button>
    );
  return (
    <PageContent fill={list.view === 'list'}>
      <DocumentTitle title={words.title} />
      <PageHeader
        title={words.title}
        actions={
          <Button
            icon={<SlidersHorizontal />}
            aria-expanded={hasFilters}
            onClick={() => setFilters(!hasFilters)}
          >
            Filters
          </Button>
        }
        primary={uploadButton('Upload')}
      />
      <FileStats kind={kind} query={query} ofAllFolders={list.view === 'explorer'} />
      {hasFilters && (
        <FileFilters
          kind={kind}
          category={category}
          projectId={projectId}
          project={context.project}
          onCategory={(chosen) => list.setFilters({ category: chosen })}
          view={list.view}
          onView={list.setView}
          onProject={(chosen) => list.setFilters({ project: chosen })}
        />
      )}
      {list.view === 'list' ? (
        <FileTable
          kind={kind}
          files={files}
          onPreview={setViewed}
          onDelete={deleting.ask}
          upload={uploadButton(words.first)}
        />
      ) : (
        <FileBrowser
          key={projectId}
          folderSet="screen"
          kind={kind}
          projectId={projectId}
          folder={category}
          onFolderChange={(folder) => list.setFilters({ category: folder })}
          onFilesChosen={
            projectId === null && may('file:create')
              ? (files, folder) => setUpload({ files, folder })
              : undefined
          }
        />
      )}
      {upload && (
        <UploadDialog
          kind={kind}
          project={context.project && projectChoice(context.project)}
          category={upload.folder}
          files={upload.files}
          onClose={closeUpload}
        />
      )}
      {viewed && <FileView file={viewed} onClose={() => setViewed(null)} />}
      {shown && <FileOfAddress key={shown} id={shown} />}
      {deleting.dialog}
    </PageContent>
  );
}
