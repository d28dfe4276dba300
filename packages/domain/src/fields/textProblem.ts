import { INVISIBLE } from './invisible';
import { textMessages } from './textMessages';

interface TextRule {
  /** The field's name in messages, as a person reads it: 'Company name'. */
  label: string;
  /** Longest text in code points, so that an emoji counts as people count it. */
  max: number;
  /** Tabs and line ends are part of a long text and an error in a one-line field. */
  multiline?: boolean;
}

/** What is wrong with a cleaned text, in words, or null. Emptiness is the caller's question: see {@link isBlank}. */
export function textProblem(text: string, { label, max, multiline = false }: TextRule): string | null {
  const forbidden = multiline ? CONTROL_BUT_LINES : CONTROL;
  if (forbidden.test(text)) return textMessages.controlCharacters(label);
  // Lone surrogates have no UTF-8 form: a database would refuse or alter them.
  if (/\p{Surrogate}/u.test(text)) return textMessages.brokenCharacters(label);
  // UTF-16 length is an upper bound of the code points: only long texts are counted one by one.
  if (text.length > max && [...text].length > max) return textMessages.tooLong(label, max);
  return null;
}

/** True where a reader would see nothing: white space and invisible format characters only. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, '').trim() === '';
}

const CONTROL = /\p{Cc}/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is this expression's purpose
const CONTROL_BUT_LINES = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/u;
