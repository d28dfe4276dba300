import { fileSize } from '@linework/design-system';
import type { PreviewRenderer } from '../ports/PreviewPlugin';
import { createViewState } from './createViewState';
import { readZipDirectory, type ZipDirectory, type ZipEntry } from './zip/readZipDirectory';

/** Rows that are laid out: more say little more, and are slow. */
const MOST_ROWS = 1_000;
/** Beyond it an archive is told to be a bomb: times its own size, and bytes. */
const BOMB = { ratio: 200, least: 64 * 1024 * 1024 };

export const zipRenderer: PreviewRenderer = {
  mount: async (host, { file, read }, signal) => {
    const directory = await readZipDirectory({ size: file.size, read });
    signal.throwIfAborted();
    const locale = host.closest('[lang]')?.getAttribute('lang') || 'en';
    const size = (bytes: number) => fileSize(bytes, locale);
    const count = (entries: number) => new Intl.NumberFormat(locale).format(entries);
    const { entries, unpacked } = directory;
    const room = document.createElement('div');
    room.dataset.part = 'table';
    // It scrolls, so it is reached by keyboard.
    room.tabIndex = 0;
    room.setAttribute('role', 'region');
    room.setAttribute('aria-label', 'Contents');
    if (entries.length === 0) room.append('There is nothing in this ZIP file.');
    else room.append(tableOf(entries.slice(0, MOST_ROWS), size, locale));
    host.replaceChildren(room);
    const files = entries.filter(({ isFolder }) => !isFolder).length;
    const omitted = warningsOf(directory, file.size, { size, count }).join(' ');
    const state = createViewState({
      facts: [files === 1 ? '1 file' : `${count(files)} files`, `${size(unpacked)} unpacked`],
      ...(omitted && { omitted }),
    });
    return {
      getState: state.getState,
      subscribe: state.subscribe,
      dispose: () => room.remove(),
    };
  },
};

function warningsOf(
  { entries, unpacked, overlaps }: ZipDirectory,
  packed: number,
  { size, count }: Record<'size' | 'count', (figure: number) => string>,
): string[] {
  const isBomb = unpacked > BOMB.least && unpacked > packed * BOMB.ratio;
  const encrypted = entries.filter((entry) => entry.isEncrypted).length;
  const said = [
    isBomb &&
      `Unpacked, it would take ${size(unpacked)}, ${count(Math.round(unpacked / packed))} times its size: it may be made to fill a disk.`,
    overlaps && 'Several entries are the same bytes, as in archives that are made to do harm.',
    encrypted > 0 &&
      (encrypted === entries.length
        ? 'All of it is protected by a password.'
        : `${count(encrypted)} of ${count(entries.length)} entries are protected by a password.`),
    entries.length > MOST_ROWS &&
      `The first ${count(MOST_ROWS)} of ${count(entries.length)} entries are shown.`,
  ];
  return said.filter((sentence) => sentence !== false);
}

function tableOf(entries: readonly ZipEntry[], size: (bytes: number) => string, locale: string): HTMLElement {
  const written = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    // Their clock has no zone: it is written as it stands.
    timeZone: 'UTC',
  });
  const table = document.createElement('table');
  const head = table.createTHead().insertRow();
  for (const title of ['Name', 'Size', 'Packed', 'Modified']) {
    const cell = document.createElement('th');
    cell.scope = 'col';
    cell.textContent = title;
    head.append(cell);
  }
  const body = table.createTBody();
  for (const { name, isFolder, isEncrypted, unpacked, packed, modified } of entries) {
    const row = body.insertRow();
    const title = document.createElement('th');
    title.scope = 'row';
    const path = document.createElement('bdi');
    path.textContent = name;
    title.append(path, isEncrypted ? ' (password)' : '');
    row.append(title);
    row.insertCell().textContent = isFolder ? '' : size(unpacked);
    row.insertCell().textContent = isFolder ? '' : size(packed);
    row.insertCell().textContent = modified ? written.format(new Date(`${modified}Z`)) : '';
  }
  return table;
}
