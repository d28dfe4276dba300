import { z } from 'zod';
import { ACCESS_ROLES, type AccessRole } from '../access/accessRoles';
import { currentPassword } from '../access/currentPassword';
import { choice, requiredChoice } from '../fields/choice';
import { requiredDate } from '../fields/dateOnly';
import { requiredEmail } from '../fields/email';
import { hasFields } from '../fields/hasFields';
import { Id } from '../fields/id';
import { limits } from '../fields/limits';
import { positiveMoney } from '../fields/money';
import { optionalText, requiredText } from '../fields/text';
import { InvitationToken } from '../invitations/InvitationToken';
import { assignmentFields } from './AssignmentInput';
import { confirmedPassword, newPassword, passwordsMatch } from './newPassword';
import { peopleMessages as say } from './peopleMessages';
import {
  DEFAULT_HOURS_PER_WEEK,
  DEFAULT_RATE_MINOR,
  DEPARTMENTS,
  JOB_ROLES,
  MOST_HOURS_PER_WEEK,
  PERSON_STATUSES,
} from './personOptions';
import { missingWork, type Work } from './work';

const details = {
  firstName: requiredText({ label: 'First name', required: say.firstNameRequired, max: 100 }),
  lastName: requiredText({ label: 'Last name', required: say.lastNameRequired, max: 100 }),
  email: requiredEmail(say.emailRequired),
  phone: optionalText({ label: 'Phone', max: limits.phone }),
};

/** Null for people of a client; `missingWork` defines who must have it. */
const work = {
  /** The job title, called 'Role' on screen. What a person may do is `accessRole`. */
  jobRole: requiredChoice(JOB_ROLES, { label: 'Role', required: say.roleRequired }).nullable().default(null),
  department: requiredChoice(DEPARTMENTS, { label: 'Department', required: say.departmentRequired })
    .nullable()
    .default(null),
  startDate: requiredDate({ label: 'Start date', required: say.startDateRequired }).nullable().default(null),
};

/** What the user form sends in edit mode (USR-04, USR-06). */
export const PersonInput = z
  .object(
    {
      ...details,
      ...work,
      status: choice(PERSON_STATUSES, say.statusInvalid).default('Active'),
      /** Left out by those who may not change rates: stays as it is. */
      hourlyRateMinor: positiveMoney(say.rateInvalid).optional(),
      /** Left out by those who may not change access: stays as it is. */
      accessRole: choice(ACCESS_ROLES, say.accessRoleInvalid).optional(),
      /** Hours of work a week, by which capacity and load are counted. Left out: stays as it is. */
      hoursPerWeek: hoursPerWeek().optional(),
      ...assignmentFields,
      /** The company of a person with access role client; null for everybody else. */
      clientId: Id.nullable().default(null),
      /** Of whoever saves; asked for where the email changes that somebody signs in with. No row keeps it. */
      currentPassword: currentPassword.nullish(),
    },
    { error: say.notAPerson },
  )
  .refine(({ accessRole, clientId }) => accessRole !== 'client' || clientId !== null, {
    error: say.clientRequired,
    path: ['clientId'],
    when: hasFields,
  })
  .superRefine(
    // Where no access role is sent, it stays as it is, and the server knows it.
    ({ accessRole, ...form }, context) => {
      if (accessRole !== undefined) addMissing(context, accessRole, form);
    },
    { when: hasFields },
  );
export type PersonInput = z.output<typeof PersonInput>;
export type PersonForm = z.input<typeof PersonInput>;

/** Somebody new, with what a form that leaves it out means. */
export const NewPerson = PersonInput.safeExtend({
  hoursPerWeek: hoursPerWeek().default(DEFAULT_HOURS_PER_WEEK),
  hourlyRateMinor: positiveMoney(say.rateInvalid).default(DEFAULT_RATE_MINOR),
  accessRole: choice(ACCESS_ROLES, say.accessRoleInvalid).default('member'),
});

/** What the user form sends on create: with the id and the password typed twice. */
export const PersonCreate = NewPerson.safeExtend({
  id: Id,
  password: newPassword(),
  confirmPassword: confirmedPassword(),
}).refine(passwordsMatch, { error: say.passwordsDiffer, path: ['confirmPassword'], when: hasFields });
export type PersonCreate = z.output<typeof PersonCreate>;

/** The form at /register (USR-08): all but the phone required. `token` is what the invitation's link carries. */
export const RegistrationInput = z
  .object(
    {
      ...details,
      ...work,
      password: newPassword(),
      confirmPassword: confirmedPassword(),
      token: InvitationToken,
    },
    { error: say.notAPerson },
  )
  .refine(passwordsMatch, { error: say.passwordsDiffer, path: ['confirmPassword'], when: hasFields });
export type RegistrationInput = z.output<typeof RegistrationInput>;

/** The registration form of a new colleague, whose work is required. */
export const ColleagueRegistration = RegistrationInput.superRefine(
  (form, context) => addMissing(context, 'member', form),
  { when: hasFields },
);

function addMissing(context: z.RefinementCtx, accessRole: AccessRole, form: Work): void {
  for (const { path, message } of missingWork(accessRole, form))
    context.addIssue({ code: 'custom', path: [path], message });
}

function hoursPerWeek() {
  return z
    .number({ error: say.hoursPerWeekInvalid })
    .min(0, { error: say.hoursPerWeekInvalid })
    .max(MOST_HOURS_PER_WEEK, { error: say.hoursPerWeekInvalid });
}
