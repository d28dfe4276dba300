import { Sheet } from '@linework/design-system/sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { dwgPreview } from '../../previews/dwg';
import { dxfPreview } from '../../previews/dxf';
import { imagePreview } from '../../previews/image';
import { pdfPreview } from '../../previews/pdf';
import { svgPreview } from '../../previews/svg';
import { textPreview } from '../../previews/text';
import { zipPreview } from '../../previews/zip';
import { previewedFile, previewProvider } from '../../testing/previewedFiles';
import { FilePreview, type FilePreviewProps } from './FilePreview';

const previews = [
  dxfPreview({
    createWorker: () =>
      new Worker(new URL('../../previews/dxf-worker.ts', import.meta.url), { type: 'module' }),
  }),
  pdfPreview({ workerUrl }),
  imagePreview(),
  svgPreview(),
  dwgPreview(),
  zipPreview(),
  textPreview(),
];
const meta = {
  title: 'File explorer/FilePreview',
  component: FilePreview,
  parameters: { controls: { disable: true } },
  args: { provider: previewProvider, previews, file: previewedFile('Design basis.pdf') },
  render: (args) => (
    <div style={{ display: 'flex', height: 360 }}>
      <FilePreview {...args} />
    </div>
  ),
} satisfies Meta<typeof FilePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The code of a kind of preview comes with the first file of the kind. */
const first = { timeout: 20_000 };

const preview = (canvasElement: HTMLElement, name: string) =>
  within(within(canvasElement).getByRole('group', { name: `Preview of ${name}` }));

/** Looks for a text, which is on the first and the third page. */
async function findGate(canvasElement: HTMLElement) {
  const pdf = preview(canvasElement, 'Design basis.pdf');
  await userEvent.click(await pdf.findByRole('button', { name: 'Find in this file' }, first));
  await userEvent.type(pdf.getByRole('searchbox', { name: 'Find in this file' }), 'gate');
  await expect(await pdf.findByText('1 of 2')).toBeVisible();
  await expect(CSS.highlights.get('lw-found-current')?.size).toBe(1);
  return pdf;
}

/** FIL-11: a text is found in a PDF, on whichever page it is. */
export const Search: Story = {
  play: async ({ canvasElement }) => {
    const pdf = await findGate(canvasElement);
    await userEvent.keyboard('{Enter}');
    await expect(await pdf.findByText('2 of 2')).toBeVisible();
    await expect(await pdf.findByText('3 / 3')).toBeVisible();
    // The first empties the field.
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(pdf.queryByRole('searchbox')).toBeNull());
  },
};

const beside = { ...previewedFile('Design basis.pdf'), name: 'Load cases.pdf' };

/** FIL-11: what was found in a preview stays marked while another one is drawn, and goes with its own search. */
export const SearchBesideAnother: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateRows: '360px 360px' }}>
      <FilePreview {...args} />
      <FilePreview {...args} file={beside} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const pdf = await findGate(canvasElement);
    const other = preview(canvasElement, beside.name);
    const zoomIn = await other.findByRole('button', { name: 'Zoom in' }, first);
    const page = canvasElement.querySelector(`[aria-label$="${beside.name}"] canvas`);
    const before = page?.clientWidth ?? 0;
    await userEvent.click(zoomIn);
    await waitFor(() => expect(page?.clientWidth).toBeGreaterThan(before), first);
    await expect(CSS.highlights.get('lw-found')?.size).toBe(1);
    await expect(CSS.highlights.get('lw-found-current')?.size).toBe(1);
    await userEvent.clear(pdf.getByRole('searchbox'));
    await waitFor(() => expect(CSS.highlights.has('lw-found')).toBe(false));
  },
};

/** Previews below each other. */
function Previews({ names, ...args }: Omit<FilePreviewProps, 'file'> & { names: readonly string[] }) {
  return (
    <Sheet>
      {names.map((name) => (
        <div key={name} style={{ display: 'flex', height: 360 }}>
          <FilePreview {...args} file={previewedFile(name)} />
        </div>
      ))}
    </Sheet>
  );
}

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Previews
      {...args}
      names={['Gate leaf.png', 'Site notes.txt', 'Design basis.pdf', 'Gate.step', 'Torn.pdf']}
    />
  ),
  play: async ({ canvasElement }) => {
    const shown = (name: string) => preview(canvasElement, name);
    await expect(await shown('Gate leaf.png').findByText('480 × 300', {}, first)).toBeVisible();
    await expect(await shown('Site notes.txt').findByText(/Head 11.40 m/, {}, first)).toBeVisible();
    await expect(await shown('Gate.step').findByText(/No preview/, {}, first)).toBeVisible();
    await expect(await shown('Torn.pdf').findByText('This PDF is damaged.', {}, first)).toBeVisible();
    await findGate(canvasElement);
  },
};

/** FIL-11: an SVG is a picture, a DWG shows the one that it keeps of itself, a ZIP lists its contents. */
export const DrawingsAndArchives: Story = {
  tags: ['sheet'],
  render: (args) => <Previews {...args} names={['Site plan.svg', 'Gate.dwg', 'Supplier data.zip']} />,
  play: async ({ canvasElement }) => {
    const shown = (name: string) => preview(canvasElement, name);
    await expect(await shown('Site plan.svg').findByText('Gate hall', {}, first)).toBeInTheDocument();
    await expect(await shown('Gate.dwg').findByText(/AutoCAD 2018/, {}, first)).toBeVisible();
    await expect(
      await shown('Supplier data.zip').findByText('Seals/Data sheet.pdf', {}, first),
    ).toBeVisible();
  },
};

/** FIL-11: a DXF is drawn, moved by keys, and its layers are shown and hidden. */
export const Drawing: Story = {
  args: { file: previewedFile('Gate.dxf') },
  play: async ({ canvasElement }) => {
    const drawing = preview(canvasElement, 'Gate.dxf');
    await expect(await drawing.findByText('AutoCAD 2000 · 1,000 × 620 mm', {}, first)).toBeVisible();
    await userEvent.click(drawing.getByRole('application'));
    await userEvent.keyboard('+');
    await expect(await drawing.findByRole('button', { name: '125 %' })).toBeVisible();
    await userEvent.click(drawing.getByRole('button', { name: 'Layers' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Seals' }));
    await userEvent.click(drawing.getByRole('button', { name: 'Layers' }));
    await expect(await screen.findByRole('menuitemcheckbox', { name: 'Seals' })).not.toBeChecked();
  },
};
