import { z } from 'zod';
import { boundedList } from '../fields/boundedList';
import { DateOnly } from '../fields/dateOnly';
import { Id, Instant } from '../fields/id';
import { isTimeZone } from '../settings/timeZones';
import { TIME_CATEGORIES } from '../time/timeOptions';
import { TIME_IMPORT_FIELDS } from './importFields';

/** Rows of one file. */
export const MOST_IMPORTED_ROWS = 20_000;
/** Characters of one file: it goes with the request, which takes 8 MB. */
export const LARGEST_IMPORT = 6 * 1024 * 1024;
/** Rows that a preview shows, and problems that it tells. */
export const SHOWN_IMPORT_ROWS = 20;
export const MOST_IMPORT_PROBLEMS = 500;

export const importMessages = {
  notAnImport: 'Choose a file first',
  tooLong: 'This file is too large. The largest is 6 MB',
  tooManyRows: 'At most 20,000 rows are imported at a time. Split the file',
  empty: 'This file has no rows',
  zoneInvalid: 'Time zone must be one of the list',
  columnInvalid: 'Choose one of the columns',
  openQuote: 'A quote begins here that does not end',
  choiceInvalid: 'Say who or what is meant',
} as const;

/** Whom or what a name of the file means: an id, or null to leave its rows out. */
const Choice = z.object(
  { from: z.string().max(1_000), to: Id.nullable() },
  { error: importMessages.choiceInvalid },
);
const choices = () =>
  boundedList(Choice, {
    max: 2_000,
    invalid: importMessages.choiceInvalid,
    tooMany: importMessages.choiceInvalid,
  });

/** A file of time, and how it is to be read. What is left out is guessed. */
export const TimeImport = z.object(
  {
    text: z
      .string({ error: importMessages.notAnImport })
      .min(1, { error: importMessages.notAnImport })
      .max(LARGEST_IMPORT, { error: importMessages.tooLong }),
    columns: z
      .partialRecord(
        z.enum(TIME_IMPORT_FIELDS),
        z.number({ error: importMessages.columnInvalid }).int().min(0).max(1_000),
      )
      .optional(),
    /** Of the times of day in the file; the workspace's where it is left out. */
    timeZone: z
      .string({ error: importMessages.zoneInvalid })
      .max(64, { error: importMessages.zoneInvalid })
      .refine(isTimeZone, { error: importMessages.zoneInvalid })
      .optional(),
    people: choices().default([]),
    projects: choices().default([]),
  },
  { error: importMessages.notAnImport },
);
export type TimeImport = z.output<typeof TimeImport>;

/** A name of the file, and what it means here. */
export const ImportedName = z.object({
  from: z.string(),
  label: z.string(),
  /** Null: nobody and nothing here is called so, or it is to be left out. */
  id: Id.nullable(),
  name: z.string().nullable(),
  rows: z.number().int(),
  isLeftOut: z.boolean(),
});
export type ImportedName = z.infer<typeof ImportedName>;

export const ImportProblem = z.object({ row: z.number().int(), column: z.string(), message: z.string() });
export type ImportProblem = z.infer<typeof ImportProblem>;

/** What an import would do, row by row; nothing is stored. */
export const TimeImportPreview = z.object({
  source: z.string(),
  heads: z.array(z.string()),
  columns: z.partialRecord(z.enum(TIME_IMPORT_FIELDS), z.number().int()),
  rows: z.number().int(),
  people: z.array(ImportedName),
  projects: z.array(ImportedName),
  /** The first of them; `problemCount` tells how many there are. */
  problems: z.array(ImportProblem),
  problemCount: z.number().int(),
  /** What such a file does not hold. */
  lacks: z.array(z.string()),
  /** To be stored now. */
  entries: z.number().int(),
  seconds: z.number().int(),
  /** Stored already, by an earlier import of the same rows. */
  known: z.number().int(),
  leftOut: z.number().int(),
  shown: z.array(
    z.object({
      row: z.number().int(),
      date: DateOnly,
      startedAt: Instant.nullable(),
      endedAt: Instant.nullable(),
      seconds: z.number().int(),
      person: z.string(),
      project: z.string(),
      task: z.string().nullable(),
      description: z.string(),
      category: z.enum(TIME_CATEGORIES),
      billable: z.boolean(),
      isKnown: z.boolean(),
    }),
  ),
});
export type TimeImportPreview = z.infer<typeof TimeImportPreview>;

/** What an import stored: by these ids it is taken back. */
export const TimeImportDone = z.object({ ids: z.array(Id), known: z.number().int() });
export type TimeImportDone = z.infer<typeof TimeImportDone>;

export const TimeImportUndo = z.object(
  {
    ids: boundedList(Id, {
      max: MOST_IMPORTED_ROWS,
      invalid: importMessages.choiceInvalid,
      tooMany: importMessages.tooManyRows,
    }),
  },
  { error: importMessages.choiceInvalid },
);
export type TimeImportUndo = z.output<typeof TimeImportUndo>;
