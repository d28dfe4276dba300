import { DateField, type DateFieldProps } from '@linework/design-system';
import { useSession } from '../../session/SessionContext';
import { useFormField } from './useFormField';

/** A `DateField` of the form around it, in the workspace's date format (GEN-16). No date may be `null` or `''`. */
export function FormDateField({ name, ...rest }: DateFieldProps & { name: string }) {
  const { settings } = useSession();
  const { value, change, control } = useFormField<string | null>(name);
  return (
    <DateField
      format={settings.dateFormat}
      value={value ?? ''}
      onValueChange={change}
      {...control}
      {...rest}
    />
  );
}
