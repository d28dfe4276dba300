import { boundedList } from '../fields/boundedList';
import { emailDomain, isEmail } from '../fields/email';
import { excerpt } from '../fields/excerpt';
import { limits } from '../fields/limits';
import { typedText } from '../fields/typedText';

export const registrationDomainMessages = {
  invalid: 'Enter the domains of mail addresses, such as example.com',
  tooMany: 'At most 20 domains can be opened',
  /** Where somebody opens a domain on a server that cannot send the links. */
  noMail: 'This server sends no mail, so nobody could get a link. Set up mail first, or invite people',
} as const;

/**
 * Mailboxes here are anybody's. The largest only, against a slip: that a domain is one's own company's is for whoever opens it to know.
 */
const PUBLIC_DOMAINS = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com icloud.com me.com mac.com aol.com
  proton.me protonmail.com gmx.com gmx.net gmx.de web.de mail.com mail.ru yandex.com yandex.ru zoho.com qq.com 163.com`.split(
    /\s+/,
  ),
);

/** The domain of a mailbox as it is stored and compared; a leading '@' is what people copy along. */
const Domain = typedText({
  max: limits.email,
  error: registrationDomainMessages.invalid,
  tooLong: registrationDomainMessages.invalid,
}).overwrite((typed) => emailDomain(`a@${typed.replace(/^@/, '')}`));

/** Domains at whose addresses people may register without an invitation (GEN-02), at most 20, each once. None: nobody may. */
export const RegistrationDomains = boundedList(Domain, {
  max: 20,
  invalid: registrationDomainMessages.invalid,
  tooMany: registrationDomainMessages.tooMany,
})
  .overwrite((domains) => [...new Set(domains.filter((domain) => domain !== ''))])
  .superRefine((domains, context) => {
    for (const domain of domains) {
      const message = domainProblem(domain);
      if (message) context.addIssue({ code: 'custom', message });
    }
  });

/** Whether an address may register without an invitation. */
export function mayRegister(email: string, domains: readonly string[]): boolean {
  return domains.includes(emailDomain(email));
}

function domainProblem(domain: string): string | null {
  if (!isEmail(`a@${domain}`) || /[^\p{L}\p{M}\p{N}.-]/u.test(domain))
    return `${excerpt(domain)} is not a domain. Write what follows the @ of an address, such as example.com`;
  return PUBLIC_DOMAINS.has(domain)
    ? `Anybody can get a mailbox at ${domain}. Invite these people instead`
    : null;
}
