import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { FileDrop } from './FileDrop';

const megabyte = 1024 ** 2;

function makeFile(name: string, { size = 1536, type = 'application/pdf' } = {}): File {
  const file = new File(['x'], name, { type, lastModified: 1 });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}
const plan = makeFile('plan.pdf');
const section = makeFile('section.pdf', { size: 2 * megabyte });

describeConformance(
  'FileDrop',
  (props) => (
    <FileDrop
      label="Documents"
      hint="PDF, up to 10 MB each"
      defaultValue={[plan, section]}
      progressOf={() => ({ state: 'uploading', percent: 40 })}
      {...props}
    />
  ),
  { element: 'DIV' },
);

const zone = () => screen.getByRole('group', { name: 'Documents' });
const listed = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
/** What a browser hands over with a drop of these. */
const dragged = (files: File[], folders: File[] = []) => ({
  dataTransfer: {
    files,
    items: files.map((file) => ({
      kind: 'file',
      webkitGetAsEntry: () => ({ isDirectory: folders.includes(file) }),
    })),
    types: ['Files'],
  },
});

describe('FileDrop', () => {
  it('FIL-04: files dropped here are taken and listed with their size', () => {
    const onValueChange = vi.fn();
    render(<FileDrop label="Documents" multiple onValueChange={onValueChange} />);
    expect(zone()).toHaveTextContent('Drop files here to upload');
    fireEvent.dragEnter(zone(), dragged([plan]));
    expect(zone()).toHaveAttribute('data-state', 'over');
    fireEvent.drop(zone(), dragged([plan, section]));
    expect(zone()).toHaveAttribute('data-state', 'idle');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith([plan, section]);
    expect(listed()).toEqual(['plan.pdf1.50 KB', 'section.pdf2.00 MB']);
    expect(screen.getByText('2 files added')).toHaveAttribute('role', 'status');
  });

  it('FIL-08: the good files of a mixed drop are taken, the others told off one by one', () => {
    const onReject = vi.fn();
    const onValueChange = vi.fn();
    const large = makeFile('survey.pdf', { size: 11 * megabyte });
    const program = makeFile('setup.exe', { type: 'application/x-msdownload' });
    const folder = makeFile('Drawings', { type: '' });
    render(
      <FileDrop
        label="Documents"
        multiple
        accept=".pdf, image/*"
        maxSize={10 * megabyte}
        {...{ onReject, onValueChange }}
      />,
    );
    const photo = makeFile('site', { type: 'image/jpeg' });
    fireEvent.drop(zone(), dragged([large, plan, program, folder, photo], [folder]));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith([plan, photo]);
    const alert = screen.getByRole('alert');
    expect(within(alert).getByText('3 files were not added')).toBeInTheDocument();
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'survey.pdf: File size exceeds 10MB limit',
      'setup.exe: File type not allowed',
      'Drawings: Folders cannot be added, only the files in them',
    ]);
    expect(onReject).toHaveBeenCalledExactlyOnceWith([
      { file: large, reason: 'size' },
      { file: program, reason: 'type' },
      { file: folder, reason: 'folder' },
    ]);
  });

  it('the words about what was not taken go by their cross, and by the next files', async () => {
    render(<FileDrop label="Documents" multiple accept=".pdf" />);
    const wrong = makeFile('setup.exe', { type: '' });
    fireEvent.drop(zone(), dragged([wrong]));
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose files' })).toHaveFocus();
    fireEvent.drop(zone(), dragged([wrong]));
    fireEvent.drop(zone(), dragged([plan]));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('the button opens the browser’s own choice, by keyboard too', async () => {
    const { container } = render(<FileDrop label="Documents" multiple accept=".pdf" />);
    const input = container.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('no input');
    const opened = vi.spyOn(input, 'click').mockImplementation(() => {});
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Choose files' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(opened).toHaveBeenCalledOnce();
    await userEvent.upload(input, [plan, section]);
    expect(listed()).toHaveLength(2);
  });

  it('takes files that are pasted, and leaves pasted text alone', () => {
    const onValueChange = vi.fn();
    render(<FileDrop label="Documents" multiple onValueChange={onValueChange} />);
    const button = screen.getByRole('button', { name: 'Choose files' });
    fireEvent.paste(button, { clipboardData: { files: [] } });
    expect(onValueChange).not.toHaveBeenCalled();
    fireEvent.paste(button, { clipboardData: { files: [plan] } });
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith([plan]);
  });

  it('a drag of text passes by', () => {
    render(<FileDrop label="Documents" />);
    const event = createEvent.dragOver(zone(), { dataTransfer: { types: ['text/plain'], files: [] } });
    fireEvent(zone(), event);
    expect(event.defaultPrevented).toBe(false);
  });

  it('takes one only unless told otherwise: a new one replaces it, more are told off', () => {
    const onValueChange = vi.fn();
    render(<FileDrop label="Documents" defaultValue={[plan]} onValueChange={onValueChange} />);
    fireEvent.drop(zone(), dragged([section, plan]));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith([section]);
    expect(screen.getByRole('alert')).toHaveTextContent('plan.pdf: Only one file can be added');
  });

  it('the same file is not taken twice', () => {
    render(<FileDrop label="Documents" multiple defaultValue={[plan]} />);
    fireEvent.drop(zone(), dragged([plan, section]));
    expect(screen.getByRole('alert')).toHaveTextContent('plan.pdf: Already chosen');
    expect(listed()).toContain('section.pdf2.00 MB');
  });

  it('removes a file, and the focus goes to the next one', async () => {
    const onValueChange = vi.fn();
    const third = makeFile('details.pdf');
    render(
      <FileDrop
        label="Documents"
        multiple
        defaultValue={[plan, section, third]}
        onValueChange={onValueChange}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove section.pdf' }));
    expect(onValueChange).toHaveBeenLastCalledWith([plan, third]);
    expect(screen.getByRole('button', { name: 'Remove details.pdf' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Remove details.pdf' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove plan.pdf' }));
    expect(screen.getByRole('button', { name: 'Choose files' })).toHaveFocus();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('FIL-05: shows how far each file is', () => {
    const progressOf = (file: File) =>
      file === plan
        ? ({ state: 'uploading', percent: 64 } as const)
        : ({ state: 'failed', message: 'The connection was lost' } as const);
    render(<FileDrop label="Documents" multiple value={[plan, section]} progressOf={progressOf} />);
    expect(screen.getByRole('progressbar', { name: 'plan.pdf' })).toHaveAttribute('aria-valuenow', '64');
    expect(listed()).toEqual(['plan.pdf1.50 KB64%', 'section.pdf2.00 MBThe connection was lost']);
  });

  it('takes nothing while it is disabled', async () => {
    const onValueChange = vi.fn();
    render(<FileDrop label="Documents" disabled defaultValue={[plan]} onValueChange={onValueChange} />);
    fireEvent.drop(zone(), dragged([section]));
    fireEvent.paste(zone(), { clipboardData: { files: [section] } });
    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Remove plan.pdf' })).toBeNull();
  });
});
