import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FileQuery, UploadRequest } from '../ports/FileProvider';
import { createMemoryFileProvider } from './createMemoryFileProvider';

const { signal } = new AbortController();
const all: FileQuery = {
  folder: null,
  search: '',
  sort: { by: 'name', direction: 'ascending' },
  cursor: null,
  limit: Number.POSITIVE_INFINITY,
};

function someFiles() {
  let made = 0;
  return createMemoryFileProvider({
    folders: ['Design', { name: 'Outage 2027', custom: true }, 'Other'],
    newId: () => `f${made++}`,
    now: () => new Date('2026-11-18T16:20:00Z'),
    files: [
      { name: 'Sheet 10.pdf', folder: 'Design', size: 30, modifiedAt: '2026-11-01T00:00:00Z' },
      { name: 'sheet 2.pdf', folder: 'Design', size: 10, modifiedAt: '2026-11-03T00:00:00Z' },
      { name: 'Abnahme Ölpumpe.docx', folder: 'Outage 2027', size: 20, description: 'Pump test' },
      { name: 'Site.jpg', folder: 'Security', size: 5 },
    ],
  });
}

const names = async (provider: ReturnType<typeof someFiles>, query: Partial<FileQuery> = {}) =>
  (await provider.listFiles({ ...all, ...query }, signal)).files.map(({ name }) => name);

function request(values: Partial<UploadRequest> = {}): UploadRequest {
  return {
    id: 'u1',
    content: new Blob(['12345678']),
    name: 'new.txt',
    folder: 'Design',
    description: '',
    onProgress: () => undefined,
    onStateChange: () => undefined,
    ...values,
  };
}

afterEach(() => void vi.useRealTimers());

describe('memory file provider', () => {
  it('FIL-09: lists its folders with counts and sizes, and a folder that only files name', async () => {
    const list = await someFiles().listFolders(signal);
    expect(list.folders.map(({ name, fileCount, size }) => [name, fileCount, size])).toEqual([
      ['Design', 2, 40],
      ['Outage 2027', 1, 20],
      ['Other', 0, 0],
      ['Security', 1, 5],
    ]);
    expect(list).toMatchObject({ fileCount: 4, size: 65, folderForRest: 'Other' });
  });

  it('FIL-01: sorts by name as people count, by size, date and type, both ways', async () => {
    const provider = someFiles();
    const sorted = (by: FileQuery['sort']['by'], direction: FileQuery['sort']['direction'] = 'ascending') =>
      names(provider, { folder: 'Design', sort: { by, direction } });
    expect(await sorted('name')).toEqual(['sheet 2.pdf', 'Sheet 10.pdf']);
    expect(await sorted('size', 'descending')).toEqual(['Sheet 10.pdf', 'sheet 2.pdf']);
    expect(await sorted('date')).toEqual(['Sheet 10.pdf', 'sheet 2.pdf']);
    expect((await names(provider, { sort: { by: 'type', direction: 'ascending' } }))[0]).toBe(
      'Abnahme Ölpumpe.docx',
    );
  });

  it('searches names and descriptions, in one folder or all', async () => {
    expect(await names(someFiles(), { search: 'PUMP' })).toEqual(['Abnahme Ölpumpe.docx']);
    expect(await names(someFiles(), { search: 'sheet', folder: 'Other' })).toEqual([]);
  });

  it('gives pages where it is asked for a few', async () => {
    const provider = someFiles();
    const first = await provider.listFiles({ ...all, limit: 3 }, signal);
    expect(first).toMatchObject({ total: 4, nextCursor: '3' });
    const second = await provider.listFiles({ ...all, limit: 3, cursor: first.nextCursor }, signal);
    expect(second.files).toHaveLength(1);
    expect(second.nextCursor).toBeNull();
  });

  it('moves, copies and deletes with a result for each file, and takes each back', async () => {
    const provider = someFiles();
    const moved = await provider.moveFiles({ ids: ['f0', 'gone'] }, 'Other', signal);
    expect(moved).toMatchObject({ done: 1, failed: [{ id: 'gone' }] });
    expect(await names(provider, { folder: 'Other' })).toEqual(['Sheet 10.pdf']);
    await moved.undo?.(signal);
    expect(await names(provider, { folder: 'Other' })).toEqual([]);
    await provider.copyFiles({ ids: ['f1'] }, 'Other', signal);
    expect(await names(provider, { search: 'sheet 2' })).toHaveLength(2);
    const query = { folder: 'Design', search: '' };
    const deleted = await provider.deleteFiles({ query, except: ['f0'] }, signal);
    expect(deleted.done).toBe(1);
    expect(await names(provider, { folder: 'Design' })).toEqual(['Sheet 10.pdf']);
    await deleted.undo?.(signal);
    expect(await names(provider, { folder: 'Design' })).toHaveLength(2);
  });

  it('FIL-07: a deleted folder leaves its files to Other, a renamed one takes them along', async () => {
    const provider = someFiles();
    await provider.renameFolder('Outage 2027', 'Outage 2028', signal);
    expect(await names(provider, { folder: 'Outage 2028' })).toHaveLength(1);
    await provider.deleteFolder('Outage 2028', signal);
    expect(await names(provider, { folder: 'Other' })).toEqual(['Abnahme Ölpumpe.docx']);
  });

  it('FIL-08: refuses a folder name that exists, whatever its case', async () => {
    await expect(someFiles().createFolder('design', null, signal)).rejects.toThrow(
      'Folder name already exists',
    );
  });

  it('refuses a change to a file that was changed meanwhile', async () => {
    const provider = someFiles();
    const [file] = (await provider.listFiles({ ...all, folder: 'Outage 2027' }, signal)).files;
    if (!file) throw new Error('No file');
    await provider.renameFile(file, 'New.docx', signal);
    await expect(provider.renameFile(file, 'Newer.docx', signal)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('gives no answer to a call that was called off', async () => {
    const controller = new AbortController();
    controller.abort();
    await expect(someFiles().listFiles(all, controller.signal)).rejects.toThrow();
  });

  it('uploads at a speed, pauses, goes on, and keeps the file once', async () => {
    vi.useFakeTimers();
    const provider = createMemoryFileProvider({ folders: ['Design'], speed: 40 });
    const progress: number[] = [];
    const upload = provider.upload(request({ onProgress: (sent) => progress.push(sent) }));
    await vi.advanceTimersByTimeAsync(100);
    upload.pause?.();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(progress).toEqual([4]);
    upload.resume?.();
    await vi.advanceTimersByTimeAsync(100);
    expect(await upload.result).toMatchObject({ id: 'u1', name: 'new.txt', size: 8 });
    expect(await names(provider)).toEqual(['new.txt']);
  });

  it('refuses what its judge refuses, and keeps nothing of what is aborted', async () => {
    const provider = createMemoryFileProvider({
      folders: ['Design'],
      judge: (name) => (name.endsWith('.exe') ? `${name}: File type not allowed` : null),
    });
    await expect(provider.upload(request({ name: 'a.exe' })).result).rejects.toThrow(
      'a.exe: File type not allowed',
    );
    const aborted = provider.upload(request());
    aborted.abort();
    await expect(aborted.result).rejects.toThrow('cancelled');
    expect(await names(provider)).toEqual([]);
  });
});
