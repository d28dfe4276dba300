import { FormGrid } from '@linework/design-system';
import { MOST_HOURS_PER_WEEK } from '@linework/domain';
import { currencySymbol } from '../format/currencySymbol';
import { FormMoneyField } from '../forms/fields/FormMoneyField';
import { FormNumberField } from '../forms/fields/FormNumberField';
import { useSession } from '../session/SessionContext';

/** What time and capacity are counted by. Rates only for those who may see this one. */
export function WorkFields({ seesRate }: { seesRate: boolean }) {
  const { settings } = useSession();
  return (
    <FormGrid>
      {seesRate && (
        <FormMoneyField
          name="hourlyRateMinor"
          label="Hourly rate"
          required
          currencySymbol={currencySymbol(settings.currency)}
          min={0}
          step={0.01}
        />
      )}
      <FormNumberField
        name="hoursPerWeek"
        label="Hours per week"
        hint="Capacity and load are counted by it."
        min={0}
        max={MOST_HOURS_PER_WEEK}
        step={0.5}
        unit="h"
      />
    </FormGrid>
  );
}
