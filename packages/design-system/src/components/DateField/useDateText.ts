import { useState } from 'react';
import { type DateFormat, formatDateText, parseDateText } from './dateText';

/**
 * A date as it is typed: shown as typed while it is, in the format once left; text that is no date stays.
 * @param date ISO date, `''`, or what was typed instead
 */
export function useDateText(date: string, setDate: (date: string) => void, format: DateFormat) {
  const [draft, setDraft] = useState<string | null>(null);
  const read = (text: string) => parseDateText(text, format) ?? text;
  return {
    // As typed, unless the value has since become another (a reset, a choice).
    shown: draft !== null && read(draft) === date ? draft : formatDateText(date, format),
    type: (text: string) => {
      setDraft(text);
      setDate(read(text));
    },
    /** After leaving the input, or choosing in the calendar. */
    settle: () => setDraft(null),
  };
}
