import type { FileEntry, FileProvider } from '../ports/FileProvider';

/** Browsers drop downloads that are asked for at once, ms. */
const APART_MS = 300;

/** Downloads files: several as one where the store packs them, else one after the other. */
export async function download(
  provider: Pick<FileProvider, 'urlOf' | 'urlOfAll'>,
  files: readonly FileEntry[],
): Promise<void> {
  const { urlOf, urlOfAll } = provider;
  if (files.length > 1 && urlOfAll) return follow(urlOfAll(files), '');
  for (const [at, file] of files.entries()) {
    if (at > 0) await new Promise((resolve) => setTimeout(resolve, APART_MS));
    if (urlOf) follow(urlOf(file), file.name);
  }
}

function follow(href: string, name: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
}
