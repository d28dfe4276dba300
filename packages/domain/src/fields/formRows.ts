import type { z } from 'zod';
import { boundedList } from './boundedList';
import { limits } from './limits';

export const rowTwiceMessage = 'This row is in the form twice. Reload the page and try again';

/** The rows of another kind that a form carries, each once. */
export function formRows<Row extends z.ZodType<{ id: string }>>(
  row: Row,
  messages: { invalid: string; tooMany: string },
) {
  return boundedList(row, { max: limits.embeddedRows, ...messages }).superRefine((rows, context) => {
    const seen = new Set<string>();
    rows.forEach(({ id }, index) => {
      if (seen.has(id)) context.addIssue({ code: 'custom', message: rowTwiceMessage, path: [index, 'id'] });
      seen.add(id);
    });
  });
}
