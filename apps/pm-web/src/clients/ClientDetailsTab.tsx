import { FormGrid, FormSection, Stack } from '@linework/design-system';
import { CLIENT_STATUSES, COMPANY_SIZES, COUNTRIES, INDUSTRIES } from '@linework/domain';
import { emailInput } from '../forms/fields/emailInput';
import { FormSelect } from '../forms/fields/FormSelect';
import { FormTextArea } from '../forms/fields/FormTextArea';
import { FormTextField } from '../forms/fields/FormTextField';
import { optionsOf } from '../forms/fields/optionsOf';
import { useCan } from '../session/useCan';

/** The tab 'Client Details' of the client form (CLI-06). */
export function ClientDetailsTab() {
  const may = useCan();
  return (
    <Stack gap={16}>
      <FormSection title="Company information">
        <FormGrid>
          <FormTextField name="name" label="Company name" required autoComplete="organization" />
          <FormSelect name="status" label="Status" options={optionsOf(CLIENT_STATUSES)} />
          <FormTextField name="email" label="Email" required {...emailInput} autoComplete="email" />
          <FormTextField name="phone" label="Phone" required type="tel" autoComplete="tel" />
          <FormTextField name="website" label="Website" type="url" inputMode="url" autoComplete="url" />
          <FormSelect
            name="industry"
            label="Industry"
            options={[{ value: '', label: 'Not set' }, ...optionsOf(INDUSTRIES)]}
          />
          <FormSelect
            name="companySize"
            label="Company size"
            options={[{ value: '', label: 'Not set' }, ...optionsOf(COMPANY_SIZES)]}
          />
        </FormGrid>
      </FormSection>
      <FormSection title="Address">
        <FormGrid>
          <FormTextField name="address.street" label="Street" autoComplete="street-address" />
          <FormTextField name="address.city" label="City" autoComplete="address-level2" />
          <FormTextField name="address.state" label="State" autoComplete="address-level1" />
          <FormTextField name="address.zipCode" label="ZIP code" autoComplete="postal-code" />
          <FormSelect name="address.country" label="Country" options={optionsOf(COUNTRIES)} />
        </FormGrid>
      </FormSection>
      <ContactSection contact="primaryContact" title="Primary contact" required />
      <ContactSection contact="secondaryContact" title="Secondary contact" />
      {may('note:read') && (
        <FormSection title="Notes">
          <FormTextArea name="notes" label="Notes" hideLabel rows={4} />
        </FormSection>
      )}
    </Stack>
  );
}

interface ContactSectionProps {
  contact: 'primaryContact' | 'secondaryContact';
  title: string;
  /** Name and email must be there. */
  required?: boolean;
}

/** The fields' full names are for whoever does not see the heading above them. */
function ContactSection({ contact, title, required = false }: ContactSectionProps) {
  return (
    <FormSection title={title}>
      <FormGrid>
        <FormTextField
          name={`${contact}.name`}
          label="Name"
          aria-label={`${title} name`}
          required={required}
        />
        <FormTextField name={`${contact}.title`} label="Job title" aria-label={`${title} job title`} />
        <FormTextField
          name={`${contact}.email`}
          label="Email"
          aria-label={`${title} email`}
          {...emailInput}
          required={required}
        />
        <FormTextField name={`${contact}.phone`} label="Phone" aria-label={`${title} phone`} type="tel" />
      </FormGrid>
    </FormSection>
  );
}
