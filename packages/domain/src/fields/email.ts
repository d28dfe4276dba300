import { cleanLine } from './cleanText';
import { asciiDomain, readableDomain } from './internetDomain';
import { INVISIBLE } from './invisible';
import { limits } from './limits';
import { isBlank, textProblem } from './textProblem';
import { typedText } from './typedText';

export const emailMessages = {
  required: 'Email is required',
  invalid: 'Please enter a valid email address',
} as const;

/** An address that must be there. Kept as typed (see cleanEmail); compare with {@link emailKey}. */
export function requiredEmail(required: string = emailMessages.required) {
  return typedText({ ...TYPED, error: required })
    .overwrite(cleanEmail)
    .superRefine((email, context) => {
      const problem = isBlank(email) ? required : emailProblem(email);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    });
}

/** An address that may be left empty; missing means ''. */
export function optionalEmail() {
  return typedText({ ...TYPED, error: emailMessages.invalid })
    .overwrite(cleanEmail)
    .superRefine((email, context) => {
      const problem = email === '' ? null : emailProblem(email);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    })
    .default('');
}

/** The stored form of an address: clean, without any invisible character, its domain as people read it ('müller.de'). */
export function cleanEmail(typed: string): string {
  return withDomain(cleanLine(typed).replace(INVISIBLE, '').trim(), readableDomain);
}

/** The form in which two addresses are compared: those that differ only in case, or in how the domain is spelled, are the same person's. */
export function emailKey(email: string): string {
  return withDomain(cleanEmail(email).toLowerCase(), asciiDomain);
}

/** The domain of an address, in one spelling of all: 'müller.de' of 'Ola@MÜLLER.de' and 'ola@xn--mller-kva.de'. '' where there is none. */
export function emailDomain(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  return at < 0 ? '' : readableDomain(key.slice(at + 1));
}

function withDomain(email: string, spell: (domain: string) => string): string {
  const domainAt = email.lastIndexOf('@') + 1;
  return domainAt === 0 ? email : email.slice(0, domainAt) + spell(email.slice(domainAt));
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
