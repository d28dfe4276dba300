import { ToastProvider } from '@linework/design-system';
import { Sheet } from '@linework/design-system/sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { imagePreview } from '../../previews/image';
import { pdfPreview } from '../../previews/pdf';
import { textPreview } from '../../previews/text';
import { manyFiles, someProject } from '../../testing/someFiles';
import { FileExplorer, type FileExplorerProps } from './FileExplorer';

const meta = {
  title: 'File explorer/FileExplorer',
  component: FileExplorer,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof FileExplorer>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;

const previews = [pdfPreview({ workerUrl }), imagePreview(), textPreview()];
/** The same in every time zone. */
const formatDate = (instant: string) => instant.slice(0, 16).replace('T', ' ');

interface ShownProps extends Partial<FileExplorerProps> {
  make?: () => FileExplorerProps['provider'];
}

function Bare({ make = someProject, ...props }: ShownProps) {
  const [provider] = useState(make);
  return (
    <FileExplorer
      provider={provider}
      previews={previews}
      defaultFolder="Design"
      formatDate={formatDate}
      {...props}
    />
  );
}

function Shown(props: ShownProps) {
  return (
    <ToastProvider>
      <Bare {...props} />
    </ToastProvider>
  );
}

type Play = NonNullable<Story['play']>;

/** The parts of the page that the tests use. */
function partsOf({ canvasElement }: Pick<Parameters<Play>[0], 'canvasElement'>) {
  const canvas = within(canvasElement);
  const page = within(document.body);
  const grid = () => canvas.getByRole('treegrid');
  return {
    canvas,
    page,
    grid,
    row: (name: RegExp) => canvas.findByRole('row', { name }),
    press: (keys: string) => userEvent.keyboard(keys),
    /** The entry with the focus, as a screen reader is told. */
    focused: () =>
      document.getElementById(grid().getAttribute('aria-activedescendant') ?? '')?.textContent ?? '',
    selected: () => canvas.queryAllByRole('row', { selected: true }).length,
  };
}

/** A project's documents. */
export const Documents: Story = { render: () => <Shown height={640} /> };

/** FIL-10: the files are walked through, selected and opened by keys. */
export const Keyboard: Story = {
  render: () => <Shown />,
  play: async (context) => {
    const { grid, row, press, focused, selected, page, canvas } = partsOf(context);
    await row(/Gate hydraulics/);
    grid().focus();
    await press('{End}');
    await waitFor(() => expect(focused()).toContain('Supplier data'));
    await press('{Home}');
    await waitFor(() => expect(focused()).toContain('Gate hydraulics'));
    await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await waitFor(() => expect(selected()).toBe(3));
    await press('{Shift>}{ArrowUp}{/Shift}');
    await waitFor(() => expect(selected()).toBe(2));
    await press('{Control>}{ArrowDown}{/Control}');
    await waitFor(() => expect(focused()).toContain('Outage sequence'));
    await expect(selected()).toBe(2);
    await press('{Control>} {/Control}');
    await waitFor(() => expect(selected()).toBe(3));
    await press('{Control>}a{/Control}');
    await waitFor(() => expect(selected()).toBe(6));
    await press('{Escape}');
    await waitFor(() => expect(selected()).toBe(0));
    await press('{PageUp}');
    await press('site');
    await waitFor(() => expect(focused()).toContain('Site notes'));
    await press('{Enter}');
    const dialog = await page.findByRole('dialog', { name: 'Site notes.txt' });
    await expect(await within(dialog).findByText(/Head 11.40 m above sill/)).toBeVisible();
    await press('{ArrowRight}');
    await page.findByRole('dialog', { name: /Supplier data/ });
    await press(' ');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(grid()).toHaveFocus());
    await press('{Alt>}{Home}{/Alt}');
    await waitFor(() => expect(focused()).toContain('Design'));
    await press('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(canvas.getByText('Development', { selector: '[aria-current]' })).toBeVisible(),
    );
    await press('{Backspace}');
    await waitFor(() => expect(focused()).toContain('Development'));
    await press('{Alt>}{ArrowRight}{/Alt}');
    await waitFor(() => expect(canvas.getByText('No files in this folder')).toBeVisible());
    await press('/');
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
  },
};

/** FIL-06: a name is changed in place. */
export const RenameInPlace: Story = {
  render: () => <Shown />,
  play: async (context) => {
    const { grid, row, press, canvas, focused } = partsOf(context);
    await userEvent.click(await row(/Site notes/));
    grid().focus();
    await press('{F2}');
    const field = await canvas.findByRole('textbox', { name: 'New name for Site notes.txt' });
    await waitFor(() => expect(field).toHaveFocus());
    await press('Walkdown{Escape}');
    await row(/Site notes/);
    await press('{F2}');
    await press('Walkdown{Enter}');
    await row(/Walkdown\.txt/);
    await expect(focused()).toContain('Walkdown.txt');
    await waitFor(() => expect(grid()).toHaveFocus());
    await press('{Control>}z{/Control}');
    await row(/Site notes/);
  },
};

/** GEN-12: a deletion asks, and is taken back by Undo. */
export const DeleteAndUndo: Story = {
  render: () => <Shown />,
  play: async (context) => {
    const { grid, row, press, canvas, page } = partsOf(context);
    await userEvent.click(await row(/Site notes/));
    grid().focus();
    await press('{Delete}');
    const question = await page.findByRole('alertdialog', { name: 'Delete "Site notes.txt"?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.getByText('5 files in Design')).toBeVisible());
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByText('6 files in Design')).toBeVisible());
  },
};

