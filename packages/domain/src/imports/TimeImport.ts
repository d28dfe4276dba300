import { z } from 'zod';
import { DateOnly } from '../fields/dateOnly';
import { Instant } from '../fields/id';
import { isTimeZone } from '../settings/timeZones';
import { TIME_CATEGORIES } from '../time/timeOptions';
import {
  columnNumber,
  fileText,
  ImportedName,
  importMessages,
  nameChoice,
  nameChoices,
  previewParts,
} from './importParts';
import { TIME_IMPORT_FIELDS } from './timeImportFields';

/** A file of time, and how it is to be read. What is left out is guessed. */
export const TimeImport = z.object(
  {
    text: fileText(),
    columns: z.partialRecord(z.enum(TIME_IMPORT_FIELDS), columnNumber()).optional(),
    /** Of the times of day in the file; the workspace's where it is left out. */
    timeZone: z
      .string({ error: importMessages.zoneInvalid })
      .max(64, { error: importMessages.zoneInvalid })
      .refine(isTimeZone, { error: importMessages.zoneInvalid })
      .optional(),
    people: nameChoices(nameChoice).default([]),
    projects: nameChoices(nameChoice).default([]),
  },
  { error: importMessages.notAnImport },
);
export type TimeImport = z.output<typeof TimeImport>;

/** What an import would do, row by row; nothing is stored. */
export const TimeImportPreview = z.object({
  ...previewParts,
  source: z.string(),
  columns: z.partialRecord(z.enum(TIME_IMPORT_FIELDS), z.number().int()),
  people: z.array(ImportedName),
  projects: z.array(ImportedName),
  /** What such a file does not hold. */
  lacks: z.array(z.string()),
  /** To be stored now. */
  entries: z.number().int(),
  seconds: z.number().int(),
  /** Stored already, by an earlier import of the same rows. */
  known: z.number().int(),
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
