import { describe, expect, it, vi } from 'vitest';
import type { FileEntry } from '../ports/FileProvider';
import type { PreviewPlugin } from '../ports/PreviewPlugin';
import { createThumbnails } from './createThumbnails';

const file = (id: string, values: Partial<FileEntry> = {}) =>
  ({ id, name: `${id}.pdf`, type: 'application/pdf', size: 10, version: 1, ...values }) as FileEntry;

/** Pictures that are made when the test says so, by the ids of their files. */
function someThumbnails() {
  const begun: string[] = [];
  const kept: string[] = [];
  const answers = new Map<string, { draw: () => void; fail: () => void }>();
  const plugin: PreviewPlugin = {
    id: 'pdf',
    thumbnailTypes: ['application/pdf'],
    match: () => true,
    load: async () => ({
      mount: () => Promise.reject(new Error('Nothing is shown here')),
      thumbnail: (source) =>
        new Promise((resolve, reject) => {
          begun.push(source.file.id);
          const fail = () => reject(new Error('This PDF is damaged.'));
          answers.set(source.file.id, { draw: () => resolve(new Blob([source.file.id])), fail });
        }),
    }),
  };
  const thumbnails = createThumbnails(
    {
      readFile: async () => new Blob(['%PDF-']),
      keepThumbnail: async ({ id }) => void kept.push(id),
    },
    [plugin],
  );
  const answer = async (id: string, how: 'draw' | 'fail') => {
    await vi.waitFor(() => expect(begun).toContain(id));
    answers.get(id)?.[how]();
  };
  return { thumbnails, begun, kept, answer };
}

describe('Thumbnails', () => {
  it('FIL-11: one is made after the other, of what is still in sight, and given to the store once', async () => {
    const { thumbnails, begun, kept, answer } = someThumbnails();
    const [first, second, third] = [file('first'), file('second'), file('third')];
    thumbnails.want(first);
    const leave = thumbnails.want(second);
    thumbnails.want(third);
    leave();
    await vi.waitFor(() => expect(begun).toEqual(['first']));
    // The list was read again meanwhile.
    thumbnails.want({ ...first });
    await answer('first', 'draw');
    await answer('third', 'draw');
    await vi.waitFor(() => expect(kept).toEqual(['first', 'third']));
    expect([first, second, third].map((of) => thumbnails.urlOf(of) !== null)).toEqual([true, false, true]);
    expect(begun).toEqual(['first', 'third']);
    // Another content.
    thumbnails.want(file('first', { version: 2 }));
    await vi.waitFor(() => expect(begun).toEqual(['first', 'third', 'first']));
  });

  it('FIL-11: what cannot be drawn is not tried again, and what no preview draws is not read', async () => {
    const { thumbnails, begun, kept, answer } = someThumbnails();
    thumbnails.want(file('torn'));
    await answer('torn', 'fail');
    thumbnails.want(file('plan', { type: 'image/vnd.dwg' }));
    thumbnails.want(file('huge', { size: 40 * 1024 * 1024 }));
    thumbnails.want(file('secret', { may: { read: false } }));
    thumbnails.want(file('torn'));
    thumbnails.want(file('last'));
    await answer('last', 'draw');
    await vi.waitFor(() => expect(kept).toEqual(['last']));
    expect(begun).toEqual(['torn', 'last']);
    expect(thumbnails.urlOf(file('torn'))).toBeNull();
  });

  it('FIL-11: an explorer that goes frees its pictures and gives the store none', async () => {
    const freed = vi.spyOn(URL, 'revokeObjectURL');
    const { thumbnails, begun, kept, answer } = someThumbnails();
    thumbnails.want(file('first'));
    await answer('first', 'draw');
    await vi.waitFor(() => expect(kept).toEqual(['first']));
    thumbnails.want(file('second'));
    await vi.waitFor(() => expect(begun).toEqual(['first', 'second']));
    const url = thumbnails.urlOf(file('first'));
    thumbnails.clear();
    expect(freed).toHaveBeenCalledWith(url);
    // Back again, as an effect that React runs twice.
    thumbnails.want(file('third'));
    await answer('third', 'draw');
    await vi.waitFor(() => expect(kept).toEqual(['first', 'third']));
    expect(thumbnails.urlOf(file('second'))).toBeNull();
  });
});
