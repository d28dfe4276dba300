import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Sheet } from '../../stories/Sheet';
import { FormGrid } from '../Form';
import { FileDrop, type FileProgress } from './FileDrop';

const megabyte = 1024 ** 2;

const meta = {
  title: 'Components/FileDrop',
  component: FileDrop,
  args: {
    label: 'Documents',
    hint: 'PDF or images, up to 10 MB each',
    accept: '.pdf,image/*',
    maxSize: 10 * megabyte,
    multiple: true,
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A drop of two good files and two others. */
export const MixedDrop: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(fileOf('General arrangement.pdf', 64_000));
    dataTransfer.items.add(fileOf('Survey of 1961, scanned.pdf', 11 * megabyte));
    dataTransfer.items.add(fileOf('setup.exe', 10, 'application/x-msdownload'));
    dataTransfer.items.add(fileOf('Gate 3.jpg', 2_500_000, 'image/jpeg'));
    const zone = canvas.getByRole('group', { name: 'Documents' });
    const drag = (type: string) => new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
    fireEvent(zone, drag('dragenter'));
    await waitFor(() => expect(zone).toHaveAttribute('data-state', 'over'));
    fireEvent(zone, drag('drop'));
    await expect(await canvas.findByText('General arrangement.pdf')).toBeVisible();
    await expect(canvas.getByText('2.38 MB')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('File size exceeds 10MB limit');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Gate 3.jpg' }));
    await expect(canvas.getByRole('button', { name: 'Remove General arrangement.pdf' })).toHaveFocus();
  },
};

const uploads = [
  { name: 'General arrangement.pdf', size: 1.5 * megabyte, progress: { state: 'done' } },
  {
    name: 'Spillway gate 3, hoist and local control, as built 2026-11-15.pdf',
    size: 7 * megabyte,
    progress: { state: 'uploading', percent: 64 },
  },
  { name: 'Photo.jpg', size: 900_000, progress: { state: 'waiting' } },
  {
    name: 'Survey.pdf',
    size: 512,
    progress: { state: 'failed', message: 'The connection was lost' },
  },
] satisfies { name: string; size: number; progress: FileProgress }[];
const uploadFiles = uploads.map(({ name, size }) => fileOf(name, size));

export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <FormGrid columns={2}>
        <FileDrop label="Empty" multiple hint="PDF or images, up to 10 MB each" />
        <FileDrop
          label="With files"
          multiple
          value={uploadFiles}
          progressOf={(file) => uploads.find(({ name }) => name === file.name)?.progress}
        />
        <FileDrop label="One file" required error="A signed contract is required" />
        <FileDrop label="Disabled" disabled multiple value={uploadFiles.slice(0, 1)} />
      </FormGrid>
    </Sheet>
  ),
};

/** A file of so many bytes. */
function fileOf(name: string, size: number, type = 'application/pdf'): File {
  return new File([new Uint8Array(size)], name, { type, lastModified: 1 });
}
