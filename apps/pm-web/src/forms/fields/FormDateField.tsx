import { DateField, type DateFieldProps } from '@linework/design-system';
import { useFormat } from '../../format/useFormat';
import { useSession } from '../../session/SessionContext';
import { useFormField } from './useFormField';

/** A `DateField` of the form around it, in the workspace's date format and calendar (GEN-16). No date may be `null` or `''`. */
export function FormDateField({ name, ...rest }: DateFieldProps & { name: string }) {
  const { settings } = useSession();
  const { todayDate } = useFormat();
  const { value, change, control } = useFormField<string | null>(name);
  return (
    <DateField
      format={settings.dateFormat}
      today={todayDate()}
      value={value ?? ''}
      onValueChange={change}
      {...control}
      {...rest}
    />
  );
}
