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

export const FILE_KINDS = ['document', 'drawing'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** What a drawing is good for, in the order of its life. */
export const DRAWING_STATUSES = ['Draft', 'For review', 'Approved', 'Superseded'] as const;
export type DrawingStatus = (typeof DRAWING_STATUSES)[number];

export const DISCIPLINES = [
  'Architectural',
  'Civil',
  'Electrical',
  'Landscape',
  'Mechanical',
  'Plumbing',
  'Structural',
] as const;
export type Discipline = (typeof DISCIPLINES)[number];

/** Folders that are there always, by where files are shown (FIL-09): a project's form, or the screens of all projects. */
export const FIXED_FOLDERS = {
  project: PROJECT_FILE_CATEGORIES,
  screen: DRAWING_CATEGORIES,
} as const;
export type FolderSet = keyof typeof FIXED_FOLDERS;

/** What files can be, by what their content shows. */
export const CONTENT_TYPES = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'image/jpeg',
  'image/png',
  'image/gif',
  'text/plain',
  'application/zip',
  'image/vnd.dwg',
  'image/vnd.dxf',
  'image/svg+xml',
] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

interface TypeRule {
  /** Endings of names in lower case without the dot. */
  endings: readonly string[];
  /** The MIME types that browsers declare for it. */
  declared: readonly string[];
}

interface FileRule {
  /** The limit as messages name it; 1 MB is 1024 x 1024 bytes. */
  maxMegabytes: number;
  types: Readonly<Partial<Record<ContentType, TypeRule>>>;
}

/** FIL-08. */
export const FILE_RULES: Record<FileKind, FileRule> = {
  document: {
    maxMegabytes: 10,
    types: {
      'application/pdf': { endings: ['pdf'], declared: ['application/pdf'] },
      'application/msword': { endings: ['doc'], declared: ['application/msword'] },
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
        endings: ['docx'],
        declared: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
      },
      'application/vnd.ms-excel': { endings: ['xls'], declared: ['application/vnd.ms-excel'] },
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
        endings: ['xlsx'],
        declared: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
      },
      'image/jpeg': { endings: ['jpg', 'jpeg'], declared: ['image/jpeg'] },
      'image/png': { endings: ['png'], declared: ['image/png'] },
      'image/gif': { endings: ['gif'], declared: ['image/gif'] },
      'text/plain': { endings: ['txt'], declared: ['text/plain'] },
      'application/zip': {
        endings: ['zip'],
        declared: ['application/zip', 'application/x-zip-compressed'],
      },
    },
  },
  drawing: {
    maxMegabytes: 50,
    types: {
      'image/vnd.dwg': {
        endings: ['dwg'],
        declared: [
          'application/acad',
          'application/dwg',
          'image/vnd.dwg',
          'image/x-dwg',
          'application/x-dwg',
        ],
      },
      'image/vnd.dxf': {
        endings: ['dxf'],
        declared: ['application/dxf', 'image/vnd.dxf', 'image/x-dxf', 'application/x-dxf'],
      },
      'image/svg+xml': { endings: ['svg'], declared: ['image/svg+xml'] },
    },
  },
};

/** The most bytes that one file of the kind may have. */
export function maxFileBytes(kind: FileKind): number {
  return FILE_RULES[kind].maxMegabytes * 1024 * 1024;
}

/** What all files of a workspace may take together, those in the trash included, bytes: 50 GB. */
export const WORKSPACE_FILE_BYTES = 50 * 1024 ** 3;

/** Uploads of one person that are not done yet. */
export const MOST_OPEN_UPLOADS = 200;

/** Files of one move, copy or deletion. */
export const MOST_FILES_AT_ONCE = 5_000;

/** Numbers, and names, that are looked for at once. */
export const MOST_MATCHED = 100;

/** Revisions of one file that are listed, the newest. */
export const MOST_REVISIONS = 200;
