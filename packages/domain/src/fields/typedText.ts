import { z } from 'zod';
import { cleanLine, cleanText } from './cleanText';
import { mostTyped } from './mostTyped';

interface TypedText {
  /** Longest text in code points; the field's own check counts them after cleaning. */
  max: number;
  /** Message where there is no text at all. */
  error: string;
  tooLong: string;
  multiline?: boolean;
}

/**
 * A text as it arrives, cleaned (see cleanText). Every text field begins with it: a text that cannot fit the field is refused by
 * its length before anything else is done with it.
 */
export function typedText({ max, error, tooLong, multiline = false }: TypedText) {
  return z
    .string({ error })
    .refine((text) => text.length <= mostTyped(max), { error: tooLong, abort: true })
    .overwrite(multiline ? cleanText : cleanLine);
}
