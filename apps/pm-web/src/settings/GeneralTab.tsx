import { Callout, FormGrid, FormSection, Skeleton, Stack, useToast } from '@linework/design-system';
import {
  CURRENCIES,
  DATE_FORMATS,
  formatDate,
  formatDateTime,
  formatMoney,
  isTimeZone,
  LANGUAGES,
  limits,
  timeZones,
  type WorkspaceSettings,
  type WorkspaceSettingsRow,
} from '@linework/domain';
import { useQuery } from '@tanstack/react-query';
import { FormProvider, useWatch } from 'react-hook-form';
import { toProblem } from '../api/problem';
import { serverNow } from '../api/serverClock';
import { useFormat } from '../format/useFormat';
import { EditFormFrame } from '../forms/EditFormFrame';
import type { FieldLabels } from '../forms/fieldLabels';
import { FormCheckbox } from '../forms/fields/FormCheckbox';
import { FormCombobox } from '../forms/fields/FormCombobox';
import { FormSelect } from '../forms/fields/FormSelect';
import { FormTagsInput } from '../forms/fields/FormTagsInput';
import { FormTextField } from '../forms/fields/FormTextField';
import { ReadOnlyForm } from '../forms/fields/ReadOnlyForm';
import { SaveActions } from '../forms/SaveActions';
import { useEditForm } from '../forms/useEditForm';
import { mailApi } from '../mail/mailApi';
import { LoadFailed } from '../problems/LoadFailed';
import { useSession } from '../session/SessionContext';
import { useCan } from '../session/useCan';
import { ClosedTimeSection } from './ClosedTimeSection';
import { settingsApi } from './settingsApi';

/** What holds for everybody in the workspace. */
export function GeneralTab() {
  const stored = useQuery(settingsApi.workspace);
  if (stored.isPending) return <Skeleton height={420} aria-label="Loading the settings..." />;
  if (stored.isError)
    return <LoadFailed problem={toProblem(stored.error)} onRetry={() => void stored.refetch()} />;
  return <GeneralForm stored={stored.data} />;
}

function GeneralForm({ stored }: { stored: WorkspaceSettingsRow }) {
  const toast = useToast();
  const isReadOnly = !useCan()('settings:update');
  const edit = useEditForm({
    entity: 'settings',
    row: stored,
    empty: () => toValues(stored),
    toValues,
    loadSchema: async () => (await import('../forms/schemas')).WorkspaceSettings,
    readers: { timeClosedThrough: (date) => ({ ok: true, value: date }) },
    save: (input, version) => settingsApi.saveWorkspace(input, version ?? stored.version),
    reload: () => settingsApi.reload(),
    onSaved: () => toast({ tone: 'success', title: 'Settings saved' }),
    staysOpen: true,
  });
  return (
    <FormProvider {...edit.form}>
      <ReadOnlyForm value={isReadOnly}>
        <EditFormFrame edit={edit} label="General settings" labels={labels}>
          <Stack gap={16}>
            {isReadOnly && (
              <Callout tone="info" title="You may look at these settings, but not change them">
                They hold for everybody in the workspace. Ask an owner or admin for changes.
              </Callout>
            )}
            <FormSection title="Workspace" description="These settings hold for everybody in the workspace.">
              <Stack gap={16}>
                <FormTextField name="companyName" label="Company name" required autoComplete="organization" />
                <FormGrid>
                  <TimeZoneField />
                  <FormSelect
                    name="language"
                    label="Language"
                    options={LANGUAGES.map((language) => ({ value: language, label: language }))}
                    hint="The only one yet."
                  />
                  <DateFormatField />
                  <CurrencyField />
                </FormGrid>
              </Stack>
            </FormSection>
            <ClosedTimeSection />
            <FormSection title="Sign-in" description="How everybody in the workspace proves who they are.">
              <FormCheckbox
                name="requireTwoFactor"
                label="Require two-factor authentication"
                hint="Whoever has not turned it on does so before anything else, from now on, and their API tokens wait for it too."
              />
            </FormSection>
            <RegistrationSection />
            {!isReadOnly && (
              <SaveActions
                edit={edit}
                saveLabel="Save Changes"
                onCancel={() => edit.form.reset()}
                sticky={false}
              />
            )}
          </Stack>
        </EditFormFrame>
      </ReadOnlyForm>
    </FormProvider>
  );
}

/** GEN-02: whoever gets mail at these domains may join without an invitation. */
function RegistrationSection() {
  const { data } = useQuery(mailApi.isMailed);
  return (
    <FormSection
      title="Registration"
      description="Without a domain, people join by invitation only. Each open domain lets whoever gets mail there join as member."
    >
      <Stack gap={16}>
        {data?.isMailed === false && (
          <Callout tone="info" title="This server sends no mail">
            Whoever registers gets a link by mail. Set up mail first, then open a domain.
          </Callout>
        )}
        <FormTagsInput
          name="registrationDomains"
          label="Open mail domains"
          addLabel="Add domain"
          hint="What follows the @ in the addresses of your company, such as example.com."
          maxLength={limits.email}
        />
      </Stack>
    </FormSection>
  );
}

/** The seed's zones, then every one of the IANA database, found by typing. */
function TimeZoneField() {
  const timeZone: string = useWatch({ name: 'timeZone' });
  const { settings } = useSession();
  const time = isTimeZone(timeZone) ? formatDateTime(serverNow(), { ...settings, timeZone }) : '';
  return (
    <FormCombobox
      name="timeZone"
      label="Time zone"
      required
      options={ZONES}
      hint={time && `It is ${time} there. What is due today or overdue follows it.`}
    />
  );
}

const ZONES = timeZones().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));

function DateFormatField() {
  const dateFormat: WorkspaceSettings['dateFormat'] = useWatch({ name: 'dateFormat' });
  const { todayDate } = useFormat();
  return (
    <FormSelect
      name="dateFormat"
      label="Date format"
      options={DATE_FORMATS.map((format) => ({ value: format, label: format }))}
      hint={`Today is ${formatDate(todayDate(), dateFormat)}.`}
    />
  );
}

function CurrencyField() {
  const currency: WorkspaceSettings['currency'] = useWatch({ name: 'currency' });
  const { settings } = useSession();
  const example = `Written as ${formatMoney(123_450, currency)}.`;
  return (
    <FormSelect
      name="currency"
      label="Currency"
      options={CURRENCIES.map((code) => ({ value: code, label: code }))}
      hint={
        currency === settings.currency
          ? example
          : `${example} Amounts keep their figures: ${formatMoney(10_000, settings.currency)} becomes ${formatMoney(10_000, currency)}.`
      }
    />
  );
}

const labels: FieldLabels = {
  companyName: 'Company name',
  timeZone: 'Time zone',
  dateFormat: 'Date format',
  currency: 'Currency',
  language: 'Language',
  requireTwoFactor: 'Require two-factor authentication',
  registrationDomains: 'Open mail domains',
  timeClosedThrough: 'Time is closed through',
};

function toValues({ id: _id, version: _version, timeClosedThrough, ...settings }: WorkspaceSettingsRow) {
  return { ...settings, timeClosedThrough: timeClosedThrough ?? '' };
}
