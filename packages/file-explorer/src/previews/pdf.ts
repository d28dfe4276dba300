import type { PreviewPlugin } from '../ports/PreviewPlugin';
import type { PdfPreviewOptions } from './PdfPreviewOptions';

export type { PdfPreviewOptions };

/** Shows PDF, page by page. Needs `pdfjs-dist` 5, which comes with the first PDF; it asks nobody but the app for anything. */
export function pdfPreview(options: PdfPreviewOptions): PreviewPlugin {
  return {
    id: 'pdf',
    // The mark may stand anywhere in the first kilobyte.
    match: ({ first }) => new TextDecoder('latin1').decode(first.subarray(0, 1024)).includes('%PDF-'),
    thumbnailTypes: ['application/pdf'],
    compares: true,
    load: async () => {
      const [{ pdfRenderer }, pdfjs] = await Promise.all([import('./pdfRenderer'), import('pdfjs-dist')]);
      return pdfRenderer(pdfjs, options);
    },
  };
}
