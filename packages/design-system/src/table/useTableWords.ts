import { useMemo } from 'react';
import { formatDateText } from '../components/DateField/dateText';
import { useDateFormat } from '../locale/useDateFormat';
import { useMessages } from '../locale/useMessages';
import { useNumber } from '../locale/useNumber';
import { type TableLabels, tableMessages } from './tableLabels';
import type { TableWords } from './tableView';

/** The table's words and how figures and dates are written; the same object until the language or `given` changes. */
export function useTableWords(given: Partial<TableLabels> | undefined): TableWords {
  const messages = useMessages('DataTable', tableMessages);
  const number = useNumber();
  const dateFormat = useDateFormat();
  return useMemo(
    () => ({
      labels: { ...messages, ...given },
      number,
      date: (value: string) => formatDateText(value, dateFormat),
    }),
    [messages, given, number, dateFormat],
  );
}
