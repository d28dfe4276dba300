import { ToastProvider } from '@linework/design-system';
import { Sheet } from '@linework/design-system/sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import readme from '../../../README.md?raw';
import { imagePreview } from '../../previews/image';
import { pdfPreview } from '../../previews/pdf';
import { svgPreview } from '../../previews/svg';
import { textPreview } from '../../previews/text';
import { manyFiles, projectFiles, someDrawings, someProject } from '../../testing/someFiles';
import { FileExplorer, type FileExplorerProps } from './FileExplorer';

const meta = {
  title: 'File explorer/FileExplorer',
  component: FileExplorer,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof FileExplorer>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;

const previews = [pdfPreview({ workerUrl }), imagePreview(), svgPreview(), textPreview()];
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
  const grid = () => canvas.queryByRole('treegrid') ?? canvas.getByRole('grid');
  const press = (keys: string) => userEvent.keyboard(keys);
  const entries = () => [...grid().querySelectorAll<HTMLElement>('[data-position]')];
  const entry = (name: string) => entries().find(({ textContent }) => textContent?.includes(name));
  /** The entry with the focus, as a screen reader is told. */
  const focused = () =>
    document.getElementById(grid().getAttribute('aria-activedescendant') ?? '')?.textContent ?? '';
  const selected = () => entries().filter(({ ariaSelected }) => ariaSelected === 'true').length;
  /** A folder is open, or home, and its files are there. */
  const isOpen = (folder: string | null) =>
    waitFor(() => {
      expect(grid()).toHaveAccessibleName(folder ?? 'Folders');
      expect(grid()).not.toHaveAttribute('aria-busy');
    });
  return {
    canvas,
    page,
    grid,
    press,
    focused,
    selected,
    isOpen,
    row: (name: RegExp) => canvas.findByRole('row', { name }),
    nameAt: (position: number) => String(designFiles[position]),
    columns: () => Number(grid().getAttribute('aria-colcount')),
    isSelected: (name: string) => entry(name)?.ariaSelected === 'true',
    isCut: (name: string) => entry(name)?.dataset.cut !== undefined,
    /** The focus is on an entry, and so many are selected. */
    at: (name: string, count: number) =>
      waitFor(() => {
        expect(focused()).toContain(name);
        expect(selected()).toBe(count);
      }),
    /** A folder is opened by the pointer, or home, and the focus is on its first entry. */
    open: async (folder: string | null) => {
      await userEvent.click(
        folder === null
          ? (canvas.getAllByRole('button', { name: 'Home' })[0] as HTMLElement)
          : await canvas.findByRole('treeitem', { name: new RegExp(folder) }),
      );
      await isOpen(folder);
      grid().focus();
      await press('{Home}');
    },
    /** The field for a file's new name is there and has the focus. */
    nameOf: async (file: string) => {
      const field = await canvas.findByRole('textbox', { name: `New name for ${file}` });
      await waitFor(() => expect(field).toHaveFocus());
    },
  };
}

const designFiles = projectFiles
  .filter(({ folder }) => folder === 'Design')
  .map(({ name }) => name)
  .sort();

/** A store whose answers to renames can be held, as a server's are by the way to it: names are typed on meanwhile. */
function heldRenames() {
  let answer = Promise.resolve();
  let letGo = () => {};
  return {
    make: () => {
      const store = someProject();
      return {
        ...store,
        renameFile: async (...change: Parameters<NonNullable<typeof store.renameFile>>) => {
          await answer;
          return store.renameFile?.(...change);
        },
      };
    },
    hold: () => {
      answer = new Promise((resolve) => {
        letGo = resolve;
      });
    },
    letGo: () => letGo(),
  };
}
const renames = heldRenames();

/** A project's documents. */
export const Documents: Story = { render: () => <Shown height={640} /> };

/** The rows of the README's table of keys. */
const keyRows = readme
  .slice(readme.indexOf('| keys |'))
  .split('\n\n', 1)[0]
  ?.split('\n')
  .slice(2)
  .map((row) => row.split('|')[1]?.trim() ?? '');

type Parts = ReturnType<typeof partsOf>;
type Proof = (parts: Parts) => Promise<void>;

