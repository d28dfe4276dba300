import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { imagePreview } from '../../previews/image';
import { previewedFile, previewProvider } from '../../testing/previewedFiles';
import { FileDialog } from './FileDialog';

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
