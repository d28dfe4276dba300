import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { Tree, type TreeProps } from './Tree';

interface Folder {
  id: string;
  name: string;
  folders?: Folder[];
}

const folders: Folder[] = [
  {
    id: 'd',
    name: 'Drawings',
    folders: [
      { id: 'd1', name: 'Gate' },
      { id: 'd2', name: 'Hoist' },
    ],
  },
  { id: 'c', name: 'Calculations', folders: [{ id: 'c1', name: 'Loads' }] },
];

const props: TreeProps<Folder> = {
  label: 'Folders',
  items: folders,
  getKey: ({ id }) => id,
  getText: ({ name }) => name,
  getChildren: ({ folders: inside }) => inside,
};

describeConformance(
  'Tree',
  (rest) => <Tree {...props} defaultExpanded={['d']} selectionMode="multiple" {...rest} />,
  {
    element: 'DIV',
  },
);

const names = () => screen.getAllByRole('treeitem').map((item) => item.textContent);

describe('Tree', () => {
  it('tells where each node stands', () => {
    render(<Tree {...props} defaultExpanded={['d']} />);
    const hoist = screen.getByRole('treeitem', { name: 'Hoist' });
    expect(hoist).toHaveAttribute('aria-level', '2');
    expect(hoist).toHaveAttribute('aria-posinset', '2');
    expect(hoist).toHaveAttribute('aria-setsize', '2');
    expect(hoist).not.toHaveAttribute('aria-expanded');
    expect(screen.getByRole('treeitem', { name: 'Calculations' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens and closes a branch by its name where there is nothing else to do', async () => {
    render(<Tree {...props} />);
    await userEvent.click(screen.getByText('Drawings'));
    expect(names()).toEqual(['Drawings', 'Gate', 'Hoist', 'Calculations']);
    await userEvent.click(screen.getByText('Drawings'));
    expect(names()).toEqual(['Drawings', 'Calculations']);
  });

  it('chooses by the name and opens by the arrow', async () => {
    const onSelectedChange = vi.fn();
    render(<Tree {...props} selectionMode="single" onSelectedChange={onSelectedChange} />);
    await userEvent.click(screen.getByText('Drawings'));
    expect(onSelectedChange).toHaveBeenLastCalledWith(['d']);
    expect(names()).toEqual(['Drawings', 'Calculations']);
    const arrow = screen.getByRole('treeitem', { name: 'Drawings' }).querySelector('[data-part="arrow"]');
    await userEvent.click(arrow as Element);
    expect(names()).toEqual(['Drawings', 'Gate', 'Hoist', 'Calculations']);
    expect(onSelectedChange).toHaveBeenCalledTimes(1);
  });

  it('opens what its owner says, and asks its owner', async () => {
    const onExpandedChange = vi.fn();
    const { rerender } = render(<Tree {...props} expanded={[]} onExpandedChange={onExpandedChange} />);
    await userEvent.click(screen.getByText('Calculations'));
    expect(onExpandedChange).toHaveBeenCalledWith(['c']);
    expect(names()).toEqual(['Drawings', 'Calculations']);
    rerender(<Tree {...props} expanded={['c']} onExpandedChange={onExpandedChange} />);
    expect(names()).toEqual(['Drawings', 'Calculations', 'Loads']);
  });

  it('keeps the focus when a branch is closed around it', async () => {
    render(<Tree {...props} defaultExpanded={['d']} />);
    await userEvent.click(screen.getByText('Hoist'));
    const arrow = screen.getByRole('treeitem', { name: 'Drawings' }).querySelector('[data-part="arrow"]');
    await userEvent.click(arrow as Element);
    expect(screen.getByRole('treeitem', { name: 'Drawings' })).toHaveFocus();
  });

  it('keeps the focus when the row that had it is gone', async () => {
    const { rerender } = render(<Tree {...props} defaultExpanded={['d']} />);
    await userEvent.click(screen.getByText('Hoist'));
    rerender(<Tree {...props} items={folders.slice(1)} />);
    await waitFor(() => expect(screen.getByRole('treeitem', { name: 'Calculations' })).toHaveFocus());
  });

  it('loads children once when they are first seen', async () => {
    const loadChildren = vi.fn(async ({ id }: Folder) => [{ id: `${id}-1`, name: 'Sheet 1', folders: [] }]);
    render(<Tree {...props} items={[{ id: 'x', name: 'Archive' }]} loadChildren={loadChildren} />);
    const archive = screen.getByRole('treeitem', { name: 'Archive' });
    await userEvent.click(screen.getByText('Archive'));
    expect(await screen.findByRole('treeitem', { name: 'Sheet 1' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Archive: 1 entry');
    expect(archive).not.toHaveAttribute('aria-busy');
    await userEvent.click(screen.getByText('Archive'));
    await userEvent.click(screen.getByText('Archive'));
    expect(loadChildren).toHaveBeenCalledTimes(1);
  });

  it('says that it loads, and stops asking when it goes', async () => {
    let asked: AbortSignal | undefined;
    const loadChildren = (_: Folder, signal: AbortSignal) => {
      asked = signal;
      return new Promise<Folder[]>(() => undefined);
    };
    const { unmount } = render(
      <Tree {...props} items={[{ id: 'x', name: 'Archive' }]} loadChildren={loadChildren} />,
    );
    await userEvent.click(screen.getByText('Archive'));
    expect(screen.getByRole('treeitem', { name: 'Archive' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Loading Archive')).toBeInTheDocument();
    unmount();
    expect(asked?.aborted).toBe(true);
  });

  it('offers to try again when children did not come', async () => {
    const loadChildren = vi
      .fn<(folder: Folder) => Promise<Folder[]>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue([{ id: 'y', name: 'Sheet 1', folders: [] }]);
    render(<Tree {...props} items={[{ id: 'x', name: 'Archive' }]} loadChildren={loadChildren} />);
    await userEvent.click(screen.getByText('Archive'));
    const failed = await screen.findByRole('treeitem', { name: /Try again/ });
    await userEvent.keyboard('{ArrowDown}');
    expect(failed).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('treeitem', { name: 'Sheet 1' })).toBeInTheDocument();
    expect(screen.getByRole('treeitem', { name: 'Archive' })).toHaveFocus();
  });

  it('has only rows near sight in the document, of ten thousand', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) => ({ id: `${at}`, name: `Sheet ${at}` }));
    render(<Tree {...props} items={many} maxHeight={400} />);
    expect(screen.getAllByRole('treeitem').length).toBeLessThan(60);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = screen.getByRole('treeitem', { name: 'Sheet 9999' });
    expect(last).toHaveFocus();
    expect(last).toHaveAttribute('aria-setsize', '10000');
  });

  it('says so when there is nothing', () => {
    render(<Tree {...props} items={[]} empty="No folders yet" />);
    expect(screen.queryByRole('tree')).toBeNull();
    expect(screen.getByText('No folders yet')).toBeInTheDocument();
  });

  it('leaves keys to a handler that took them', async () => {
    render(<Tree {...props} onKeyDown={(event) => event.preventDefault()} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('treeitem', { name: 'Drawings' })).toHaveFocus();
  });
});
