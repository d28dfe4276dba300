import { limits } from './limits';
import { textMessages } from './textMessages';
import { isBlank, textProblem } from './textProblem';
import { typedText } from './typedText';

interface RequiredText {
  label: string;
  /** Message where nothing was typed. */
  required: string;
  max?: number;
  multiline?: boolean;
}

/** A text that must be there. Output is cleaned (see cleanText). Missing, null and blank all give `required`. */
export function requiredText({ label, required, max = limits.name, multiline = false }: RequiredText) {
  return typedText({
    max,
    error: required,
    tooLong: textMessages.tooLong(label, max),
    multiline,
  }).superRefine((text, context) => {
    const problem = isBlank(text) ? required : textProblem(text, { label, max, multiline });
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });
}

interface OptionalText {
  label: string;
  max?: number;
  multiline?: boolean;
}

/** A text that may be left empty; missing means ''. */
export function optionalText({ label, max = limits.shortText, multiline = false }: OptionalText) {
  return typedText({
    max,
    error: `${label} must be text`,
    tooLong: textMessages.tooLong(label, max),
    multiline,
  })
    .superRefine((text, context) => {
      const problem = textProblem(text, { label, max, multiline });
      if (problem) context.addIssue({ code: 'custom', message: problem });
    })
    .default('');
}
