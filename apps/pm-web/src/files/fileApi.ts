import type {
  FileChange,
  FileChangeAnswer,
  FileCreate,
  FileFolder,
  FileInput,
  FileKind,
  FileRow,
  ListPage,
} from '@linework/domain';
import { entityApi } from '../api/entityApi';
import { request } from '../api/request';

interface FolderChange {
  name: string;
  fileIds: string[];
}

const foldersOf = (projectId: string) => `/projects/${encodeURIComponent(projectId)}/folders`;

/** Which files: of one kind, of one project or of all that the person sees. */
export interface FilePlace {
  kind: FileKind;
  projectId: string | null;
}

export const fileApi = {
  ...entityApi<FileRow, FileInput>('file'),
  /** Makes a file of a finished upload; sent twice, it makes one. */
  createFrom: (input: FileCreate) => request<FileRow>('/files', { method: 'POST', body: input }),
  page: (query: Record<string, string | number | null>, signal: AbortSignal) =>
    request<ListPage<FileRow>>('/files', { query, signal }),
  folders: async ({ kind, projectId }: FilePlace, signal: AbortSignal) =>
    (await request<{ rows: FileFolder[] }>('/files/folders', { query: { kind, project: projectId }, signal }))
      .rows,
  change: (change: FileChange) =>
    request<FileChangeAnswer>('/files/changes', { method: 'POST', body: change }),
  /** @param version that of the file whose content was read; @param picture in base64 */
  keepThumbnail: async (id: string, version: number, picture: string, signal: AbortSignal): Promise<void> => {
    await request(`/files/${encodeURIComponent(id)}/thumbnail`, {
      method: 'PUT',
      version,
      body: { picture },
      signal,
    });
  },
  createFolder: (projectId: string, kind: FileKind, name: string, fileIds: readonly string[] = []) =>
    request<FolderChange>(foldersOf(projectId), { method: 'POST', body: { kind, name, fileIds } }),
  renameFolder: (projectId: string, kind: FileKind, name: string, to: string) =>
    request<FolderChange>(foldersOf(projectId), { method: 'PUT', body: { kind, name, to } }),
  deleteFolder: (projectId: string, kind: FileKind, name: string) =>
    request<FolderChange>(`${foldersOf(projectId)}/removal`, { method: 'POST', body: { kind, name } }),
};

/**
 * The small picture of a file that has one. An open page shows what it has by the address, whatever became of the content: so another
 * version has another one.
 */
export function thumbnailUrl(id: string, version: string | number = ''): string {
  return `/api/files/${encodeURIComponent(id)}/thumbnail?v=${encodeURIComponent(version)}`;
}

/** Where the content is downloaded from; `inline` shows it, where it is of a type that may be shown. */
export function contentUrl(id: string, { inline = false } = {}): string {
  return `/api/files/${encodeURIComponent(id)}/content${inline ? '?inline=1' : ''}`;
}
