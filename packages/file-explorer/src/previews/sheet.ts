import { extensionOf } from '../core/fileKind';
import type { PreviewPlugin } from '../ports/PreviewPlugin';
import { containerOf } from './containerOf';
import type { FramePreviewOptions } from './FramePreviewOptions';

export type { FramePreviewOptions };

const extensions = new Set(['xlsx', 'xlsm', 'xltx', 'xlsb', 'xls', 'xlt']);
const types = /^application\/(?:vnd\.ms-excel(?:$|\.)|.*spreadsheetml\.)/;

/**
 * Shows Excel workbooks, .xlsx and .xls, sheet by sheet, with the values that were stored: nothing is calculated. `frameUrl` is the address
 * of `@linework/file-explorer/frames/sheet.html`.
 */
export function sheetPreview(options: FramePreviewOptions): PreviewPlugin {
  return {
    id: 'sheet',
    // What is no workbook in spite of its name says so. By type alone Windows calls CSV the same.
    match: ({ name, type, first }) =>
      extensions.has(extensionOf(name)) || (containerOf(first) !== null && types.test(type)),
    load: async () => (await import('./frameRenderer')).frameRenderer(options, 'workbook'),
  };
}
