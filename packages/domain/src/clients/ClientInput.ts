import { z } from 'zod';
import { choice } from '../fields/choice';
import { optionalEmail, requiredEmail } from '../fields/email';
import { formRows } from '../fields/formRows';
import { Id } from '../fields/id';
import { limits } from '../fields/limits';
import { optionalText, requiredText } from '../fields/text';
import { website } from '../fields/website';
import { EmbeddedProjectInput } from '../projects/EmbeddedProjectInput';
import { clientMessages as say } from './clientMessages';
import { CLIENT_STATUSES, COMPANY_SIZES, COUNTRIES, INDUSTRIES } from './clientOptions';

export const Address = z.object(
  {
    street: optionalText({ label: 'Street' }),
    city: optionalText({ label: 'City' }),
    state: optionalText({ label: 'State' }),
    zipCode: optionalText({ label: 'ZIP code', max: 20 }),
    country: choice(COUNTRIES, say.countryInvalid).default('United States'),
  },
  { error: say.notAnAddress },
);
export type Address = z.output<typeof Address>;

const PrimaryContact = z.object(
  {
    name: requiredText({ label: 'Primary contact name', required: say.contactNameRequired }),
    email: requiredEmail(say.contactEmailRequired),
    phone: optionalText({ label: 'Primary contact phone', max: limits.phone }),
    title: optionalText({ label: 'Primary contact title' }),
  },
  { error: say.contactNameRequired },
);

const SecondaryContact = z.object(
  {
    name: optionalText({ label: 'Secondary contact name' }),
    email: optionalEmail(),
    phone: optionalText({ label: 'Secondary contact phone', max: limits.phone }),
    title: optionalText({ label: 'Secondary contact title' }),
  },
  { error: say.notAContact },
);

/**
 * What the client form sends (CLI-06, CLI-10). `projects` are the client's real projects, saved in the same transaction:
 * with a `version` updated, without created, stored but not sent removed. `projects` left out altogether stay as they are.
 */
export const ClientInput = z.object(
  {
    name: requiredText({ label: 'Company name', required: say.nameRequired }),
    email: requiredEmail(say.emailRequired),
    phone: requiredText({ label: 'Phone number', required: say.phoneRequired, max: limits.phone }),
    website: website(),
    industry: z.enum(['', ...INDUSTRIES], { error: say.industryInvalid }).default(''),
    companySize: z.enum(['', ...COMPANY_SIZES], { error: say.companySizeInvalid }).default(''),
    status: choice(CLIENT_STATUSES, say.statusInvalid).default('Active'),
    address: Address.prefault({}),
    primaryContact: PrimaryContact.prefault({ name: '', email: '' }),
    secondaryContact: SecondaryContact.prefault({}),
    notes: optionalText({ label: 'Notes', max: limits.longText, multiline: true }),
    projects: formRows(EmbeddedProjectInput, {
      invalid: say.projectsInvalid,
      tooMany: say.tooManyProjects,
    }).optional(),
  },
  { error: say.notAClient },
);
export type ClientInput = z.output<typeof ClientInput>;
export type ClientForm = z.input<typeof ClientInput>;

/** A create: the form and the client-made id. */
export const ClientCreate = ClientInput.extend({ id: Id });
export type ClientCreate = z.output<typeof ClientCreate>;
