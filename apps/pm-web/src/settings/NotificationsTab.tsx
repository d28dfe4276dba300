import { Callout, FormSection, Stack } from '@linework/design-system';
import { useQuery } from '@tanstack/react-query';
import { FormCheckbox } from '../forms/fields/FormCheckbox';
import { mailApi } from '../mail/mailApi';
import { PushDevice } from '../push/PushDevice';
import { useSession } from '../session/SessionContext';
import { useCan } from '../session/useCan';
import { PersonSettingsForm } from './PersonSettingsForm';

/** How each person hears of what happens while they are not here (NOT-03, SET-01). */
export function NotificationsTab() {
  const { settings, person } = useSession();
  const may = useCan();
  const { data } = useQuery(mailApi.isMailed);
  const { emailNotifications, pushNotifications, weeklyReports } = settings;
  const switches = { emailNotifications, pushNotifications };
  const recordsTime = may('time:create');
  return (
    <PersonSettingsForm
      aria-label="Notifications"
      defaultValues={recordsTime ? { ...switches, weeklyReports } : switches}
    >
      {data?.isMailed === false && (
        <Callout tone="info" title="This server sends no mail">
          None of these mails come until whoever runs Linework has set up a mail server. What you choose here
          holds from then on.
        </Callout>
      )}
      <FormSection title="Mails to you" description={`For you alone, to ${person.email}.`}>
        <Stack gap={16}>
          <FormCheckbox
            name="emailNotifications"
            label="Email notifications"
            hint="Half a minute after the bell rings: all that you have not read by then, in one mail, and no more than one in ten minutes."
          />
          {recordsTime && (
            <FormCheckbox
              name="weeklyReports"
              label="Weekly report"
              hint={`On Mondays shortly after 07:00 (${settings.timeZone}): your hours of last week, what of them is not submitted, ${
                may('time:approve') ? 'what waits for your approval, ' : ''
              }and your tasks that are overdue or due this week.`}
            />
          )}
        </Stack>
      </FormSection>
      <FormSection title="On your devices" description="Also while Linework is closed.">
        <Stack gap={16}>
          <FormCheckbox
            name="pushNotifications"
            label="Push notifications"
            hint="Seconds after the bell rings, in each browser where you turn them on and are signed in."
          />
          {pushNotifications && <PushDevice />}
        </Stack>
      </FormSection>
    </PersonSettingsForm>
  );
}
