import type { FileKind } from '@linework/domain';

interface KindWords {
  title: string;
  /** 'documents' */
  plural: string;
  /** DOC-01. */
  total: string;
  /** DOC-03. */
  empty: string;
  toBegin: string;
  first: string;
  /** What may be uploaded. */
  hint: string;
}

/** The words of the two screens (DOC-01, DOC-03). */
export const FILE_KIND_WORDS: Record<FileKind, KindWords> = {
  document: {
    title: 'Documents',
    plural: 'documents',
    total: 'Total Documents',
    empty: 'No documents found',
    toBegin: 'Upload documents to get started',
    first: 'Upload First Document',
    hint: 'PDF, Word, Excel, images, text or ZIP, up to 10 MB each',
  },
  drawing: {
    title: 'Drawings',
    plural: 'drawings',
    total: 'Total Drawings',
    empty: 'No drawings found',
    toBegin: 'Upload CAD drawings to get started',
    first: 'Upload First Drawing',
    hint: 'DWG, DXF or SVG, up to 50 MB each',
  },
};
