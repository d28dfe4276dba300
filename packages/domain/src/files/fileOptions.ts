export const PROJECT_FILE_CATEGORIES = [
  'Requirements',
  'Design',
  'Development',
  'Testing',
  'Documentation',
  'Legal',
  'Contracts',
  'Images',
  'Other',
] as const;

export const DRAWING_CATEGORIES = [
  'Floor Plans',
  'Electrical',
  'HVAC',
  'Plumbing',
  'Structural',
  'Site Plans',
  'Elevations',
  'Sections',
  'Foundation',
  'Landscape',
  'Details',
  'Other',
] as const;

/** Where files of a deleted folder go, and new ones outside any folder. */
export const OTHER_CATEGORY = 'Other';

export type FileKind = 'document' | 'drawing';

interface FileRule {
  /** The limit as messages name it; 1 MB is 1024 x 1024 bytes. */
  maxMegabytes: number;
  /** Extensions in lower case without the dot, each with the MIME types that browsers declare for it. */
  types: Readonly<Record<string, readonly string[]>>;
}

/** FIL-08. */
export const FILE_RULES: Record<FileKind, FileRule> = {
  document: {
    maxMegabytes: 10,
    types: {
      pdf: ['application/pdf'],
      doc: ['application/msword'],
      docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
      xls: ['application/vnd.ms-excel'],
      xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
      jpg: ['image/jpeg'],
      jpeg: ['image/jpeg'],
      png: ['image/png'],
      gif: ['image/gif'],
      txt: ['text/plain'],
      zip: ['application/zip', 'application/x-zip-compressed'],
    },
  },
  drawing: {
    maxMegabytes: 50,
    types: {
      dwg: ['application/acad', 'application/dwg', 'image/vnd.dwg', 'image/x-dwg', 'application/x-dwg'],
      dxf: ['application/dxf', 'image/vnd.dxf', 'image/x-dxf', 'application/x-dxf'],
      svg: ['image/svg+xml'],
    },
  },
};
