import { z } from 'zod';
import { boundedList } from '../fields/boundedList';
import { Id, requiredId } from '../fields/id';
import { limits } from '../fields/limits';
import { optionalText } from '../fields/text';
import { isRevision } from './drawingRevision';
import { fileMessages as say } from './fileMessages';
import { FileName, FolderName } from './fileName';
import {
  DISCIPLINES,
  DRAWING_STATUSES,
  FILE_KINDS,
  MOST_FILES_AT_ONCE,
  MOST_MATCHED,
  OTHER_CATEGORY,
} from './fileOptions';

/** What is said of a drawing. What is left out stays as it is; of a new one it is what its name says. */
const drawingFields = {
  number: optionalText({ label: 'Number', max: limits.tag }).unwrap().optional(),
  title: optionalText({ label: 'Title', max: limits.name }).unwrap().optional(),
  status: z.enum(DRAWING_STATUSES, { error: say.statusInvalid }).optional(),
  discipline: z.enum([...DISCIPLINES, ''], { error: say.disciplineInvalid }).optional(),
  revision: z
    .string({ error: say.revisionInvalid })
    .refine(isRevision, { error: say.revisionInvalid })
    .optional(),
};

/** What can be edited of a file (FIL-03), and of a drawing. */
export const FileInput = z.object(
  {
    name: FileName,
    description: optionalText({ label: 'Description', max: limits.longText, multiline: true }),
    category: FolderName.default(OTHER_CATEGORY),
    ...drawingFields,
    /** A finished upload, whose content becomes the next revision; absent: the content stays. */
    uploadId: Id.optional(),
  },
  { error: say.notAFile },
);
export type FileInput = z.output<typeof FileInput>;

/** A finished upload becomes a file of a project. Kind, size and type are the upload's. */
export const FileCreate = FileInput.extend({
  id: Id,
  projectId: requiredId(say.projectRequired),
  uploadId: Id,
});
export type FileCreate = z.output<typeof FileCreate>;

const Ids = boundedList(Id, {
  max: MOST_FILES_AT_ONCE,
  invalid: say.notAChange,
  tooMany: say.tooManyFiles,
});

/** POST /api/files/changes: one act on many files, all or none. */
export const FileChange = z.discriminatedUnion(
  'action',
  [
    z.object({ action: z.literal('move'), ids: Ids, category: FolderName }),
    z.object({ action: z.literal('copy'), ids: Ids, category: FolderName }),
    z.object({ action: z.literal('delete'), ids: Ids }),
  ],
  { error: say.notAChange },
);
export type FileChange = z.output<typeof FileChange>;

export const FileChangeAnswer = z.object({
  /** What was moved, made or deleted. */
  ids: z.array(Id),
  /** What was not moved: its new folder has another file of its name. */
  kept: z.array(z.object({ id: Id, name: z.string() })),
  /** Where moved files were: for Undo. */
  from: z.array(z.object({ category: z.string(), ids: z.array(Id) })),
  /** Of files that were deleted: for Undo. */
  deletionId: Id.nullable(),
});
export type FileChangeAnswer = z.infer<typeof FileChangeAnswer>;

/** As long as a file's name may be. */
const MOST_LETTERS = 255;
const matched = { max: MOST_MATCHED, invalid: say.notAMatch, tooMany: say.tooManyMatched };

const kind = z.enum(FILE_KINDS, { error: say.kindInvalid });

/** A new folder, with files that move into it at once. */
export const FolderCreate = z.object(
  { kind, name: FolderName, fileIds: Ids.default([]) },
  { error: say.notAFolder },
);
export type FolderCreate = z.output<typeof FolderCreate>;

/** A folder by its name; `to` is its new one, absent where the folder is deleted. */
export const FolderRename = z.object({ kind, name: FolderName, to: FolderName }, { error: say.notAFolder });
export type FolderRename = z.output<typeof FolderRename>;

export const FolderRemoval = z.object({ kind, name: FolderName }, { error: say.notAFolder });
export type FolderRemoval = z.output<typeof FolderRemoval>;

/** Ids of the files whose folder it was before. */
export const FolderAnswer = z.object({ name: z.string(), fileIds: z.array(Id) });

/** POST /api/files/matches: what a project has of these numbers, or of these names. */
export const FileMatchQuery = z.object(
  {
    projectId: Id,
    kind,
    numbers: boundedList(z.string().max(limits.tag), matched).default([]),
    names: boundedList(z.string().max(MOST_LETTERS), matched).default([]),
  },
  { error: say.notAMatch },
);
export type FileMatchQuery = z.output<typeof FileMatchQuery>;

/** POST /api/files/{id}/restoration: which of its revisions becomes the newest once more. */
export const FileRestoration = z.object(
  {
    ordinal: z
      .int({ error: say.revisionGone })
      .min(1, { error: say.revisionGone })
      .max(1_000_000, { error: say.revisionGone }),
  },
  { error: say.revisionGone },
);
export type FileRestoration = z.output<typeof FileRestoration>;