/** FIL-01: cut and pasted by keys, and moved by the dialog that does what a drag does. */
export const MoveByKeys: Story = {
  render: () => <Shown />,
  play: async (context) => {
    const { grid, row, press, canvas, page } = partsOf(context);
    await userEvent.click(await row(/Site notes/));
    grid().focus();
    await press('{Control>}x{/Control}');
    await userEvent.click(canvas.getByRole('treeitem', { name: /Legal/ }));
    await waitFor(() => expect(canvas.getByText('No files in this folder')).toBeVisible());
    grid().focus();
    await press('{Control>}v{/Control}');
    await row(/Site notes/);
    await press('{Home}{Shift>}{F10}{/Shift}');
    await userEvent.click(await page.findByRole('menuitem', { name: 'Move to...' }));
    const dialog = await page.findByRole('dialog', { name: 'Move "Site notes.txt"' });
    await userEvent.click(within(dialog).getByRole('treeitem', { name: /Images/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(canvas.getByText('No files in this folder')).toBeVisible());
  },
};

/** FIL-05 and FIL-08: the good files of a mixed choice are uploaded, the others are told. */
export const UploadMixed: Story = {
  render: () => <Shown />,
  play: async (context) => {
    const { canvas, page, row } = partsOf(context);
    await row(/Site notes/);
    const input = context.canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('No input for files');
    const files = [
      new File(['weld'], 'weld.txt', { type: 'text/plain' }),
      new File(['MZ'], 'setup.exe', { type: 'application/x-msdownload' }),
      new File([new Uint8Array(11 * 1024 ** 2)], 'large.pdf', { type: 'application/pdf' }),
    ];
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    const dialog = await page.findByRole('dialog', { name: 'Uploading Files' });
    await expect(within(dialog).getByText('setup.exe: File type not allowed')).toBeVisible();
    await expect(within(dialog).getByText('large.pdf: File size exceeds 10MB limit')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Upload 1 File' }));
    await expect(await page.findByText('Upload complete')).toBeVisible();
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull(), { timeout: 5000 });
    await row(/weld\.txt/);
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.queryByText('Upload Errors')).toBeNull());
  },
};

/** FIL-09 and FIL-07: a folder of one's own is made, renamed while it is open, and deleted. */
export const OwnFolder: Story = {
  render: () => <Shown />,
  play: async (context) => {
    const { canvas, page, row } = partsOf(context);
    await row(/Site notes/);
    const fromMenu = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Folder' }));
      await userEvent.click(await page.findByRole('menuitem', { name }));
    };
    await fromMenu('New Folder');
    const field = await page.findByLabelText('Folder name');
    await userEvent.type(field, ' design {Enter}');
    await expect(await page.findByText('Folder name already exists')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'Permits{Enter}');
    await userEvent.click(await canvas.findByRole('treeitem', { name: /Permits/ }));
    await waitFor(() => expect(canvas.getByText('0 files in Permits')).toBeVisible());
    await fromMenu('Rename Folder');
    const renamed = await page.findByLabelText('Folder name');
    await userEvent.clear(renamed);
    await userEvent.type(renamed, 'Licences{Enter}');
    await waitFor(() => expect(canvas.getByText('0 files in Licences')).toBeVisible());
    await fromMenu('Delete Folder');
    const question = await page.findByRole('alertdialog');
    await expect(question).toHaveTextContent('Are you sure you want to delete "Licences"?');
    await expect(question).toHaveTextContent('All files in this folder will be moved to "Other".');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete Folder' }));
    await waitFor(() => expect(canvas.getByRole('treegrid', { name: 'Folders' })).toBeVisible());
    await expect(canvas.queryByText('Licences')).toBeNull();
  },
};

/** FIL-11: a PDF is shown page by page, and a broken one says so. */
export const PdfPreview: Story = {
  render: () => <Shown />,
  play: async (context) => {
    const { canvas, row, page } = partsOf(context);
    await userEvent.dblClick(await row(/Gate hydraulics/));
    const dialog = within(await page.findByRole('dialog', { name: /Gate hydraulics/ }));
    await waitFor(() => expect(dialog.getByText('1 / 3')).toBeVisible(), { timeout: 20_000 });
    await userEvent.click(dialog.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(dialog.getByText('2 / 3')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Zoom in' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('treegrid')).toHaveFocus();
  },
};

/** FIL-10: a hundred thousand files in one folder, of which the document holds what is in sight. */
export const Many: Story = {
  render: () => <Shown make={() => manyFiles(100_000)} />,
  play: async (context) => {
    const { canvas, grid, press, focused, row } = partsOf(context);
    await row(/Sheet 000000/);
    grid().focus();
    await press('{End}');
    await waitFor(() => expect(focused()).toContain('Sheet 099999'));
    await press('{Control>}a{/Control}');
    await waitFor(() => expect(canvas.getByText('100,000 selected', { selector: 'strong' })).toBeVisible());
    const explorer = context.canvasElement.querySelector('[data-component="FileExplorer"]');
    await expect(explorer?.querySelectorAll('*').length ?? 0).toBeLessThanOrEqual(800);
  },
};

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <ToastProvider>
      <Sheet>
        <Bare height={460} label="List" previews={[]} />
        <Bare height={420} label="Tiles" defaultView="grid" previews={[]} />
        <Bare height={460} label="Home" defaultFolder={null} />
        <div style={{ maxWidth: 360 }}>
          <Bare height={460} label="Phone" />
        </div>
      </Sheet>
    </ToastProvider>
  ),
};
