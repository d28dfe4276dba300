import { emailMessages } from '../fields/email';

/** The exact texts of CLI-10, and of what goes beyond it. */
export const clientMessages = {
  nameRequired: 'Company name is required',
  emailRequired: emailMessages.required,
  emailInvalid: emailMessages.invalid,
  phoneRequired: 'Phone number is required',
  contactNameRequired: 'Primary contact name is required',
  contactEmailRequired: 'Primary contact email is required',
  statusInvalid: 'Status must be one of the list',
  industryInvalid: 'Industry must be one of the list',
  companySizeInvalid: 'Company size must be one of the list',
  countryInvalid: 'Country must be one of the list',
  projectsInvalid: 'The projects must be a list',
  tooManyProjects: 'This is too many projects for one form. Save some of them first',
  notAnAddress: 'An address is expected here',
  notAContact: 'A contact is expected here',
  notAClient: 'A client is expected here',
} as const;
