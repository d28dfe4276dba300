import { FormGrid } from '@linework/design-system';
import { DEPARTMENTS, JOB_ROLES, PERSON_STATUSES } from '@linework/domain';
import type { ReactNode } from 'react';
import { emailInput } from '../forms/fields/emailInput';
import { FormDateField } from '../forms/fields/FormDateField';
import { FormSelect } from '../forms/fields/FormSelect';
import { FormTextField } from '../forms/fields/FormTextField';
import { optionsOf } from '../forms/fields/optionsOf';

interface PersonDetailsProps {
  /** Role, department and start date: not of a client's people, nor of who only corrects their own name. */
  hasWork?: boolean;
  hasStatus?: boolean;
  emailHint?: string;
  /** What a changed address asks for. */
  afterEmail?: ReactNode;
  /** The address is the invitation's. */
  isEmailFixed?: boolean;
  /** On a page of its own, which begins with it. */
  autoFocus?: boolean;
  /** On a page without a workspace, whose date formats are not known. */
  date?: ReactNode;
}

/** Who somebody is: the same fields in the user form and at registration (USR-04, USR-08). */
export function PersonDetails({
  hasWork = true,
  hasStatus = false,
  emailHint,
  afterEmail,
  isEmailFixed,
  autoFocus,
  date,
}: PersonDetailsProps) {
  return (
    <FormGrid>
      <FormTextField
        name="firstName"
        label="First name"
        required
        autoComplete="given-name"
        autoFocus={autoFocus}
      />
      <FormTextField name="lastName" label="Last name" required autoComplete="family-name" />
      <FormTextField
        name="email"
        label="Email"
        required
        {...emailInput}
        autoComplete="email"
        readOnly={isEmailFixed}
        hint={emailHint}
      />
      {afterEmail}
      <FormTextField name="phone" label="Phone" type="tel" autoComplete="tel" />
      {hasWork && (
        <>
          <FormSelect
            name="jobRole"
            label="Role"
            required
            placeholder="Choose a role"
            options={optionsOf(JOB_ROLES)}
          />
          <FormSelect
            name="department"
            label="Department"
            required
            placeholder="Choose a department"
            options={optionsOf(DEPARTMENTS)}
          />
          {date ?? <FormDateField name="startDate" label="Start date" required />}
        </>
      )}
      {hasStatus && <FormSelect name="status" label="Status" options={optionsOf(PERSON_STATUSES)} />}
    </FormGrid>
  );
}
