import { CONTENT_TYPES, DISCIPLINES, DRAWING_STATUSES, FILE_KINDS, FIRST_REVISION } from '@linework/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, filled, instant, kept, oneOf, sortKeyOf, stored } from '../database/columns';
import { projects } from '../projects/projects.table';

/** A content in the file store. */
const content = {
  name: text('name').notNull(),
  /** Bytes. */
  size: bigint('size', { mode: 'number' }).notNull(),
  /** What its content is, whatever was declared. */
  type: text('type').notNull(),
  /** SHA-256 of its bytes, hexadecimal. */
  sha256: text('sha256').notNull(),
  /** Random, so that no name of a person's choice becomes a path. Copies share it. */
  storageKey: text('storage_key').notNull(),
  /** What this content is called: 'B'. */
  revision: text('revision').notNull().default(FIRST_REVISION.document),
  /** Of a drawing. */
  status: text('status').notNull().default(''),
};

/** Documents and drawings. Their bytes lie in the file store under `storageKey`; `createdBy` is who uploaded them first. */
export const files = pgTable(
  'files',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    ...kept,
    projectId: uuid('project_id').notNull(),
    kind: text('kind').notNull(),
    ...content,
    description: text('description').notNull(),
    /** Its folder. */
    category: text('category').notNull(),
    /** Of a drawing; empty where it has none, as all of a document's. */
    number: text('number').notNull().default(''),
    title: text('title').notNull().default(''),
    discipline: text('discipline').notNull().default(''),
    /** Since when it has the content that it has, and of whom; null: since it was uploaded first. */
    revisedAt: instant('revised_at'),
    revisedBy: uuid('revised_by'),
    searchText: text('search_text').generatedAlwaysAs(
      sql`fold_text(name) || chr(10) || fold_text(description) || chr(10) || fold_text(number) || chr(10) || fold_text(title)`,
    ),
    nameKey: sortKeyOf('name_key', 'name'),
    numberKey: sortKeyOf('number_key', 'number'),
  },
  (file) => [
    primaryKey({ columns: [file.workspaceId, file.id] }),
    foreignKey({
      columns: [file.workspaceId, file.projectId],
      foreignColumns: [projects.workspaceId, projects.id],
    }),
    filled('files_name_filled', file.name),
    filled('files_category_filled', file.category),
    oneOf('files_kind_known', file.kind, FILE_KINDS),
    oneOf('files_type_known', file.type, CONTENT_TYPES),
    oneOf('files_status_known', file.status, [...DRAWING_STATUSES, '']),
    oneOf('files_discipline_known', file.discipline, [...DISCIPLINES, '']),
    check('files_size_range', sql`${file.size} > 0`),
    // One per order of the lists: of a whole workspace, and of a project's folder.
    index('files_by_name').on(file.workspaceId, file.kind, file.nameKey, file.id).where(stored(file)),
    index('files_by_size').on(file.workspaceId, file.kind, file.size, file.id).where(stored(file)),
    index('files_by_date').on(file.workspaceId, file.kind, file.updatedAt, file.id).where(stored(file)),
    index('files_by_number').on(file.workspaceId, file.kind, file.numberKey, file.id).where(stored(file)),
    index('files_of_project_by_number')
      .on(file.workspaceId, file.projectId, file.numberKey)
      .where(sql`${file.deletedAt} is null and ${file.number} <> ''`),
    index('files_of_folder_by_name')
      .on(file.workspaceId, file.projectId, file.kind, file.category, file.nameKey, file.id)
      .where(stored(file)),
    // Deleted ones included: rows that are removed for good are looked for here by the foreign key.
    index('files_by_project').on(file.workspaceId, file.projectId),
    index('files_by_storage_key').on(file.storageKey),
    index('files_by_deletion')
      .on(file.workspaceId, file.deletionId)
      .where(sql`${file.deletionId} is not null`),
  ],
);

/** The contents that a file had before the one it has, each as it was when the next one came. */
export const fileRevisions = pgTable(
  'file_revisions',
  {
    workspaceId: uuid('workspace_id').notNull(),
    fileId: uuid('file_id').notNull(),
    /** 1 of the first. */
    ordinal: integer('ordinal').notNull(),
    ...content,
    uploadedAt: instant('uploaded_at').notNull(),
    uploadedBy: uuid('uploaded_by'),
  },
  (revision) => [
    primaryKey({ columns: [revision.workspaceId, revision.fileId, revision.ordinal] }),
    foreignKey({
      columns: [revision.workspaceId, revision.fileId],
      foreignColumns: [files.workspaceId, files.id],
    }),
    oneOf('file_revisions_type_known', revision.type, CONTENT_TYPES),
    oneOf('file_revisions_status_known', revision.status, [...DRAWING_STATUSES, '']),
    check('file_revisions_size_range', sql`${revision.size} > 0`),
    index('file_revisions_by_storage_key').on(revision.storageKey),
  ],
);

/** Folders that people made in a project, besides those that all have. Empty ones too, so they are rows of their own. */
export const projectFolders = pgTable(
  'project_folders',
  {
    workspaceId: uuid('workspace_id').notNull(),
    projectId: uuid('project_id').notNull(),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
  },
  (folder) => [
    primaryKey({ columns: [folder.workspaceId, folder.projectId, folder.kind, folder.name] }),
    foreignKey({
      columns: [folder.workspaceId, folder.projectId],
      foreignColumns: [projects.workspaceId, projects.id],
    }),
    oneOf('project_folders_kind_known', folder.kind, FILE_KINDS),
    filled('project_folders_name_filled', folder.name),
  ],
);

/**
 * Uploads that have not become files yet. The row is there before the first byte and goes in the transaction that makes the
 * file, so that the file store holds no byte that no row names.
 */
export const fileUploads = pgTable(
  'file_uploads',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    personId: uuid('person_id').notNull(),
    /** Null for a project that is still being made. */
    projectId: uuid('project_id'),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    /** Bytes that are announced. */
    length: bigint('length', { mode: 'number' }).notNull(),
    storageKey: text('storage_key').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Set once all bytes are there and their content was judged. */
    type: text('type'),
    sha256: text('sha256'),
  },
  (upload) => [
    primaryKey({ columns: [upload.workspaceId, upload.id] }),
    index('file_uploads_of_person').on(upload.workspaceId, upload.personId),
    index('file_uploads_by_storage_key').on(upload.storageKey),
    index('file_uploads_by_age').on(upload.createdAt),
  ],
);

/**
 * Small pictures of contents, made by the browser of somebody who may change the file: the server reads no hostile format. Copies share
 * theirs as they share the content, a new content begins without, and they go with it.
 */
export const fileThumbnails = pgTable(
  'file_thumbnails',
  {
    workspaceId: uuid('workspace_id').notNull(),
    storageKey: text('storage_key').notNull(),
    /** A JPEG: domain's THUMBNAIL. */
    picture: bytes('picture').notNull(),
  },
  (thumbnail) => [
    primaryKey({ columns: [thumbnail.workspaceId, thumbnail.storageKey] }),
    index('file_thumbnails_by_storage_key').on(thumbnail.storageKey),
  ],
);
