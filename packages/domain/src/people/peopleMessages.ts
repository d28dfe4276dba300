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
  passwordWeak: 'Password must be at least 8 characters',
  passwordTooLong: 'Password must be at most 128 characters',
  passwordCommon: 'This password is among those that are guessed first. Choose another one',
  passwordPersonal:
    'Password must not be made of names that others know: yours, your company’s or Linework’s',
  currentPasswordRequired: 'Current password is required',
  currentPasswordWrong: 'The current password is wrong',
  confirmEmail:
    'Enter your own password: this person signs in with the email, and whoever changes it could take over their account',
  passwordsDiffer: 'Passwords do not match',
  statusInvalid: 'Status must be one of the list',
  accessRoleInvalid: 'Access role must be one of the list',
  hoursPerWeekInvalid: 'Hours per week must be between 0 and 168',
  managedByOthers: 'Only those who manage people can change this. Ask an owner or admin',
  notAPerson: 'A person is expected here',
  notAnAssignment: 'A project or task of this person is expected here',
  assignmentsInvalid: 'Projects and tasks must be lists',
  tooManyAssignments: 'These are too many for one form. Save some of them first',
  assignedByOthers: 'Only those who manage projects can change this. Ask an owner, admin or manager',
  clientsAreNotAssigned:
    'People of a client have no projects or tasks of their own. Choose another access role',
  projectGone: 'This project does not exist any more. Remove it here',
  taskGone: 'This task does not exist any more. Remove it here',
  taskTaken: 'This task has been given to somebody else in the meantime. Remove it here, or look at it again',
  heirUnknown: 'The new assignee is not in the workspace any more. Choose another',
  clientRequired: 'Client selection is required',
} as const;
