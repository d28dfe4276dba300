import { ToastProvider } from '@linework/design-system';
import { describeConformance } from '@linework/design-system/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FileProvider } from '../../ports/FileProvider';
import { someProject } from '../../testing/someFiles';
import { FileExplorer, type FileExplorerProps } from './FileExplorer';

const conforming = someProject();
describeConformance('FileExplorer', (props) => <FileExplorer provider={conforming} {...props} />, {
  element: 'SECTION',
  wrap: (node) => <ToastProvider>{node}</ToastProvider>,
});

async function show(provider: FileProvider, props: Partial<FileExplorerProps> = {}) {
  await act(async () =>
    render(
      <ToastProvider>
        <FileExplorer provider={provider} defaultFolder="Design" {...props} />
      </ToastProvider>,
    ),
  );
}

describe('FileExplorer', () => {
  it('FIL-01: has history, refresh, home, folder menu, upload, views, breadcrumb, search and sort', async () => {
    await show(someProject());
    for (const name of ['Back', 'Forward', 'Refresh', 'Home', 'Folder', 'Upload', 'Sort: Name, Ascending'])
      expect(screen.getByRole('button', { name })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Grid' })).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Search files and folders...' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Project Documents' })).toBeInTheDocument();
    expect(screen.getByText('Design', { selector: '[aria-current="page"]' })).toBeInTheDocument();
  });

  it('FIL-02: says that a folder is empty, and that nothing was uploaded', async () => {
    await show(someProject(), { defaultFolder: 'Legal' });
    expect(screen.getByText('No files in this folder')).toBeInTheDocument();
  });

  it('FIL-02: says at home that nothing was uploaded', async () => {
    await show(someProject({ files: [] }), { defaultFolder: null });
    expect(screen.getByText('No documents uploaded')).toBeInTheDocument();
  });

  it('FIL-04: says how many files there are and how large they are', async () => {
    await show(someProject());
    expect(screen.getByText('6 files in Design')).toBeInTheDocument();
    expect(screen.getByText('19.22 MB in Design')).toBeInTheDocument();
  });

  it('hides what the provider cannot do', async () => {
    const { listFolders, listFiles, pageSize } = someProject();
    await show({ listFolders, listFiles, pageSize });
    for (const name of ['Upload', 'New Folder']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('FIL-07: is 600 px high unless told otherwise', async () => {
    await show(someProject());
    expect(screen.getByRole('region', { name: 'Files' })).toHaveStyle({ height: '600px' });
  });

  it('shows why the folders could not be read, and tries again', async () => {
    const provider = someProject();
    await show(
      { ...provider, listFolders: () => Promise.reject(new Error('The server sleeps.')) },
      {
        defaultFolder: null,
      },
    );
    expect(screen.getByText('The server sleeps.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument();
  });

  describe('where somebody else changes the files', () => {
    beforeEach(() => {
      vi.stubGlobal(
        'ResizeObserver',
        class {
          constructor(private readonly tell: (entries: Pick<ResizeObserverEntry, 'contentRect'>[]) => void) {}
          observe = () => act(() => this.tell([{ contentRect: new DOMRect(0, 0, 600, 48) }]));
          unobserve = () => undefined;
          disconnect = () => undefined;
        },
      );
      return () => vi.unstubAllGlobals();
    });
    const custom = (name: string) => ({ name, custom: true });
    const { signal } = new AbortController();

    it('the menu of an entry goes with it, and is not that of the next one', async () => {
      const provider = someProject({ folders: [custom('Outage 2027'), custom('Outage 2028')] });
      await show(provider, { defaultFolder: null });
      fireEvent.contextMenu(screen.getByText('Outage 2027'));
      expect(await screen.findByRole('menuitem', { name: 'Delete Folder' })).toBeVisible();
      await act(() => provider.createFolder('Gate', null, signal));
      expect(await screen.findByRole('menuitem', { name: 'Delete Folder' })).toBeVisible();
      await act(() => provider.deleteFolder('Outage 2027', signal));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      expect(screen.getByText('No longer in this folder')).toBeInTheDocument();
    });

    it('FIL-02: another folder is empty until its own files are there', async () => {
      const provider = someProject();
      let answer = () => {};
      const listFiles: FileProvider['listFiles'] = async (query, asked) => {
        if (query.folder === 'Contracts') await new Promise<void>((resolve) => (answer = resolve));
        return provider.listFiles(query, asked);
      };
      await show({ ...provider, listFiles });
      expect(screen.getByText('Gate hydraulics design basis.pdf')).toBeVisible();
      await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Home' })));
      await act(async () => fireEvent.doubleClick(screen.getByText('Contracts')));
      expect(screen.queryByText('Gate hydraulics design basis.pdf')).toBeNull();
      expect(screen.getByRole('treegrid')).toHaveAttribute('aria-busy', 'true');
      await act(async () => answer());
      expect(screen.getByRole('treegrid')).not.toHaveAttribute('aria-busy');
    });

    it('Undo is of the change that is under way, and waits for it', async () => {
      const provider = someProject();
      let answer = () => {};
      const renameFile: typeof provider.renameFile = async (...change) => {
        await new Promise<void>((resolve) => (answer = resolve));
        return provider.renameFile(...change);
      };
      await show({ ...provider, renameFile });
      const grid = screen.getByRole('treegrid');
      fireEvent.click(screen.getByText('Gate hydraulics design basis.pdf'));
      fireEvent.keyDown(grid, { key: 'F2' });
      const field = await screen.findByRole('textbox', { name: /^New name for/ });
      fireEvent.change(field, { target: { value: 'Basis.pdf' } });
      await act(async () => fireEvent.keyDown(field, { key: 'Enter' }));
      await act(async () => fireEvent.keyDown(grid, { key: 'z', ctrlKey: true }));
      await act(async () => answer());
      await act(async () => answer());
      expect(await screen.findByText('Undone')).toBeInTheDocument();
      expect(screen.getByText('Gate hydraulics design basis.pdf')).toBeVisible();
    });

    it('a range goes on from its file', async () => {
      const provider = someProject();
      await show(provider, { defaultView: 'list' });
      const grid = screen.getByRole('treegrid');
      const named = () =>
        screen
          .getAllByRole('row', { selected: true })
          .map((row) => row.querySelector('[title]')?.getAttribute('title') ?? row.textContent);
      act(() => grid.focus());
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
      const before = named();
      expect(before).toHaveLength(2);
      await act(() => provider.createFolder('A first', 'Design', signal));
      await screen.findByText('A first');
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowUp}{/Shift}');
      expect(named()).toEqual(before);
    });
  });
});
