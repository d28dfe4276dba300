import { extensionOf } from '../core/fileKind';
import type { PreviewPlugin } from '../ports/PreviewPlugin';

const extensions = new Set(['txt', 'md', 'log', 'csv', 'json', 'xml', 'yaml', 'yml', 'ini']);

/** Shows plain text in the encoding that it is in: UTF-8, UTF-16 or Windows-1252. The first megabyte of it. */
export function textPreview(): PreviewPlugin {
  return {
    id: 'text',
    match: ({ name, type, first }) => {
      const claims = type.startsWith('text/') || (type === '' && extensions.has(extensionOf(name)));
      const isPdf = String.fromCharCode(...first.subarray(0, 5)) === '%PDF-';
      return claims && type !== 'text/html' && !isPdf;
    },
    thumbnailTypes: ['text/plain'],
    load: async () => (await import('./textRenderer')).textRenderer,
  };
}
