import type { FileEntry } from '../ports/FileProvider';

export type FileKind =
  | 'pdf'
  | 'text-document'
  | 'spreadsheet'
  | 'image'
  | 'archive'
  | 'text'
  | 'drawing'
  | 'other';

const byExtension: Record<string, FileKind> = {
  pdf: 'pdf',
  doc: 'text-document',
  docx: 'text-document',
  odt: 'text-document',
  rtf: 'text-document',
  xls: 'spreadsheet',
  xlsx: 'spreadsheet',
  ods: 'spreadsheet',
  csv: 'spreadsheet',
  png: 'image',
  jpg: 'image',
  jpeg: 'image',
  gif: 'image',
  webp: 'image',
  tif: 'image',
  tiff: 'image',
  zip: 'archive',
  '7z': 'archive',
  gz: 'archive',
  tar: 'archive',
  txt: 'text',
  md: 'text',
  log: 'text',
  dwg: 'drawing',
  dxf: 'drawing',
  svg: 'drawing',
};

/** What a file is to a person: by its type where that says it, else by its name. */
export function fileKind({ name, type }: Pick<FileEntry, 'name' | 'type'>): FileKind {
  if (type === 'application/pdf') return 'pdf';
  if (type === 'image/svg+xml' || /dwg|dxf|acad/.test(type)) return 'drawing';
  if (type.startsWith('image/')) return 'image';
  return byExtension[extensionOf(name)] ?? (type.startsWith('text/') ? 'text' : 'other');
}

/** In lower case, without the dot; empty where there is none. */
export function extensionOf(name: string): string {
  return /[^.]\.([^./\\\s]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Where the extension begins, so that renaming selects what is before it. */
export function stemLength(name: string): number {
  const extension = extensionOf(name);
  return extension === '' ? name.length : name.length - extension.length - 1;
}
