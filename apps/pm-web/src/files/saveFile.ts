import { saveDownload } from '../api/saveDownload';
import { contentUrl } from './fileApi';

/** Has the browser save a file. */
export function saveFile({ id, name }: { id: string; name: string }): void {
  saveDownload(contentUrl(id), name);
}
