import { cleanText } from './cleanText';
import { limits } from './limits';
import { isBlank, textProblem } from './textProblem';
import { typedText } from './typedText';

export const emailMessages = {
  required: 'Email is required',
  invalid: 'Please enter a valid email address',
} as const;

/** An address that must be there. Kept as typed; compare with {@link emailKey}. */
export function requiredEmail(required: string = emailMessages.required) {
  return typedText({ ...TYPED, error: required }).superRefine((email, context) => {
    const problem = isBlank(email) ? required : emailProblem(email);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });
}

/** An address that may be left empty; missing means ''. */
export function optionalEmail() {
  return typedText({ ...TYPED, error: emailMessages.invalid })
    .superRefine((email, context) => {
      const problem = email === '' ? null : emailProblem(email);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    })
    .default('');
}

/** The form in which two addresses are compared: addresses that differ only in case are the same person's. */
export function emailKey(email: string): string {
  return cleanText(email).toLowerCase();
}

const TYPED = { max: limits.email, tooLong: emailMessages.invalid };

/** Text, at sign, text, dot, text: more than that only a sent mail can tell. Linear in a text of any length. */
export function isEmail(text: string): boolean {
  const [name, domain = '', ...more] = text.split('@');
  return name !== '' && domain.slice(1, -1).includes('.') && more.length === 0 && !/\s/.test(text);
}

function emailProblem(email: string): string | null {
  if (textProblem(email, { label: 'Email', max: limits.email })) return emailMessages.invalid;
  return isEmail(email) ? null : emailMessages.invalid;
}
