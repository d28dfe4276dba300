import { Card, FiguresTable } from '@linework/design-system';
import type { ImportProblem } from '@linework/domain';

interface ImportProblemsProps {
  /** The first of them. */
  problems: readonly ImportProblem[];
  count: number;
}

/** What is wrong with a file's rows, in its order. */
export function ImportProblems({ problems, count }: ImportProblemsProps) {
  if (count === 0) return null;
  return (
    <Card
      title={count === 1 ? '1 problem' : `${count} problems`}
      description="Nothing is imported until the file is put right. Rows are counted as a spreadsheet does."
      flush
    >
      <FiguresTable
        label="Rows that are not right"
        columns={[
          { id: 'row', header: 'Row' },
          { id: 'column', header: 'Column' },
          { id: 'message', header: 'What is wrong' },
        ]}
        rows={problems.map(({ row, column, message }, at) => ({
          id: `${row}-${at}`,
          cells: { row: `Row ${row}`, column, message },
        }))}
      />
    </Card>
  );
}
