import { emailMessages } from '../fields/email';

/** The exact texts of USR-06, and of what goes beyond it. */
export const peopleMessages = {
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  emailRequired: emailMessages.required,
  emailInvalid: emailMessages.invalid,
  emailInUse: 'This email is already in use',
  roleRequired: 'Role is required',
  departmentRequired: 'Department is required',
  startDateRequired: 'Start date is required',
  rateInvalid: 'Hourly rate must be greater than 0',
  passwordRequired: 'Password is required',
  passwordTooShort: 'Password must be at least 6 characters',
  passwordTooLong: 'Password must be at most 200 characters',
  passwordsDiffer: 'Passwords do not match',
  statusInvalid: 'Status must be one of the list',
  accessRoleInvalid: 'Access role must be one of the list',
  notAPerson: 'A person is expected here',
  clientRequired: 'Client selection is required',
} as const;
