import type { PreviewPlugin } from '@linework/file-explorer';
import { imagePreview } from '@linework/file-explorer/previews/image';
import { textPreview } from '@linework/file-explorer/previews/text';

/** What the explorer can show of files. */
export const previews: readonly PreviewPlugin[] = [imagePreview(), textPreview()];
