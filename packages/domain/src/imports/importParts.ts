import { z } from 'zod';
import { boundedList } from '../fields/boundedList';
import { Id } from '../fields/id';

/** Rows of one file. */
export const MOST_IMPORTED_ROWS = 20_000;
/** Rows of one file whose rows are saved as forms are, one by one: clients, people, projects, tasks. */
export const MOST_IMPORTED_FORMS = 2_000;
/** Characters of one file: it goes with the request, which takes 8 MB. */
export const LARGEST_IMPORT = 6 * 1024 * 1024;
/** Rows that a preview shows, and problems that it tells. */
export const SHOWN_IMPORT_ROWS = 20;
export const MOST_IMPORT_PROBLEMS = 500;

export const importMessages = {
  notAnImport: 'Choose a file first',
  tooLong: 'This file is too large. The largest is 6 MB',
  tooManyRows: 'At most 20,000 rows are imported at a time. Split the file',
  tooManyForms: 'At most 2,000 rows are imported at a time. Split the file',
  columnMissing: 'Choose its column, or say what all rows have',
  valueInvalid: 'What all rows have must be a text of at most 1,000 characters',
  empty: 'This file has no rows',
  zoneInvalid: 'Time zone must be one of the list',
  columnInvalid: 'Choose one of the columns',
  openQuote: 'A quote begins here that does not end',
  choiceInvalid: 'Say who or what is meant',
} as const;

/** Whom or what a name of the file means: an id, or null to leave its rows out. */
export const nameChoice = { from: z.string().max(1_000), to: Id.nullable() };

export function nameChoices<Parts extends z.ZodRawShape>(parts: Parts) {
  return boundedList(z.object(parts, { error: importMessages.choiceInvalid }), {
    max: 2_000,
    invalid: importMessages.choiceInvalid,
    tooMany: importMessages.choiceInvalid,
  });
}

export function fileText() {
  return z
    .string({ error: importMessages.notAnImport })
    .min(1, { error: importMessages.notAnImport })
    .max(LARGEST_IMPORT, { error: importMessages.tooLong });
}

/** The place of a column in the file, from 0. */
export function columnNumber() {
  return z.number({ error: importMessages.columnInvalid }).int().min(0).max(1_000);
}

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

/** Names that mean nothing here and are not left out: nothing is imported before they do, or are. */
export function openNames<Name extends ImportedName>(names: readonly Name[]): Name[] {
  return names.filter(({ id, isLeftOut }) => !id && !isLeftOut);
}

export const ImportProblem = z.object({ row: z.number().int(), column: z.string(), message: z.string() });
export type ImportProblem = z.infer<typeof ImportProblem>;

/** What every preview tells of a file and of its rows, stored or not. */
export const previewParts = {
  heads: z.array(z.string()),
  rows: z.number().int(),
  /** The first of them; `problemCount` tells how many there are. */
  problems: z.array(ImportProblem),
  problemCount: z.number().int(),
  leftOut: z.number().int(),
};

/** What an import stored: by these ids it is taken back. */
export const ImportDone = z.object({ ids: z.array(Id), known: z.number().int() });
export type ImportDone = z.infer<typeof ImportDone>;

/** What takes an import back, as one deletion. */
export const ImportUndo = z.object(
  {
    ids: boundedList(Id, {
      max: MOST_IMPORTED_ROWS,
      invalid: importMessages.choiceInvalid,
      tooMany: importMessages.tooManyRows,
    }),
  },
  { error: importMessages.choiceInvalid },
);
export type ImportUndo = z.output<typeof ImportUndo>;
