import type {
  FileChange,
  FileChangeAnswer,
  FileCreate,
  FileFolder,
  FileInput,
  FileKind,
  FileMatchQuery,
  FileRevisions,
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
  /** What a project has of these numbers and names, at most domain's MOST_MATCHED of each. */
  matches: async (wanted: FileMatchQuery, signal: AbortSignal) =>
    (await request<{ rows: FileRow[] }>('/files/matches', { method: 'POST', body: wanted, signal })).rows,
  revisions: (id: string, signal: AbortSignal) =>
    request<FileRevisions>(`/files/${encodeURIComponent(id)}/revisions`, { signal }),
  /** @param version that of the file that was seen */
  restore: (id: string, ordinal: number, version: number) =>
    request<FileRow>(`/files/${encodeURIComponent(id)}/restoration`, {
      method: 'POST',
      version,
      body: { ordinal },
    }),
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

interface ContentAsked {
  /** To be shown, where it is of a type that may be; absent: to be kept. */
  inline?: boolean;
  /** Ordinal of an earlier revision; absent: the newest. */
  revision?: string | undefined;
  /** Absent: as it is. */
  as?: 'content' | 'dxf';
}

/** Where a content is read and downloaded from. */
export function contentUrl(
  id: string,
  { inline = false, revision, as = 'content' }: ContentAsked = {},
): string {
  const query = new URLSearchParams({ ...(inline && { inline: '1' }), ...(revision && { revision }) });
  return `/api/files/${encodeURIComponent(id)}/${as}${query.size > 0 ? `?${query}` : ''}`;
}
