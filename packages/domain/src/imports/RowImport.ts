import { z } from 'zod';
import { type ImportedKind, NAMED_KINDS } from './importedKinds';
import {
  columnNumber,
  fileText,
  ImportedName,
  importMessages,
  nameChoice,
  nameChoices,
  previewParts,
} from './importParts';
import { rowImportFields } from './rowImportFields';

/** A table of clients, people, projects or tasks, and how it is to be read. Columns that are left out altogether are guessed. */
export function rowImportOf(kind: ImportedKind) {
  const fields = Object.keys(rowImportFields[kind]);
  const value = z
    .string({ error: importMessages.valueInvalid })
    .max(1_000, { error: importMessages.valueInvalid });
  return z.object(
    {
      text: fileText(),
      columns: z
        .object(Object.fromEntries(fields.map((path) => [path, columnNumber().optional()])))
        .optional(),
      /** What a field has in rows that say nothing. */
      values: z.object(Object.fromEntries(fields.map((path) => [path, value.optional()]))).default({}),
      names: nameChoices({ of: z.enum(NAMED_KINDS), ...nameChoice }).default([]),
    },
    { error: importMessages.notAnImport },
  );
}
export type RowImport = z.output<ReturnType<typeof rowImportOf>>;

/** A name of the file, and which client, project or person it means. */
export const NamedInRows = ImportedName.extend({ of: z.enum(NAMED_KINDS) });
export type NamedInRows = z.infer<typeof NamedInRows>;

/** What an import would make of a table, row by row; nothing is stored. */
export const RowImportPreview = z.object({
  ...previewParts,
  columns: z.partialRecord(z.string(), z.number().int()),
  /** The fields that every row must have, and that neither a column nor a value gives. */
  lacking: z.array(z.string()),
  names: z.array(NamedInRows),
  /** Rows to be stored now. */
  fresh: z.number().int(),
  /** Rows that are here already: of the same name, or in the same project of the same title, or of the same email. */
  known: z.number().int(),
  /** The first rows, with their fields as they were read: days as YYYY-MM-DD, money in minor units, names as they are here. */
  shown: z.array(
    z.object({
      row: z.number().int(),
      values: z.record(z.string(), z.union([z.string(), z.number()])),
      isKnown: z.boolean(),
    }),
  ),
});
export type RowImportPreview = z.infer<typeof RowImportPreview>;