/** What the keys of a row do. Each begins in Design with its first file selected, and leaves its six files as they were. */
const listProofs: Record<string, Proof> = {
  'ArrowUp, ArrowDown, Home, End, PageUp, PageDown': async ({ press, at, selected }) => {
    await press('{ArrowDown}');
    await at('Hoist load', 1);
    await press('{ArrowUp}{ArrowUp}');
    await at('Gate hydraulics', 1);
    await press('{End}');
    await at('Supplier data', 1);
    await press('{ArrowDown}');
    await at('Supplier data', 1);
    await press('{Home}');
    await at('Gate hydraulics', 1);
    await press('{PageDown}');
    await at('Supplier data', 1);
    await press('{PageUp}');
    await at('Gate hydraulics', 1);
    await expect(selected()).toBe(1);
  },
  'ArrowLeft, ArrowRight': async ({ press, at }) => {
    await press('{ArrowRight}{ArrowLeft}{ArrowLeft}');
    await at('Gate hydraulics', 1);
  },
  'the same with Shift': async ({ press, at }) => {
    await press('{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await at('Seal friction', 3);
    await press('{Shift>}{ArrowUp}{/Shift}');
    await at('Outage sequence', 2);
    // On the other side of where it began.
    await press('{Shift>}{Home}{/Shift}');
    await at('Gate hydraulics', 2);
    await press('{Shift>}{End}{/Shift}');
    await at('Supplier data', 5);
    await press('{Shift>}{PageUp}{/Shift}');
    await at('Gate hydraulics', 2);
    await press('{Shift>}{PageDown}{/Shift}');
    await at('Supplier data', 5);
  },
  'the same with Ctrl': async ({ press, at, isSelected }) => {
    await press('{Control>}{ArrowDown}{ArrowDown}{/Control}');
    await at('Outage sequence', 1);
    await expect(isSelected('Gate hydraulics')).toBe(true);
    await press('{Control>}{End}{/Control}');
    await at('Supplier data', 1);
    await press('{Control>}{PageUp}{/Control}');
    await at('Gate hydraulics', 1);
    await press('{Control>}{PageDown}{ArrowUp}{/Control}');
    await at('Site notes', 1);
    await press('{Control>}{Home}{/Control}');
    await at('Gate hydraulics', 1);
  },
  'the same with Ctrl+Shift': async ({ press, at, isSelected }) => {
    await press('{End}{Control>}{Home}{ArrowDown} {Shift>}{ArrowDown}{/Shift}{/Control}');
    await at('Outage sequence', 3);
    await expect(isSelected('Supplier data')).toBe(true);
    await press('{Control>}{Shift>}{Home}{/Shift}{/Control}');
    await at('Gate hydraulics', 3);
    await expect(isSelected('Outage sequence')).toBe(false);
  },
  'Ctrl+Space': async ({ press, at }) => {
    await press('{Control>}{ArrowDown}{ArrowDown} {/Control}');
    await at('Outage sequence', 2);
    await press('{Control>} {/Control}');
    await at('Outage sequence', 1);
  },
  'Shift+Space': async ({ press, at }) => {
    await press('{Control>}{ArrowDown}{ArrowDown}{/Control}{Shift>} {/Shift}');
    await at('Outage sequence', 3);
  },
  'Ctrl+A, Escape': async ({ press, at, grid, isCut }) => {
    await press('{Control>}a{/Control}');
    await at('Gate hydraulics', 6);
    // Again, and it is still not about the text of the page.
    await press('{Control>}a{/Control}');
    await expect(document.getSelection()?.toString()).toBe('');
    await press('{Control>}x{/Control}{Escape}');
    await at('Gate hydraulics', 0);
    await expect(isCut('Gate hydraulics')).toBe(true);
    await press('{Escape}');
    await waitFor(() => expect(isCut('Gate hydraulics')).toBe(false));
    await expect(grid()).toHaveFocus();
  },
  letters: async ({ press, at, open, page }) => {
    // Names whose beginnings are the same are told apart by more of them, spaces included.
    await press('site n');
    await at('Site notes', 1);
    // Another key ends the name.
    await press('{Home}sss');
    await at('Supplier data', 1);
    await press('{Home}s');
    await at('Seal friction', 1);
    await open(null);
    await press('outage 2');
    await at('Outage 2027', 0);
    await expect(page.queryByRole('dialog')).toBeNull();
  },
  Enter: async ({ press, at, page, isOpen, grid, open }) => {
    await press('site{Enter}');
    const dialog = await page.findByRole('dialog', { name: 'Site notes.txt' });
    await expect(await within(dialog).findByText(/Head 11.40 m above sill/)).toBeVisible();
    await press('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(grid()).toHaveFocus());
    await open(null);
    await press('design');
    await at('Design', 0);
    await press('{Enter}');
    await isOpen('Design');
  },
  Space: async ({ press, at, page, isOpen, grid, open }) => {
    await press('{ArrowDown} ');
    await page.findByRole('dialog', { name: /Hoist load/ });
    await press('{ArrowRight}');
    await page.findByRole('dialog', { name: /Outage sequence/ });
    await press('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await page.findByRole('dialog', { name: /Gate hydraulics/ });
    await press(' ');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(grid()).toHaveFocus());
    await at('Gate hydraulics', 1);
    // No name begins so: it is not a part of what was typed.
    await press('site ');
    await at('Site notes', 1);
    await press(' ');
    await page.findByRole('dialog', { name: /Site notes/ });
    await press('{Escape}');
    await waitFor(() => expect(grid()).toHaveFocus());
    await open(null);
    await press('{Home} ');
    await isOpen('Requirements');
  },
  'Backspace, Alt+ArrowLeft': async ({ press, at, isOpen, open, grid }) => {
    await open('Legal');
    await press('{Backspace}');
    await isOpen('Design');
    await open(null);
    await press('legal{Enter}');
    await isOpen('Legal');
    await press('{Alt>}{ArrowLeft}{/Alt}');
    await isOpen(null);
    await at('Legal', 0);
    await expect(grid()).toHaveFocus();
  },
  'Alt+ArrowRight': async ({ press, isOpen, open }) => {
    await open('Legal');
    await press('{Backspace}');
    await isOpen('Design');
    await press('{Alt>}{ArrowRight}{/Alt}');
    await isOpen('Legal');
  },
  'Alt+ArrowUp, Alt+Home': async ({ press, at, isOpen, open }) => {
    await press('{Alt>}{ArrowUp}{/Alt}');
    await isOpen(null);
    await at('Design', 0);
    await open('Design');
    await press('{Alt>}{Home}{/Alt}');
    await isOpen(null);
  },
  F2: async ({ press, at, row, grid, nameOf, page, open }) => {
    await press('site{F2}');
    await nameOf('Site notes.txt');
    await press('Walkdown{Escape}');
    await row(/Site notes/);
    await waitFor(() => expect(grid()).toHaveFocus());
    await press('{F2}');
    await nameOf('Site notes.txt');
    // Without its extension, which was not selected.
    await press('Walkdown{Enter}');
    await row(/Walkdown\.txt/);
    await at('Walkdown.txt', 1);
    await waitFor(() => expect(grid()).toHaveFocus());
    await press('{Control>}z{/Control}');
    await row(/Site notes/);
    // The first row becomes the last, and the field of the next one goes on where its row goes.
    await press('{Home}{F2}');
    await nameOf('Gate hydraulics design basis.pdf');
    renames.hold();
    await press('Zone{Tab}');
    await nameOf('Hoist load calculation C-031.pdf');
    await press('Winch');
    renames.letGo();
    await row(/Zone\.pdf/);
    await nameOf('Hoist load calculation C-031.pdf');
    await press('es{Enter}');
    await row(/Winches\.pdf/);
    await press('{Control>}z{/Control}');
    await row(/Hoist load/);
    await press('{Control>}z{/Control}');
    await row(/Gate hydraulics/);
    await press('{End}{F2}');
    await nameOf('Supplier data, hydraulic unit.zip');
    await press('{Shift>}{Tab}{/Shift}');
    await nameOf('Site notes.txt');
    await press('{Escape}');
    await open(null);
    await press('outage{F2}');
    const field = await page.findByLabelText('Folder name');
    await expect(field).toHaveValue('Outage 2027');
    await press('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
  Delete: async ({ press, row, canvas, page, open, grid }) => {
    await press('site{Delete}');
    const question = await page.findByRole('alertdialog', { name: 'Delete "Site notes.txt"?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.getByText('5 files in Design')).toBeVisible());
    await waitFor(() => expect(grid()).toHaveFocus());
    // GEN-12: it is taken back where it is told, too.
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
    await row(/Site notes/);
    await open(null);
    await press('outage{Delete}');
    await page.findByRole('alertdialog', { name: /Delete/ });
    await press('{Escape}');
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  },
  'Ctrl+X, Ctrl+C, Ctrl+V': async ({ press, row, canvas, page, open, isCut }) => {
    await press('site{Control>}x{/Control}');
    await waitFor(() => expect(isCut('Site notes')).toBe(true));
    await open('Legal');
    await press('{Control>}v{/Control}');
    await row(/Site notes/);
    await waitFor(() => expect(canvas.getByText('1 file in Legal')).toBeVisible());
    await press('{Home}{Control>}c{/Control}');
    await open('Design');
    await press('{Control>}v{/Control}');
    await row(/Site notes/);
    await waitFor(() => expect(canvas.getByText('6 files in Design')).toBeVisible());
    await open('Legal');
    await press('{Home}{Delete}');
    const question = await page.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.getByText('0 files in Legal')).toBeVisible());
    await press('{Escape}{Escape}');
    const copied = new DataTransfer();
    copied.items.add(new File(['weld'], 'weld.txt', { type: 'text/plain' }));
    await userEvent.paste(copied);
    const dialog = await page.findByRole('dialog', { name: 'Uploading Files' });
    await expect(within(dialog).getByText('weld.txt')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
  'Ctrl+Z': async ({ press, row, at, nameOf }) => {
    await press('site{F2}');
    await nameOf('Site notes.txt');
    await press('Walkdown{Enter}');
    await row(/Walkdown/);
    await press('{Control>}z{/Control}');
    await row(/Site notes/);
    await at('Site notes', 1);
  },
  '/': async ({ press, at, canvas, grid }) => {
    for (const go of ['{Enter}', '{ArrowDown}']) {
      await press('{End}/');
      await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
      await press(`load${go}`);
      await waitFor(() => expect(grid()).toHaveFocus());
      await at('Hoist load', 0);
      await userEvent.clear(canvas.getByRole('searchbox'));
      await waitFor(() => expect(canvas.getByText('6 files in Design')).toBeVisible());
      grid().focus();
    }
  },
  'Shift+F10, menu key': async ({ press, row, canvas, page, open }) => {
    await press('site{Shift>}{F10}{/Shift}');
    await page.findByRole('menuitem', { name: 'Rename' });
    await press('{Escape}');
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await press('{ContextMenu}');
    await userEvent.click(await page.findByRole('menuitem', { name: 'Move to...' }));
    const dialog = await page.findByRole('dialog', { name: 'Move "Site notes.txt"' });
    await userEvent.click(within(dialog).getByRole('treeitem', { name: /Images/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(canvas.getByText('5 files in Design')).toBeVisible());
    await press('{Control>}z{/Control}');
    await row(/Site notes/);
    await open(null);
    await press('legal{Shift>}{F10}{/Shift}');
    await page.findByRole('menuitem', { name: 'Open' });
    await press('{Escape}');
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
  },
};

/** What differs in tiles. */
const tileProofs: Record<string, Proof> = {
  'ArrowUp, ArrowDown, Home, End, PageUp, PageDown': async ({ press, at, columns, nameAt }) => {
    // Three columns and two full rows.
    await expect(columns()).toBe(3);
    await press('{ArrowDown}');
    await at(nameAt(3), 1);
    await press('{ArrowDown}');
    await at(nameAt(3), 1);
    await press('{ArrowUp}');
    await at(nameAt(0), 1);
    await press('{End}');
    await at(nameAt(5), 1);
    await press('{PageUp}');
    await at(nameAt(2), 1);
    await press('{PageDown}');
    await at(nameAt(5), 1);
    await press('{Home}');
    await at(nameAt(0), 1);
  },
  'ArrowLeft, ArrowRight': async ({ press, at, nameAt }) => {
    await press('{ArrowLeft}');
    await at(nameAt(0), 1);
    await press('{ArrowRight}{ArrowRight}');
    await at(nameAt(2), 1);
    await press('{ArrowRight}');
    await at(nameAt(3), 1);
    await press('{ArrowLeft}');
    await at(nameAt(2), 1);
    await press('{End}{ArrowRight}');
    await at(nameAt(5), 1);
  },
  'the same with Shift': async ({ press, at, nameAt }) => {
    await press('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    await at(nameAt(4), 4);
    await press('{Shift>}{ArrowLeft}{/Shift}');
    await at(nameAt(3), 3);
    await press('{Shift>}{ArrowUp}{/Shift}');
    await at(nameAt(0), 2);
  },
  'the same with Ctrl': async ({ press, at, nameAt, isSelected }) => {
    await press('{Control>}{ArrowDown}{ArrowRight}{/Control}');
    await at(nameAt(4), 1);
    await expect(isSelected(nameAt(0))).toBe(true);
  },
  'the same with Ctrl+Shift': async ({ press, at, nameAt, isSelected }) => {
    await press('{Control>}{ArrowDown} {Shift>}{ArrowRight}{/Shift}{/Control}');
    await at(nameAt(4), 3);
    await expect(isSelected(nameAt(0))).toBe(true);
  },
  'Ctrl+Space': async ({ press, at, nameAt }) => {
    await press('{Control>}{ArrowDown}{ArrowRight} {/Control}');
    await at(nameAt(4), 2);
    await press('{Control>} {/Control}');
    await at(nameAt(4), 1);
  },
};

/** What fails is told with its row. */
async function proveRow({ step }: Parameters<Play>[0], keys: string, prove: () => Promise<void>) {
  await step(keys, async () => {
    await prove().catch((reason) => {
      throw new Error(`${keys}: ${reason instanceof Error ? reason.message : reason}`, { cause: reason });
    });
  });
}

/** FIL-10: what the README says of each key, in the list. */
export const KeyboardRows: Story = {
  render: () => <Shown make={renames.make} />,
  play: async (context) => {
    await expect(Object.keys(listProofs)).toEqual(keyRows);
    const parts = partsOf(context);
    for (const [keys, prove] of Object.entries(listProofs))
      await proveRow(context, keys, async () => {
        await parts.open('Design');
        await parts.at('Gate hydraulics', 1);
        await prove(parts);
      });
  },
};

/** FIL-10: in tiles, where arrows go both ways. */
export const KeyboardTiles: Story = {
  render: () => (
    <div style={{ width: 450 }}>
      <Shown defaultView="grid" />
    </div>
  ),
  play: async (context) => {
    const parts = partsOf(context);
    await parts.canvas.findByRole('gridcell', { name: /Gate hydraulics/ });
    for (const [keys, prove] of Object.entries(tileProofs))
      await proveRow(context, keys, async () => {
        parts.grid().focus();
        await parts.press('{Home}');
        await prove(parts);
      });
  },
};

/** As its dialog for files does. */
function chooseFiles({ canvasElement }: { canvasElement: HTMLElement }, files: readonly File[]): void {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('No input for files');
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** FIL-05 and FIL-08: the good files of a mixed choice are uploaded, the others are told. */
export const UploadMixed: Story = {
  render: () => <Shown />,
  play: async (context) => {
    const { canvas, page, row } = partsOf(context);
    await row(/Site notes/);
    chooseFiles(context, [
      new File(['weld'], 'weld.txt', { type: 'text/plain' }),
      new File(['MZ'], 'setup.exe', { type: 'application/x-msdownload' }),
      new File([new Uint8Array(11 * 1024 ** 2)], 'large.pdf', { type: 'application/pdf' }),
    ]);
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
    const elements = () => explorer?.querySelectorAll('*').length;
    await expect(elements()).toBeLessThanOrEqual(800);
    await userEvent.click(canvas.getByRole('radio', { name: 'Grid' }));
    await canvas.findByRole('gridcell', { name: /Sheet 099999/ });
    await expect(elements()).toBeLessThanOrEqual(800);
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

/** With numbers, revisions and statuses; an upload with a number that exists becomes the next revision. */
export const Drawings: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <Shown make={someDrawings} defaultFolder="Floor Plans" />
    </Sheet>
  ),
  play: async (context) => {
    const { page, isOpen, row } = partsOf(context);
    await isOpen('Floor Plans');
    await expect(await row(/A-201.*Gate leaf.*C.*For review/)).toBeVisible();
    chooseFiles(context, [
      new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'A-202 Hoist.svg', { type: 'image/svg+xml' }),
    ]);
    const dialog = within(await page.findByRole('dialog', { name: 'Uploading Files' }));
    await expect(
      await dialog.findByRole('combobox', { name: 'Upload A-202 Hoist.svg as' }),
    ).toHaveTextContent('Revision C of A-202');
    await userEvent.click(dialog.getByRole('button', { name: 'Upload 1 File' }));
    await expect(await row(/A-202.*Hoist.svg.*C/)).toBeVisible();
  },
};
