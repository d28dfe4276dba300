import { type ImportedName, type ImportProblem, importMessages, openNames } from '@linework/domain';
import { invalid } from '../http/Problem';

/** @throws Problem 422 that names each row that is wrong; those of row 0 are of the whole file */
export function refuseProblems(problems: readonly ImportProblem[]): void {
  if (problems.length === 0) return;
  throw invalid(
    problems.map(({ row, column, message }) => ({
      path: `rows.${row}.${column}`,
      message: row > 0 ? `Row ${row}, ${column}: ${message}` : `${column}: ${message}`,
    })),
  );
}

/** What is wrong with a whole file whose names are not all known. */
export function nameProblems(names: readonly ImportedName[]): ImportProblem[] {
  return openNames(names).map(({ label }) => ({
    row: 0,
    column: label,
    message: importMessages.choiceInvalid,
  }));
}
