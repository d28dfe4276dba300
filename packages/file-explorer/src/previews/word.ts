import { extensionOf } from '../core/fileKind';
import type { PreviewPlugin } from '../ports/PreviewPlugin';
import { containerOf } from './containerOf';
import type { FramePreviewOptions } from './FramePreviewOptions';

export type { FramePreviewOptions };

const extensions = new Set(['docx', 'docm', 'dotx', 'doc', 'dot']);
const types = /^application\/(?:msword$|.*wordprocessingml\.)/;

/**
 * Shows Word documents: the text, tables and pictures of .docx; of .doc what is known of it, such as its author. `frameUrl` is the address of
 * `@linework/file-explorer/frames/word.html`.
 */
export function wordPreview(options: FramePreviewOptions): PreviewPlugin {
  return {
    id: 'word',
    // What is no Word document in spite of its name says so.
    match: ({ name, type, first }) =>
      extensions.has(extensionOf(name)) || (containerOf(first) !== null && types.test(type)),
    load: async () => (await import('./frameRenderer')).frameRenderer(options, 'document'),
  };
}
