import type { PreviewPlugin } from '../ports/PreviewPlugin';
import { imageTypeOf } from './imageTypeOf';

/** Shows PNG, JPEG, GIF and WebP, judged by their first bytes, turned as their EXIF says. */
export function imagePreview(): PreviewPlugin {
  return {
    id: 'image',
    match: ({ first }) => imageTypeOf(first) !== null,
    thumbnailTypes: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'],
    compares: true,
    load: async () => (await import('./imageRenderer')).imageRenderer,
  };
}
