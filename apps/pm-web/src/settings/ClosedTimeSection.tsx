import { Callout, FormSection, Link, Stack } from '@linework/design-system';
import { addDays, countOf, formatDuration, isDateOnly } from '@linework/domain';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { useAppPath } from '../app/useAppPath';
import { useFormat } from '../format/useFormat';
import { FormDateField } from '../forms/fields/FormDateField';
import { entriesPath } from '../time/entries/entriesPath';
import { totalsQuery } from '../time/timeApi';

/** TIM-11: through which day time is final, and what of it is not approved yet. */
export function ClosedTimeSection() {
  const { todayDate } = useFormat();
  const day: string = useWatch({ name: 'timeClosedThrough' });
  return (
    <FormSection
      title="Closed time"
      description="Close the time of past days once it is invoiced or paid. It is neither recorded, changed nor deleted any more; what is not approved yet can still be submitted and approved."
    >
      <Stack gap={16}>
        <FormDateField
          name="timeClosedThrough"
          label="Time is closed through"
          max={addDays(todayDate(), -1)}
          hint="Empty: no time is closed. A timer that runs since a closed day counts on the first open one."
        />
        {isDateOnly(day) && <NotApproved day={day} />}
      </Stack>
    </FormSection>
  );
}

/** What of these days is not approved: it will not be changed any more either. */
function NotApproved({ day }: { day: string }) {
  const path = useAppPath();
  const format = useFormat();
  const filters = { date: `..${day}`, status: 'stopped,submitted' };
  const { data } = useQuery(totalsQuery(filters));
  if (!data || data.total === 0) return null;
  return (
    <Callout
      tone="warning"
      title={`${countOf('timeEntry', data.total)} (${formatDuration(data.minutes)}) not approved`}
    >
      <Stack gap={4}>
        {`They are of ${format.date(day)} or before.`}
        <Link asChild>
          <RouterLink to={path(entriesPath(filters))}>See what is not approved</RouterLink>
        </Link>
      </Stack>
    </Callout>
  );
}
