import type { PreviewRenderer } from '../ports/PreviewPlugin';
import { createViewState } from './createViewState';
import { readDwg } from './dwg/readDwg';
import { bitmapThumbnail } from './imageRenderer';
import { showPicture } from './pictureView';

export const dwgRenderer: PreviewRenderer = {
  mount: async (host, source, signal) => {
    const { version, picture, hasMetafile } = await readDwg(source);
    signal.throwIfAborted();
    const facts = [version];
    if (picture) {
      const shown = await showPicture(host, {
        content: picture,
        facts,
        omitted:
          'This is the small picture that the drawing program kept in the file. The drawing itself can be shown once it is saved as DXF.',
      }).catch(() => null);
      if (shown) return shown;
    }
    const words = document.createElement('p');
    words.dataset.part = 'words';
    words.textContent = hasMetafile
      ? 'The small picture in this drawing is a Windows metafile, which browsers do not show.'
      : 'This drawing keeps no small picture of itself.';
    host.replaceChildren(words);
    const state = createViewState({
      facts,
      omitted: 'The drawing itself can be shown once it is saved as DXF.',
    });
    return { getState: state.getState, subscribe: state.subscribe, dispose: () => words.remove() };
  },
  thumbnail: async (source) => {
    const { picture } = await readDwg(source);
    if (!picture) throw new Error('This drawing keeps no small picture of itself.');
    return bitmapThumbnail(picture);
  },
};
