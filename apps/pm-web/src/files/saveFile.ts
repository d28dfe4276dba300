import { contentUrl } from './fileApi';

/** Has the browser save a file: the server answers as a download, so the page stays. */
export function saveFile({ id, name }: { id: string; name: string }): void {
  const link = document.createElement('a');
  link.href = contentUrl(id);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}
