import { TextArea, type TextAreaProps } from '@linework/design-system';
import { useFormField } from './useFormField';

/** A `TextArea` of the form around it. */
export function FormTextArea({ name, ...rest }: TextAreaProps & { name: string }) {
  const { value, change, control } = useFormField<string>(name);
  return <TextArea value={value} onChange={(event) => change(event.target.value)} {...control} {...rest} />;
}
