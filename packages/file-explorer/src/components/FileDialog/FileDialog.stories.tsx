import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { FileEntry } from '../../ports/FileProvider';
import { imagePreview } from '../../previews/image';
import { svgPreview } from '../../previews/svg';
import { previewedFile, previewProvider } from '../../testing/previewedFiles';
import { plan, someDrawings } from '../../testing/someFiles';
import { FileDialog, type FileDialogProps } from './FileDialog';

const meta = {
  title: 'File explorer/FileDialog',
  component: FileDialog,
  // It covers the page that it is on: in the docs, one of its own.
  parameters: { controls: { disable: true }, docs: { story: { inline: false, height: '560px' } } },
  args: {
    file: previewedFile('Gate leaf.png'),
    provider: { ...previewProvider, pageOf: ({ id }) => `/files/${encodeURIComponent(id)}/page` },
    previews: [imagePreview()],
    onClose: fn(),
    onGo: fn(),
    folderName: 'Design',
    // The same in every time zone.
    formatDate: (instant) => instant.slice(0, 16).replace('T', ' '),
  },
} satisfies Meta<typeof FileDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

async function dialogOf(name: string) {
  return within(await screen.findByRole('dialog', { name }));
}

/** The content with what is known of it below. */
export const States: Story = {
  tags: ['sheet'],
  play: async () => {
    const dialog = await dialogOf('Gate leaf.png');
    await expect(await dialog.findByText('480 × 300', {}, { timeout: 20_000 })).toBeVisible();
    await expect(dialog.getByText('Ola Eriksen')).toBeVisible();
    await expect(dialog.getByText('2026-11-18 16:20')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Open in New Tab' })).toBeVisible();
  },
};

/** What has no preview says what is known of it. */
export const WithoutPreview: Story = {
  args: { file: previewedFile('Supplier data.zip') },
  play: async () => {
    const dialog = await dialogOf('Supplier data.zip');
    await expect(await dialog.findByText('No preview for this kind of file')).toBeVisible();
    await expect(dialog.getByText('Basis for leaf, seals and hoist')).toBeVisible();
  },
};

/** Arrows go to the files beside it, and Space closes it. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await dialogOf('Gate leaf.png');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onGo).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onGo).toHaveBeenLastCalledWith(-1);
    await userEvent.keyboard(' ');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** What a drawing has been: each revision is opened, downloaded and made current again. */
export const Revisions: Story = {
  tags: ['sheet'],
  render: (args) => <Revised {...args} />,
  play: async () => {
    const dialog = await dialogOf('A-201 Gate leaf.svg');
    const revisions = within(await dialog.findByRole('region', { name: 'Revisions' }));
    await expect(revisions.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(revisions.getByRole('button', { name: 'Open revision C' }));
    await expect(await dialog.findByText('Revision C of A-201 Gate leaf.svg')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Back to the current revision' }));
    await userEvent.click(revisions.getByRole('button', { name: 'Restore revision C' }));
    await waitFor(() => expect(revisions.getAllByRole('listitem')).toHaveLength(3));
    await expect(revisions.getAllByRole('listitem')[0]).toHaveTextContent('E');
  },
};

/** FIL-11: two revisions over each other, with the list of what is different. */
export const Compared: Story = {
  tags: ['sheet'],
  render: (args) => <Revised {...args} />,
  play: async () => {
    const dialog = await dialogOf('A-201 Gate leaf.svg');
    const revisions = within(await dialog.findByRole('region', { name: 'Revisions' }));
    await userEvent.click(revisions.getByRole('button', { name: 'Compare revision C' }));
    const comparison = within(await screen.findByRole('dialog', { name: 'Compare revisions of A-201' }));
    await userEvent.click(
      await comparison.findByRole('button', { name: 'Next change' }, { timeout: 20_000 }),
    );
    await expect(comparison.getByText(/^1 \/ \d+$/)).toBeVisible();
  },
};

const drawingPreviews = [svgPreview()];

/** A drawing that has got its second content. */
function Revised(args: FileDialogProps) {
  const [provider] = useState(() => someDrawings());
  const [file, setFile] = useState<FileEntry | null>(null);
  // The store is the external thing.
  useEffect(() => {
    const { signal } = new AbortController();
    void provider
      .listFiles(
        {
          folder: 'Floor Plans',
          search: '',
          sort: { by: 'number', direction: 'ascending' },
          cursor: null,
          limit: 9,
        },
        signal,
      )
      .then(
        ({ files: [first] }) =>
          first &&
          provider.upload({
            id: 'new',
            content: plan('Gate leaf, D', '<circle cx="310" cy="80" r="36" fill="none" stroke="#456"/>'),
            ...{ name: first.name, folder: first.folder, description: '' },
            revises: { file: first, revision: 'D' },
            onProgress: () => {},
            onStateChange: () => {},
          }).result,
      )
      .then((stored) => stored && setFile(stored));
  }, [provider]);
  return (
    file && (
      <FileDialog {...args} file={file} provider={provider} previews={drawingPreviews} onRestored={setFile} />
    )
  );
}
